import { expect, test } from 'vitest';
import {
  asksForSame,
  describedItem,
  type ItemParts,
  joinedItem,
  withNote,
  withoutRecipe,
  withQuantity,
} from './item-parts.ts';

const own = (quantity: number, note = ''): ItemParts =>
  describedItem({ checked: false, foodId: 'flour', unitId: 'gram', quantity, note, recipes: [] });

const from = (recipeId: string, quantity: number, scale = 1, note = ''): ItemParts =>
  describedItem({
    checked: false,
    foodId: 'flour',
    unitId: 'gram',
    quantity: quantity * scale,
    note,
    recipes: [{ recipeId, quantity, scale, note }],
  });

test('what two ask for is added up, and both notes stay', () => {
  expect(joinedItem(own(200, 'white'), own(300, 'fine'))).toMatchObject({ quantity: 500, note: 'white | fine' });
  expect(joinedItem(own(0.1), own(0.2))).toMatchObject({ quantity: 0.3 });
  expect(joinedItem(own(1, 'white'), own(1, 'white'))).toMatchObject({ note: 'white' });
});

test('a recipe that is taken off again leaves the list as it was', () => {
  const before = own(200, 'white');
  const both = joinedItem(before, from('bread', 500, 2, 'sifted'));
  expect(both).toMatchObject({ quantity: 1200, note: 'white | sifted' });
  expect(withoutRecipe(both, 'bread', 2)).toEqual(before);
  expect(withoutRecipe(from('bread', 500), 'bread', 1)).toBeNull();
});

test('a third of a cup three times is a cup, and nothing when it is taken off', () => {
  const three = [1, 2].reduce((item) => joinedItem(item, from('cake', 0.333)), from('cake', 0.333));
  expect(three).toMatchObject({ quantity: 1, recipes: [{ scale: 3 }] });
  expect(withoutRecipe(three, 'cake', 2)).toMatchObject({ quantity: 0.333 });
  expect(withoutRecipe(three, 'cake', 3)).toBeNull();
});

test('recipes are taken off one by one, however often each was added', () => {
  const item = joinedItem(joinedItem(from('bread', 500), from('cake', 250)), from('bread', 400));
  expect(item.quantity).toBe(1150);
  expect(withoutRecipe(item, 'bread', 1)).toMatchObject({ quantity: 750 });
  expect(withoutRecipe(item, 'bread', 2)).toMatchObject({ quantity: 250, recipes: [{ recipeId: 'cake' }] });
  expect(withoutRecipe(item, 'soup', 1)).toEqual(item);
});

test('what somebody changed by hand stays when recipes are taken off', () => {
  const more = withQuantity(from('bread', 500), 700);
  expect(withoutRecipe(more, 'bread', 1)).toMatchObject({ quantity: 200, isOwn: true });
  const less = withQuantity(joinedItem(own(200), from('bread', 500)), 100);
  expect(withoutRecipe(less, 'bread', 1)).toMatchObject({ quantity: 0, isOwn: true });
  const noted = withNote(joinedItem(own(200, 'white'), from('bread', 500, 1, 'sifted')), 'organic');
  expect(withoutRecipe(noted, 'bread', 1)).toMatchObject({ quantity: 200, note: 'organic' });
});

test('what is ticked off was bought, whatever becomes of the recipe', () => {
  const bought = { ...from('bread', 500), checked: true };
  expect(withoutRecipe(bought, 'bread', 1)).toMatchObject({ quantity: 500, recipes: [], checked: true });
});

test.each<[boolean, Partial<ItemParts>]>([
  [true, {}],
  [true, { note: 'fine', quantity: 7 }],
  [false, { checked: true }],
  [false, { unitId: null }],
  [false, { foodId: 'rice' }],
  [false, { foodId: null }],
])('that it asks for the same is %s for %o', (isSame, different) =>
  expect(asksForSame(own(1), { ...own(1), ...different })).toBe(isSame),
);

test('items without a food are the same by their note', () => {
  const bags = { ...own(3, 'bags'), foodId: null };
  expect(asksForSame(bags, { ...bags, quantity: 1, note: 'bags ' })).toBe(true);
  expect(asksForSame(bags, { ...bags, note: 'boxes' })).toBe(false);
});
