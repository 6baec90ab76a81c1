import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namedValues, parseQueryFilter, withOtherValues } from './index.ts';

const renamed = (text: string) =>
  withOtherValues(text, ({ path, value, isPattern }) =>
    path.join('.') === 'tags.name' && value.text === 'Quick' && !isPattern ? 'Fast "15\\20"' : undefined,
  );

test.each([
  ['tags.name = "Quick"', String.raw`tags.name = "Fast \"15\\20\""`],
  ['tags.name=Quick AND rating > 3', String.raw`tags.name="Fast \"15\\20\"" AND rating > 3`],
  [
    'tags.name IN [ "Slow" , Quick,"Quick" ]',
    String.raw`tags.name IN [ "Slow" , "Fast \"15\\20\"","Fast \"15\\20\"" ]`,
  ],
  ['(tags.name <> Quick OR name = "Quick")', String.raw`(tags.name <> "Fast \"15\\20\"" OR name = "Quick")`],
  ['tags.name LIKE "Quick"', 'tags.name LIKE "Quick"'],
  ['tags.name > "Quick"', 'tags.name > "Quick"'],
])('another value stands in its place, and everything else stays: %s', (text, expected) => {
  expect(renamed(text)).toBe(expected);
});

test('whatever the new value is, the filter means it afterwards', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (value) => {
      const text = withOtherValues('(a = 1) OR tags.name CONTAINS ALL [x, "y"] AND b <> "x"', ({ path }) =>
        path[0] === 'tags' ? value : undefined,
      );
      expect(namedValues(text).map(({ value }) => value.text)).toEqual(['1', value, value, 'x']);
      expect(() => parseQueryFilter(text)).not.toThrow();
    }),
  );
});
