import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  askedByRecipe,
  asksForSame,
  describedItem,
  type ItemParts,
  joinedItem,
  type RecipePart,
  withAmount,
  withNote,
  withoutPart,
  withoutRecipe,
} from './item-parts.ts';
import { sumsFor } from './read-sums.ts';

const units = ['gram', 'kilogram', 'cup', 'tablespoon', 'pound', 'can', 'bag'];
const sumsOf = sumsFor(new Map(units.map((name) => [name, { name }])), (id) => id);

const own = (quantity: number, note = '', unitId: string | null = 'gram'): ItemParts =>
  describedItem({ checked: false, foodId: 'flour', unitId, quantity, note, price: null, recipes: [] }, sumsOf);

const from = (recipeId: string, quantity: number, scale = 1, note = '', unitId = 'gram'): ItemParts =>
  askedByRecipe('flour', { recipeId, quantity, unitId, scale, note });

const joined = (...items: ItemParts[]): ItemParts => items.reduce((item, added) => joinedItem(item, added, sumsOf));

const without = (item: ItemParts, recipeId: string, times = 1) => withoutRecipe(item, { recipeId, times }, sumsOf);

test('what two ask for is added up, and both notes stay', () => {
  expect(joined(own(200, 'white'), own(300, 'fine'))).toMatchObject({ quantity: 500, note: 'white | fine' });
  expect(joined(own(0.1), own(0.2))).toMatchObject({ quantity: 0.3 });
  expect(joined(own(1, 'white'), own(1, 'white'))).toMatchObject({ note: 'white' });
});

test('what is said in different units is added up in one of them', () => {
  expect(joined(own(500), from('bread', 1, 1, '', 'kilogram'))).toMatchObject({ quantity: 1.5, unitId: 'kilogram' });
  expect(joined(own(300), from('cake', 2, 1, '', 'cup'))).toMatchObject({ quantity: 540, unitId: 'gram' });
  expect(joined(own(1, '', 'kilogram'), own(500))).toMatchObject({ quantity: 1.5, unitId: 'kilogram', isOwn: true });
});

test('a recipe that is taken off again leaves the list as it was', () => {
  const before = own(200, 'white');
  const both = joined(before, from('bread', 500, 2, 'sifted'));
  expect(both).toMatchObject({ quantity: 1200, note: 'white | sifted' });
  expect(without(both, 'bread', 2)).toEqual(before);
  expect(without(joined(before, from('bread', 3, 1, '', 'cup')), 'bread')).toEqual(before);
  expect(without(from('bread', 500), 'bread')).toBeNull();
});

test('a third of a cup three times is a cup, and nothing when it is taken off', () => {
  const three = joined(from('cake', 0.333), from('cake', 0.333), from('cake', 0.333));
  expect(three).toMatchObject({ quantity: 1, recipes: [{ scale: 3 }] });
  expect(without(three, 'cake', 2)).toMatchObject({ quantity: 0.333 });
  expect(without(three, 'cake', 3)).toBeNull();
});

test('a third of a recipe is a third again when another third is taken off', () => {
  const third = from('cake', 500, 1 / 3);
  expect(without(joined(third, from('cake', 500, 1 / 3)), 'cake', 1 / 3)).toEqual(third);
});

test('recipes are taken off one by one, however often each was added', () => {
  const item = joined(from('bread', 500), from('cake', 250), from('bread', 400));
  expect(item.quantity).toBe(1150);
  expect(without(item, 'bread')).toMatchObject({ quantity: 750 });
  expect(without(item, 'bread', 2)).toMatchObject({ quantity: 250, recipes: [{ recipeId: 'cake' }] });
  expect(without(item, 'soup')).toEqual(item);
});

test('what somebody changed by hand stays when recipes are taken off', () => {
  const more = withAmount(from('bread', 500), { quantity: 700 }, sumsOf);
  expect(without(more, 'bread')).toMatchObject({ quantity: 200, isOwn: true });
  const less = withAmount(joined(own(200), from('bread', 500)), { quantity: 100 }, sumsOf);
  expect(without(less, 'bread')).toMatchObject({ quantity: 0, isOwn: true });
  const noted = withNote(joined(own(200, 'white'), from('bread', 500, 1, 'sifted')), 'organic');
  expect(without(noted, 'bread')).toMatchObject({ quantity: 200, note: 'organic' });
});

test('what somebody changed by hand comes back when what was added after it is taken off', () => {
  const changed = withNote(withAmount(from('bread', 500), { quantity: 777 }, sumsOf), 'organic');
  const more = joined(changed, from('cake', 2, 1, 'sifted', 'cup'));
  expect(more).toMatchObject({ quantity: 1017, unitId: 'gram', note: 'organic | sifted' });
  expect(without(more, 'cake')).toEqual(changed);
  const inBags = withAmount(changed, { quantity: 1, unitId: 'bag' }, sumsOf);
  expect(without(inBags, 'bread')).toMatchObject({ quantity: 1, unitId: 'bag', isOwn: true });
});

