import { expect, test } from 'vitest';
import { findDuplicates } from './find-duplicates.ts';

const things = (...names: string[]) =>
  names.map((name, index) => ({ id: name, name, references: names.length - index }));

const found = (...names: string[]) =>
  findDuplicates(things(...names)).map(({ keep, others }) => [
    keep.name,
    ...others.map(({ name, reason }) => `${name}: ${reason}`),
  ]);

test.each([
  ['tomato', 'tomatoes', 'plural'],
  ['Zwiebel', 'Zwiebeln', 'plural'],
  ['poireau', 'poireaux', 'plural'],
  ['all-purpose flour', 'all purpose flour', 'accent'],
  ['Mürbeteig', 'Muerbeteig', 'accent'],
  ['Crème fraîche', 'Creme-Fraiche', 'accent'],
  ['cardamom', 'cardamon', 'typo'],
  ['broccoli', 'brocoli', 'typo'],
  ['zucchini', 'zuchcini', 'typo'],
])('%s and %s are probably one thing: %s', (keep, other, reason) => {
  expect(found(keep, other)).toEqual([[keep, `${other}: ${reason}`]]);
});

test.each([
  ['lime', 'lima'],
  ['red onion', 'onion'],
  ['bean', 'beef'],
  ['Flour type 405', 'Flour type 505'],
  ['peach', 'beach'],
])('%s and %s are two things', (one, other) => expect(found(one, other)).toEqual([]));

test('a plural that the table knows finds its namesake', () => {
  const goose = { id: 'goose', name: 'Gans', otherNames: ['Gänse'], references: 1 };
  const geese = { id: 'geese', name: 'Gänse', references: 0 };
  expect(findDuplicates([goose, geese])).toMatchObject([{ keep: { name: 'Gans' }, others: [{ name: 'Gänse' }] }]);
});

test('the one that is used most is kept, and all others go with it', () => {
  const sets = findDuplicates([
    { id: '1', name: 'tomatoes', references: 1 },
    { id: '2', name: 'tomato', references: 7 },
    { id: '3', name: 'tomatoe', references: 0 },
  ]);
  expect(sets).toHaveLength(1);
  expect(sets[0]).toMatchObject({ keep: { name: 'tomato' }, others: [{ name: 'tomatoes' }, { name: 'tomatoe' }] });
});

test('thousands of names that look alike take no time', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const names = Array.from({ length: 5000 }, (_, index) => {
    const ending = [index % 26, Math.floor(index / 26) % 26, Math.floor(index / 676)].map((at) => letters[at] ?? 'a');
    return `ingredient of the series ${ending.join('')}`;
  });
  // Time of the processor, which other work of the machine does not lengthen.
  const start = process.cpuUsage();
  findDuplicates(things(...names));
  expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
});
