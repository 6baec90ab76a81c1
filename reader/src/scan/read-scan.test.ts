import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layOut } from './lay-out.ts';
import { readScan } from './read-scan.ts';
import type { ScanWord } from './scan.ts';

const widthOf = (text: string, size: number) => text.length * size * 0.5;

/** Lines as they are printed: from a left edge downwards, in letters of a size. */
const printed = (lines: string[], { left = 100, top = 100, size = 20 } = {}): ScanWord[] =>
  lines.flatMap((line, row) => {
    let x = left;
    return line.split(' ').flatMap((text) => {
      const word = {
        left: x,
        top: top + row * size * 1.4,
        width: widthOf(text, size),
        height: size,
        confidence: 95,
        text,
      };
      x += word.width + size * 0.3;
      return text === '' ? [] : [word];
    });
  });

const textsOf = (words: ScanWord[]) => layOut(words).flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text));

const ingredients = ['200 g flour', '3 eggs', '250 ml milk', '1 pinch of salt'];
const method = [
  'Whisk everything together until the batter is quite',
  'smooth, then let it rest for half an hour or even',
  'longer, and fry thin pancakes in plenty of hot but-',
  'ter until they are golden on both of their sides.',
];
const methodAsOne =
  'Whisk everything together until the batter is quite smooth, then let it rest for half an hour or even longer, and fry thin pancakes in plenty of hot butter until they are golden on both of their sides.';

describe('words on a page', () => {
  test('in two columns are read one column after the other', () => {
    const page = [
      ...printed(['Pancakes'], { size: 48, top: 20 }),
      ...printed(ingredients),
      ...printed(method, { left: 400 }),
    ];
    expect(textsOf(page)).toEqual(['Pancakes', ...ingredients, methodAsOne]);
  });

  test('in columns that spaces cut into pieces stay in their columns', () => {
    const page = [
      ...printed(ingredients),
      ...printed(['2 apples', '1 lemon', '80 g sugar'], { top: 260 }),
      ...printed(method, { left: 400 }),
      ...printed(method, { left: 400, top: 260 }),
    ];
    expect(textsOf(page).slice(0, 7)).toEqual([...ingredients, '2 apples', '1 lemon', '80 g sugar']);
  });

  test('of a table keep the amount beside its food', () => {
    const page = [
      ...printed(['200 g', '3', '250 ml', '1']),
      ...printed(['flour', 'eggs', 'milk', 'pinch of salt'], { left: 260 }),
    ];
    expect(textsOf(page)).toEqual(['200 g flour', '3 eggs', '250 ml milk', '1 pinch of salt']);
  });

  test('lose the marks of a list, however they were recognised', () => {
    expect(textsOf(printed(['e 200 g flour', '* 3 eggs', '« 250 ml milk']))).toEqual([
      '200 g flour',
      '3 eggs',
      '250 ml milk',
    ]);
  });

  test('of a wrapped ingredient are one line, and those of two stay two', () => {
    const list = [
      '150 g butter at room temperature, cut',
      '   into cubes',
      'salt',
      '2 tbsp very finely chopped parsley',
      'pepper',
    ];
    const page = [
      ...printed(list.slice(0, 1)),
      ...printed(['into cubes'], { left: 120, top: 128 }),
      ...printed(list.slice(2), { top: 156 }),
    ];
    expect(textsOf(page)).toEqual([
      '150 g butter at room temperature, cut into cubes',
      'salt',
      '2 tbsp very finely chopped parsley',
      'pepper',
    ]);
  });

  test('that nobody believes in are left out', () => {
    const noise = { left: 10, top: 10, width: 20, height: 20, confidence: 8, text: 'l|' };
    expect(textsOf([noise, ...printed(['3 eggs'])])).toEqual(['3 eggs']);
  });
});

describe('a page', () => {
  const page = [
    ...printed(['Pancakes of Aunt Ada'], { size: 48, top: 20 }),
    ...printed(['Serves 4 Cooking time: 20 minutes'], { top: 110 }),
    ...printed(['Ingredients'], { top: 170, size: 28 }),
    ...printed(ingredients, { top: 220 }),
    ...printed(['Method'], { top: 360, size: 28 }),
    ...printed(method, { top: 410 }),
  ];

  test('becomes a recipe with the largest words as its name', () => {
    const { recipe, name } = readScan([page]);
    expect(name).toBe('Pancakes of Aunt Ada');
    expect(recipe).toMatchObject({ name: 'Pancakes of Aunt Ada', yield: { amount: 4 } });
    expect(recipe?.ingredientGroups.flatMap((group) => group.ingredients)).toEqual(ingredients);
    expect(recipe?.instructionSections.flatMap(({ steps }) => steps.map(({ text }) => text))).toEqual([methodAsOne]);
  });

  test('tells how sure it is of a line', () => {
    const unsure = page.map((word) => (word.text === 'eggs' ? { ...word, confidence: 41 } : word));
    const { confidenceOf } = readScan([unsure]);
    expect(confidenceOf('3 eggs')).toBeLessThan(0.7);
    expect(confidenceOf('250 ml milk')).toBeGreaterThan(0.9);
  });

  test.each([
    ['an amount that was hard to read', '3', 45],
    ['the sign that halves are taken for', '%', 90],
  ])('is unsure of a line that begins with %s, however clear the rest is', (_, text, confidence) => {
    const unsure = page.map((word) => (word.text === '3' ? { ...word, text, confidence } : word));
    expect(readScan([unsure]).confidenceOf(`${text} eggs`)).toBeLessThan(0.75);
  });

  test('goes on on the next one', () => {
    const next = printed(['Serve the pancakes with sugar and lemon juice at once.']);
    expect(readScan([page, next]).text).toContain('Serve the pancakes');
  });

  test('may hold anything or nothing', () => {
    expect(readScan([]).recipe).toBeNull();
    expect(readScan([[]]).recipe).toBeNull();
    const number = fc.integer({ min: -10, max: 3000 });
    const word = fc.record({
      left: number,
      top: number,
      width: number,
      height: number,
      confidence: fc.integer({ min: 0, max: 100 }),
      text: fc.string(),
    });
    fc.assert(fc.property(fc.array(word, { maxLength: 60 }), (words) => void readScan([words])));
  });
});
