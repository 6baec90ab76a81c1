import { describe, expect, test } from 'vitest';
import { cleanName } from '../author.ts';
import { rankPictures } from './best-image.ts';
import { groupsOfLines } from './ingredient-lines.ts';
import { readMinutes } from './minutes.ts';
import { readYield } from './yield.ts';

describe('a yield', () => {
  test.each([
    ['4 servings', 4, 'servings'],
    ['4 to 6 servings', 4, 'servings'],
    ['serves 2-3', 2, null],
    ['für 4 Personen', 4, 'Personen'],
    ['12 große Muffins (ca. 80 g)', 12, 'große Muffins'],
    ['1½ liters', 1.5, 'liters'],
    ['4', 4, null],
    ['6人分', 6, '人分'],
    ['a few', null, null],
  ])('%s', (text, amount, unit) => expect(readYield(text)).toEqual({ amount, unit, text }));
});

describe('a time', () => {
  test.each([
    ['PT1H30M', 90],
    ['PT 30 M', 30],
    ['P0DT0H45M', 45],
    ['1 Std. 20 Min.', 80],
    ['PT0M', null],
    ['', null],
    ['soon', null],
  ])('%j', (text, minutes) => expect(readMinutes(text)).toBe(minutes));
});

describe('headings among ingredients', () => {
  test.each([
    ['a colon at the end', ['For the sauce:', '1 cup cream'], 'For the sauce'],
    ['a purpose', ['Für die Soße', '200 ml Sahne'], 'Für die Soße'],
    ['capitals', ['SAUCE', '1 cup cream', '2 eggs'], 'SAUCE'],
    ['markdown', ['## Sauce', '1 cup cream'], 'Sauce'],
  ])('%s', (_, lines, name) => expect(groupsOfLines(lines)[0]?.name).toBe(name));

  test('are not lines with an amount or a list of foods', () => {
    expect(groupsOfLines(['2 eggs:', 'To serve: bread', 'For frying, oil'])).toEqual([
      { name: null, ingredients: ['2 eggs:', 'To serve: bread', 'For frying, oil'] },
    ]);
  });
});

describe('the best picture', () => {
  const picture = (address: string, width: number | null = null) => ({ address, width, height: width });

  test('is the larger one', () => {
    const small = picture('https://a.example/300x200/x.jpg');
    const large = picture('https://a.example/1200x800/x.jpg');
    expect(rankPictures([small], [large])[0]).toBe(large.address);
    expect(rankPictures([large], [small])[0]).toBe(large.address);
  });

  test("is the article's rather than the recipe card's thumbnail", () => {
    const card = [picture('https://b.example/wp-content/uploads/cake-225x225.jpg')];
    const preview = [picture('https://b.example/wp-content/uploads/cake.jpg')];
    expect(rankPictures(card, preview)[0]).toBe(preview[0]?.address);
  });

  test('is not the logo', () => {
    expect(rankPictures([picture('https://c.example/cake.jpg')], [picture('https://c.example/logo.png')])[0]).toContain(
      'cake',
    );
  });
});

describe("a writer's name", () => {
  test.each([
    ['By Ada Lovelace', 'Ada Lovelace'],
    ['Recipe by: Ada', 'Ada'],
    ['Von Erika Muster am 3. Mai 2024', 'Erika Muster'],
    ['Ada Lovelace March 10, 2023', 'Ada Lovelace'],
    ['Name *', undefined],
    ['', undefined],
  ])('%j', (text, name) => expect(cleanName(text)).toBe(name));
});
