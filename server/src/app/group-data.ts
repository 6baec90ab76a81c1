import { cookbookUses } from '../features/cookbooks/index.ts';
import { foodRoutes, foodTable, labelsOfFoods } from '../features/foods/index.ts';
import { type Links, mergeable, mergeJobs, mergeRoutes } from '../features/group-data/index.ts';
import { correctionUses } from '../features/ingredients/index.ts';
import { labelRoutes } from '../features/labels/index.ts';
import { organizerRoutes, organizerTables } from '../features/organizers/index.ts';
import { indexAgain, indexJobs, recipesFoundBy, recipesWithOrganizer, recipeUses } from '../features/recipes/index.ts';
import { seederRoutes } from '../features/seeders/index.ts';
import { unitRoutes, unitTable } from '../features/units/index.ts';
import type { Platform, Route } from '../platform/http/index.ts';
import type { JobDefinition } from '../platform/jobs/index.ts';

/** Who refers to foods, units, labels and organizers: a feature that does adds its references here, so that merges move them. */
const links: Links = {
  uses: [labelsOfFoods, ...recipeUses, ...correctionUses, ...cookbookUses],
  recipesFoundBy,
  indexAgain,
};

export const groupDataRoutes: Route[] = [
  ...organizerRoutes(links, recipesWithOrganizer),
  ...foodRoutes(links),
  ...unitRoutes(links),
  ...labelRoutes(links),
  ...seederRoutes,
  ...mergeRoutes(
    {
      food: mergeable(foodTable),
      unit: mergeable(unitTable),
      category: mergeable(organizerTables.category),
      tag: mergeable(organizerTables.tag),
      tool: mergeable(organizerTables.tool),
    },
    links,
  ),
];

export const groupDataJobs = ({ clock }: Platform): JobDefinition[] => [...indexJobs, ...mergeJobs(clock)];
