import type { Page, RecipeListQuery, RecipeSummary } from '@larder/contract';
import { areCommon, type GroupDatabase, type WrittenJson } from '../../../platform/database/index.ts';
import { type Reading, writtenPageOf } from '../../../platform/database/lists/index.ts';
import { listedTopics, recipeState } from '../recipe-state.repository.ts';
import { countRecipes, readWindow, type Selection } from './cards.repository.ts';
import { type Choice, countChosen } from './explorer-filters.repository.ts';

interface Ordered {
  conditions: (reading: Reading) => Selection['conditions'];
  order: Selection['order'];
  path: string;
  /** Of everything that decides which recipes are listed. */
  key: string;
  /** How many there are, where nothing has to be counted. */
  known: number | undefined;
  /** What was chosen, where nothing else narrows the list. */
  choicesAlone: Choice[];
}

/**
 * A page of the recipes that filters leave, in an order. How many there are is counted once, and decides how they are looked for:
 * many are met soon on a walk along the order, few are collected and sorted.
 */
export const listOrderedRecipes = (
  db: GroupDatabase,
  query: RecipeListQuery,
  { conditions, order, path, key, known, choicesAlone }: Ordered,
): Promise<WrittenJson<Page<RecipeSummary>>> =>
  writtenPageOf<RecipeSummary>(query, {
    path,
    count: async () =>
      known ??
      db.remembered(
        `count ${key}`,
        async () => (await countChosen(db, choicesAlone)) ?? countRecipes(db, conditions('at once')),
        listedTopics,
      ),
    rows: async (window, total) => {
      const { recipeCount } = await recipeState(db);
      const selection = areCommon(total, recipeCount)
        ? { conditions: conditions('row by row'), order }
        : { conditions: conditions('at once'), order: order.map(db.dialect.unindexed) };
      return readWindow(db, selection, window);
    },
  });
