import type { SharedItem, SharedList, ShoppingItem, Tick } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { doOperations } from './do-operations.ts';
import { getList, getSummary } from './lists.repository.ts';

/** @throws AppError when there is no such list */
export const getListName = async (db: GroupDatabase, listId: string): Promise<string> =>
  (await getSummary(db, listId)).name;

/** A list as whoever has a link to it sees it: what is to be bought and where, not what for or for whom. */
export const readSharedList = async (
  db: GroupDatabase,
  listId: string,
): Promise<Pick<SharedList, 'name' | 'aisles' | 'items'>> => {
  const { name, labelSettings, listItems } = await getList(db, listId);
  const used = new Set(listItems.map(({ labelId }) => labelId));
  const labels = labelSettings.flatMap(({ label }) => (used.has(label.id) ? [label] : []));
  const places = new Map(labels.map(({ id }, place) => [id, place]));
  return {
    name,
    aisles: labels.map(({ name, color }) => ({ name, color })),
    items: listItems.map((item) =>
      toSharedItem(item, item.labelId === null ? null : (places.get(item.labelId) ?? null)),
    ),
  };
};

const toSharedItem = (
  { id, checked, quantity, unit, food, note, updatedAt }: ShoppingItem,
  aisle: number | null,
): SharedItem => ({
  id,
  checked,
  quantity,
  unit: unit && {
    name: unit.name,
    pluralName: unit.pluralName,
    abbreviation: unit.abbreviation,
    pluralAbbreviation: unit.pluralAbbreviation,
    useAbbreviation: unit.useAbbreviation,
    fraction: unit.fraction,
  },
  food: food && { name: food.name, pluralName: food.pluralName },
  note,
  aisle,
  updatedAt,
});

/** What somebody ticks who is no member counts as what members tick; nothing else is done by it, and what can't be is passed over. */
export const tickItems = async (
  db: GroupDatabase,
  listId: string,
  { device, ticks }: { device: string; ticks: Tick[] },
  at: Date,
): Promise<void> => {
  const operations = ticks.map(({ id, itemId, checked, seen }) => ({
    kind: 'change' as const,
    id,
    itemId,
    fields: { checked },
    seen,
  }));
  await doOperations(db, listId, { device, operations }, at);
};
