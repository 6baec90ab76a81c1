import type { PlanRule } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { type RecipeFilter, recipeFilter } from '../recipes/index.ts';

const idsOf = (organizers: { id: string }[]): string[] => organizers.map(({ id }) => id);

/** The recipes that have everything which all of the rules ask for; none where that was deleted. */
export const filterOfRules = (db: GroupDatabase, rules: readonly PlanRule[]): RecipeFilter =>
  recipeFilter(db, {
    organizers: rules.flatMap(({ categories, tags, missing }) =>
      [categories, tags, missing].map((organizers) => ({ ids: idsOf(organizers), requireAll: true })),
    ),
    queryFilter: rules
      .flatMap(({ queryFilterString }) => (queryFilterString ? [`(${queryFilterString})`] : []))
      .join(' AND '),
    byRules: true,
    picked: [],
  });
