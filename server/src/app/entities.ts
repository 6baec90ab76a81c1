import { type BinKinds, binJobs, binRoutes } from '../features/bin/index.ts';
import { cookbookBin, cookbookReferences, ruleFilterReferences } from '../features/cookbooks/index.ts';
import { type Dependents, entityBin, mergeJobs, mergeRoutes } from '../features/entities/index.ts';
import { foodRoutes, foods, labelsOfFoods } from '../features/foods/index.ts';
import { correctionReferences } from '../features/ingredients/index.ts';
import { labelRoutes, labels } from '../features/labels/index.ts';
import { entryBin, repeatBin, ruleBin, ruleReferences, templateBin } from '../features/mealplans/index.ts';
import { notifierBin } from '../features/notifications/index.ts';
import { organizerRoutes, organizers } from '../features/organizers/index.ts';
import { recipeActionBin } from '../features/recipe-actions/index.ts';
import {
  assetBin,
  commentBin,
  indexJobs,
  recipeBin,
  recipeReferences,
  recipesWithOrganizer,
  savedFilterReferences,
  timelineEventBin,
} from '../features/recipes/index.ts';
import { seederRoutes } from '../features/seeders/index.ts';
import { shareTokenBin } from '../features/sharing/index.ts';
import { shopBin, shoppingListBin, shoppingReferences } from '../features/shopping/index.ts';
import { unitRoutes, units } from '../features/units/index.ts';
import { webhookBin } from '../features/webhooks/index.ts';
import type { Platform, Route } from '../platform/http/index.ts';
import type { JobDefinition } from '../platform/jobs/index.ts';

/** Who refers to foods, units, labels and organizers: a feature that does adds its references here, so that merges move them. */
export const dependents: Dependents = [
  labelsOfFoods,
  ...recipeReferences,
  savedFilterReferences,
  ...correctionReferences,
  ...cookbookReferences,
  ...shoppingReferences,
  ...ruleReferences,
  ...ruleFilterReferences,
];

/** What goes to the bin when it is deleted. */
export const binKinds: BinKinds = {
  shareToken: shareTokenBin,
  asset: assetBin,
  comment: commentBin,
  timelineEvent: timelineEventBin,
  mealplan: entryBin,
  mealplanRule: ruleBin,
  mealplanTemplate: templateBin,
  mealplanRepeat: repeatBin,
  recipe: recipeBin,
  cookbook: cookbookBin,
  shoppingList: shoppingListBin,
  shop: shopBin,
  webhook: webhookBin,
  notifier: notifierBin,
  recipeAction: recipeActionBin,
  food: entityBin(foods, dependents),
  unit: entityBin(units, dependents),
  label: entityBin(labels, dependents),
  category: entityBin(organizers.category, dependents),
  tag: entityBin(organizers.tag, dependents),
  tool: entityBin(organizers.tool, dependents),
};

export const entityRoutes: Route[] = [
  ...organizerRoutes(dependents, recipesWithOrganizer),
  ...foodRoutes(dependents),
  ...unitRoutes(dependents),
  ...labelRoutes(dependents),
  ...seederRoutes,
  ...binRoutes(binKinds),
  ...mergeRoutes({ food: foods, unit: units, ...organizers }, dependents),
];

export const entityJobs = (platform: Platform): JobDefinition[] => [
  ...indexJobs,
  ...mergeJobs(platform.clock),
  ...binJobs(binKinds, platform),
];
