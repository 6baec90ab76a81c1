import { cookbookReferences } from '../features/cookbooks/index.ts';
import { type Dependents, mergeJobs, mergeRoutes } from '../features/entities/index.ts';
import { foodRoutes, foods, labelsOfFoods } from '../features/foods/index.ts';
import { correctionReferences } from '../features/ingredients/index.ts';
import { labelRoutes } from '../features/labels/index.ts';
import { organizerRoutes, organizers } from '../features/organizers/index.ts';
import { indexJobs, recipeReferences, recipesWithOrganizer } from '../features/recipes/index.ts';
import { seederRoutes } from '../features/seeders/index.ts';
import { unitRoutes, units } from '../features/units/index.ts';
import type { Platform, Route } from '../platform/http/index.ts';
import type { JobDefinition } from '../platform/jobs/index.ts';

/** Who refers to foods, units, labels and organizers: a feature that does adds its references here, so that merges move them. */
const dependents: Dependents = [labelsOfFoods, ...recipeReferences, ...correctionReferences, ...cookbookReferences];

export const entityRoutes: Route[] = [
  ...organizerRoutes(dependents, recipesWithOrganizer),
  ...foodRoutes(dependents),
  ...unitRoutes(dependents),
  ...labelRoutes(dependents),
  ...seederRoutes,
  ...mergeRoutes({ food: foods, unit: units, ...organizers }, dependents),
];

export const entityJobs = ({ clock }: Platform): JobDefinition[] => [...indexJobs, ...mergeJobs(clock)];
