import { randomUUID } from 'node:crypto';
import { plainText } from '@larder/kitchen';
import type { InstanceGroup, InstanceItem } from '@larder/reader';
import { flag } from '../../../../platform/database/index.ts';
import { type Context, stamps, synced, type WrittenRows } from '../../drafts/written-rows.ts';
import type { StandsFor } from './pantry-rows.ts';

/** What is asked for besides the recipes, without what is lost in fractions. */
const ownAmount = ({ quantity, recipes }: InstanceItem): number => {
  const asked = recipes.reduce((sum, part) => sum + part.quantity * part.scale, 0);
  const own = Number((quantity - asked).toFixed(6));
  return Object.is(own, -0) ? 0 : own;
};

/** Who has the lists of a group that named nobody. */
const ownerOf = ({ users }: InstanceGroup): string | null =>
  (users.find(({ admin }) => admin) ?? users.find(({ canManage }) => canManage) ?? users[0])?.id ?? null;

export const shoppingRows = (group: InstanceGroup, context: Context, standsFor: StandsFor): WrittenRows => {
  const { groupId } = context;
  const standing = (kind: keyof StandsFor, id: string | null) =>
    id === null ? null : (standsFor[kind].get(id) ?? null);
  const items = group.lists.flatMap(({ id: listId, items }) =>
    items.map((item, position) => ({ item, listId, position, unitId: standing('units', item.unitId) })),
  );
  return {
    shoppingLists: group.lists.map(({ id, name, userId, extras, aisles, ...made }) => {
      const called = name || id;
      return {
        ...{ id, groupId, userId: userId ?? ownerOf(group), name: called, nameKey: plainText(called), shopId: null },
        aisles: JSON.stringify([...new Set(aisles.flatMap((label) => standing('labels', label) ?? []))]),
        extras: JSON.stringify(extras),
        ...synced,
        ...stamps(context, made),
      };
    }),
    shoppingItems: items.map(({ item, listId, position, unitId }) => {
      const isOwn = item.recipes.length === 0;
      const own = ownAmount(item);
      return {
        ...{ id: item.id, groupId, listId, checked: flag(item.checked), position, quantity: item.quantity },
        ...{ note: item.note, isOwn: flag(isOwn), ownQuantity: own, ownNote: isOwn ? item.note : '' },
        ownUnitId: isOwn || own !== 0 ? unitId : null,
        isSetByHand: flag(!isOwn && own !== 0),
        ...{ foodId: standing('foods', item.foodId), unitId, labelId: standing('labels', item.labelId) },
        ...{ extras: JSON.stringify(item.extras), price: null, changedAt: '{}', joins: '[]' },
        ...synced,
        ...stamps(context, item),
      };
    }),
    shoppingItemRecipes: items.flatMap(({ item, listId, unitId }) =>
      item.recipes.map(({ recipeId, quantity, scale, note }, position) => ({
        ...{ id: randomUUID(), groupId, listId, itemId: item.id, recipeId, position, quantity, unitId, scale, note },
      })),
    ),
    shoppingListRecipes: group.lists.flatMap(({ id: listId, recipes }) => {
      const times = new Map<string, number>();
      for (const { recipeId, quantity } of recipes) times.set(recipeId, (times.get(recipeId) ?? 0) + quantity);
      return [...times].map(([recipeId, quantity]) => ({ id: randomUUID(), groupId, listId, recipeId, quantity }));
    }),
  };
};
