import type { Page, RecipeListQuery, RecipeSummary } from '@larder/contract';
import { areCommon, type GroupDatabase, type WrittenJson } from '../../../platform/database/index.ts';
import { type Reading, writtenPageOf } from '../../../platform/database/lists/index.ts';
import { countRecipes, findNumbers, readCardsOf, type Selection } from './cards.repository.ts';
import { type Choice, countChosen } from './explorer-filters.repository.ts';

interface Narrowed {
  conditions: (reading: Reading) => Selection['conditions'];
  /** What was chosen, where nothing else narrows the list. */
  choicesAlone: Choice[];
  order: Selection['order'];
  path: string;
  /** Of everything that decides which recipes are listed. */
  key: string;
}

/** A page of the recipes that filters leave. How many there are is counted once, and decides how they are looked for. */
export const listNarrowedRecipes = (
  db: GroupDatabase,
  query: RecipeListQuery,
  { conditions, choicesAlone, order, path, key }: Narrowed,
): Promise<WrittenJson<Page<RecipeSummary>>> =>
  writtenPageOf<RecipeSummary>(query, {
    path,
    count: () =>
      db.remembered(
        `count ${key}`,
        async () => (await countChosen(db, choicesAlone)) ?? countRecipes(db, conditions('at once')),
      ),
    rows: async (window, total) => {
      const { recipeCount } = await db.state();
      const selection = areCommon(total, recipeCount)
        ? { conditions: conditions('row by row'), order }
        : { conditions: conditions('at once'), order: order.map(db.dialect.unindexed) };
      return readCardsOf(db, await findNumbers(db, selection, window));
    },
  });
