import type { PlanRule } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { type RecipeFilter, recipeFilter } from '../recipes/index.ts';

const idsOf = (organizers: { id: string }[]): string[] => organizers.map(({ id }) => id);

/** The recipes that have everything which all of the rules ask for. */
export const filterOfRules = (db: GroupDatabase, rules: readonly PlanRule[]): RecipeFilter =>
  recipeFilter(db, {
    organizers: rules.flatMap(({ categories, tags }) => [
      { ids: idsOf(categories), requireAll: true },
      { ids: idsOf(tags), requireAll: true },
    ]),
    queryFilter: rules
      .flatMap(({ queryFilterString }) => (queryFilterString ? [`(${queryFilterString})`] : []))
      .join(' AND '),
    byRules: true,
    picked: [],
  });
