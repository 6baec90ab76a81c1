import type { RecipeListQuery } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { type Entity, listOrder, type Window } from '../../../platform/database/lists/index.ts';
import {
  findNumbers,
  findNumbersFromEnd,
  isPublic,
  readCards,
  readCardsOf,
  type Selection,
} from './cards.repository.ts';

interface Part {
  entity: Entity;
  conditions: Selection['conditions'];
  window: Window;
  total: number;
}

/** Further into a list it is quicker to pass the rows by their numbers than whole. */
const deep = 500;

/** A window of all recipes, from whichever end of the list is nearer. */
export const listWholeGroup = async (
  db: GroupDatabase,
  query: RecipeListQuery,
  { entity, conditions, window, total }: Part,
): Promise<string> => {
  const { limit = total, offset } = window;
  const selection = { conditions, order: listOrder(query, entity, 'recipes', db.dialect) };
  const kept = keptOrder(query);
  if (kept && offset < deep) {
    return readCards(db, `${conditions.includes(isPublic) ? 'public' : 'all'} by ${kept}`, selection, window);
  }
  if (offset <= total / 2) return readCardsOf(db, await findNumbers(db, selection, window));

  const turned = { conditions, order: listOrder(query, entity, 'recipes', db.dialect, 'backwards') };
  const wanted = Math.min(limit, total - offset);
  const fromEnd = { limit: wanted, offset: total - offset - wanted };
  return readCardsOf(db, await findNumbersFromEnd(db, turned, fromEnd));
};

/** Attributes by which an index keeps the recipes in order. */
const keptOrders = new Set([
  'createdat',
  'updatedat',
  'updateat',
  'dateadded',
  'dateupdated',
  'lastmade',
  'rating',
  'name',
]);

/** Which of these orders a query asks for, and which way, if it asks for one of them. */
const keptOrder = ({ orderBy, orderByNullPosition, orderDirection }: RecipeListQuery): string | undefined => {
  if (orderByNullPosition || orderBy?.includes(',')) return undefined;
  const [attribute = '', direction = orderDirection] = (orderBy?.trim() || 'createdAt').split(':');
  const name = attribute.trim().replaceAll('_', '').toLowerCase();
  return keptOrders.has(name) ? `${name} ${direction}` : undefined;
};