test('what is ticked off was bought, whatever becomes of the recipe', () => {
  const bought = { ...from('bread', 500), checked: true };
  expect(without(bought, 'bread')).toMatchObject({ quantity: 500, recipes: [], checked: true });
});

test.each<[boolean, Partial<ItemParts>]>([
  [true, {}],
  [true, { note: 'fine', quantity: 7 }],
  [true, { unitId: 'kilogram' }],
  [true, { unitId: 'cup' }],
  [false, { checked: true }],
  [false, { unitId: null }],
  [false, { unitId: 'can' }],
  [false, { foodId: 'rice' }],
  [false, { foodId: null }],
])('that it asks for the same is %s for %o', (isSame, different) =>
  expect(asksForSame(own(1), { ...own(1), ...different }, sumsOf)).toBe(isSame),
);

test('items without a food are the same by their note', () => {
  const bags = { ...own(3, 'bags'), foodId: null };
  expect(asksForSame(bags, { ...bags, quantity: 1, note: 'bags ' }, sumsOf)).toBe(true);
  expect(asksForSame(bags, { ...bags, note: 'boxes' }, sumsOf)).toBe(false);
});

/** A list of lines as recipes are added to it and taken off. */
const withPart = (list: ItemParts[], part: RecipePart): ItemParts[] => {
  const added = askedByRecipe('flour', part);
  const at = list.findIndex((item) => asksForSame(item, added, sumsOf));
  const same = list[at];
  return same ? list.with(at, joinedItem(same, added, sumsOf)) : [...list, added];
};
const takenBack = (list: ItemParts[], part: RecipePart) =>
  list.flatMap((item) => withoutPart(item, part, sumsOf) ?? []);

const anyPart = fc.record({
  recipeId: fc.constantFrom('bread', 'cake', 'soup'),
  quantity: fc.constantFrom(0, 0.333, 0.5, 1, 2, 250, 500),
  unitId: fc.constantFrom('gram', 'kilogram', 'cup', 'tablespoon', 'pound', 'can', null),
  scale: fc.constantFrom(1, 2, 0.5, 1 / 3, 1.556),
  note: fc.constantFrom('', 'sifted', 'white | fine'),
});
const anyOwn = fc.option(
  fc
    .tuple(fc.integer({ min: 0, max: 900 }), fc.constantFrom('gram', 'cup', 'can', null))
    .map(([n, unit]) => own(n, 'own', unit)),
  { nil: undefined },
);
/** What is added, and whether it is taken off again, and before which of the others. */
const anySteps = fc.array(fc.tuple(anyPart, fc.boolean(), fc.nat(100)), { maxLength: 12 });

test('what was added and taken off again in any order leaves the list as if it had never been there', () => {
  fc.assert(
    fc.property(anyOwn, anySteps, (first, steps) => {
      const begin = first ? [first] : [];
      const pending: RecipePart[] = [];
      let list: ItemParts[] = begin;
      for (const [part, isTakenOff, after] of steps) {
        list = withPart(list, part);
        if (isTakenOff) pending.push(part);
        if (after % 3 === 0)
          for (const one of pending.splice(after % (pending.length + 1))) list = takenBack(list, one);
      }
      for (const part of pending) list = takenBack(list, part);
      const never = steps.flatMap(([part, isTakenOff]) => (isTakenOff ? [] : [part])).reduce(withPart, begin);
      expect(shown(list)).toEqual(shown(never));
    }),
    { numRuns: 500 },
  );
});

test('recipes that are taken off as a whole leave what the others ask for', () => {
  fc.assert(
    fc.property(anyOwn, fc.array(anyPart, { maxLength: 12 }), (first, parts) => {
      const begin = first ? [first] : [];
      const times = parts.filter(({ recipeId }) => recipeId === 'bread').reduce((sum, { scale }) => sum + scale, 0) + 1;
      const list = parts.reduce(withPart, begin).flatMap((item) => without(item, 'bread', times) ?? []);
      const never = parts.filter(({ recipeId }) => recipeId !== 'bread').reduce(withPart, begin);
      expect(shown(list)).toEqual(shown(never));
    }),
    { numRuns: 500 },
  );
});

/** Lines and parts in an order of their own: which came first does not matter to what is bought. */
const shown = (list: ItemParts[]) =>
  list
    .map(({ recipes, note, ...item }) => ({
      ...item,
      note: note.split(' | ').sort(),
      recipes: recipes.map((part) => ({ ...part, scale: Math.round(part.scale * 1e6) })).sort(byJson),
    }))
    .sort(byJson);

const byJson = (one: unknown, other: unknown) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
