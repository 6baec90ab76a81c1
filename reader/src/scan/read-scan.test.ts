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

  test('of a box at the right are read before the text that runs around it', () => {
    const below = [
      'and the last lines of the method run below the box from one edge of the page to the other edge,',
      'where they end.',
    ];
    const page = [
      ...printed(['Method', ...method.slice(0, 3)], { top: 100 }),
      ...printed(['Ingredients', ...ingredients], { left: 700, top: 110 }),
      ...printed(below, { top: 290 }),
    ];
    expect(textsOf(page).slice(0, 2)).toEqual(['Ingredients', '200 g flour']);
  });

  test('that head a column stay with it where they stand above the first line of the other', () => {
    const page = [
      ...printed(['Method'], { left: 400, top: 60 }),
      ...printed(['Ingredients', ...ingredients], { top: 100 }),
      ...printed(method, { left: 400, top: 100 }),
    ];
    expect(textsOf(page)).toEqual(['Ingredients', ...ingredients, 'Method', methodAsOne]);
  });

  test('of a list begin with a 1 where a stroke was recognised', () => {
    expect(textsOf(printed(['200 g flour', 'l onion', '3 eggs', 'I lemon']))).toEqual([
      '200 g flour',
      '1 onion',
      '3 eggs',
      '1 lemon',
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

  test.each([
    ['Serves 6 Preparation time: 20 minutes Cooking time: 40 minutes', 6, 20, 40],
    ['Für 4 Personen Vorbereitung: 25 Minuten Kochzeit: 30 Minuten', 4, 25, 30],
    ['Pour 6 personnes Préparation : 20 minutes Cuisson : 75 minutes', 6, 20, 75],
    ['Para 4 personas Preparación: 15 minutos Cocción: 35 minutos', 4, 15, 35],
    ['Per 8 persone Preparazione: 25 minuti Cottura: 50 minuti', 8, 25, 50],
    ['Voor 6 personen Voorbereiding: 20 minuten Kooktijd: 90 minuten', 6, 20, 90],
    ['Para 4 pessoas Preparação: 30 minutos Cozedura: 80 minutos', 4, 30, 80],
    ['4 portioner Förberedelse: 25 minuter Tillagning: 20 minuter', 4, 25, 20],
    ['Dla 5 osób Czas przygotowania: 60 minut Czas gotowania: 15 minut', 5, 60, 15],
  ])('says its facts in one line: %s', (line, amount, prepMinutes, cookMinutes) => {
    const [first, ...rest] = [printed(['Pancakes of Aunt Ada'], { size: 48, top: 20 }), page.slice(10)];
    const { recipe } = readScan([[...(first ?? []), ...printed([line], { top: 110 }), ...rest.flat()]]);
    expect(recipe).toMatchObject({ yield: { amount }, prepMinutes, cookMinutes });
  });

  test('keeps the words of a label together', () => {
    const title = printed(['Crumble'], { size: 48, top: 20 });
    const facts = printed(['Serves 6 Preparation time: 20 minutes Cooking time: 40 minutes'], { top: 110 });
    expect(readScan([[...title, ...facts]]).text).toBe(
      '# Crumble\n\nServes 6\nPreparation time: 20 minutes\nCooking time: 40 minutes',
    );
  });

  test('leaves out single letters that a photo on it was taken for', () => {
    const specks = printed(['k'], { top: 700 }).map((word) => ({ ...word, confidence: 45 }));
    expect(readScan([[...page, ...specks]]).text).not.toMatch(/\bk\b/);
  });

  test('keeps a small word of its name that was hard to read, and loses the edge of a band', () => {
    const title = printed(['[ Pancakes of Aunt Ada _'], { size: 48, top: 20 }).map((word) =>
      word.text === 'of' ? { ...word, confidence: 30 } : word,
    );
    expect(readScan([[...title, ...page.slice(4)]]).name).toBe('Pancakes of Aunt Ada');
  });

  test('goes on in a sentence that its end has cut', () => {
    expect(readScan([printed(method.slice(0, 2)), printed(method.slice(2))]).text).toBe(`# ${methodAsOne}`);
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
