import { describe, expect, test } from 'vitest';
import { cleanName } from '../author.ts';
import { rankPictures } from './best-image.ts';
import { groupsOfLines } from './ingredient-lines.ts';
import { readMinutes } from './minutes.ts';
import { readYield } from './yield.ts';

describe('a yield', () => {
  test.each([
    ['4 servings', 4, 'servings'],
    ['4 to 6 servings', 6, 'servings'],
    ['serves 2-3', 3, null],
    ['für 4 Personen', 4, 'Personen'],
    ['12 große Muffins (ca. 80 g)', 12, 'große Muffins'],
    ['1½ liters', 1.5, 'liters'],
    ['4', 4, null],
    ['6人分', 6, '人分'],
    ['makes 24 cookies', 24, 'cookies'],
    ['pour 6', 6, null],
    ['Pour 6 personnes', 6, 'personnes'],
    ['1 loaf (12 slices)', 1, 'loaf'],
    ['4 porcje', 4, 'porcje'],
    ['Para 8 personas', 8, 'personas'],
    ['4–6 portioner', 6, 'portioner'],
    ['about 2 dozen', 2, 'dozen'],
    ['a few', null, null],
    ['Personnes 6/8', 8, null],
    ['6 / 8 personnes', 8, 'personnes'],
    ['2 3/4 portions', 2.75, 'portions'],
    ['3/4 cup', 0.75, 'cup'],
  ])('%s', (text, amount, unit) => expect(readYield(text)).toEqual({ amount, unit, text }));
});

describe('a time', () => {
  test.each([
    ['PT1H30M', 90],
    ['PT 30 M', 30],
    ['P0DT0H45M', 45],
    ['1 Std. 20 Min.', 80],
    ['1 hour 15 minutes', 75],
    ['1 heure 15 minutes', 75],
    ['1 h 15 min', 75],
    ['1 ora e 15 minuti', 75],
    ['1 hora y 15 minutos', 75],
    ['1 hora e 15 minutos', 75],
    ['1 uur en 15 minuten', 75],
    ['1 timme 15 minuter', 75],
    ['1 time 15 minutter', 75],
    ['1 tunti 15 minuuttia', 75],
    ['1 godzina 15 minut', 75],
    ['1 óra 15 perc', 75],
    ['1 hodina 15 minut', 75],
    ['1 час 15 минут', 75],
    ['1 saat 15 dakika', 75],
    ['1時間15分', 75],
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

  test('is the one whose size is told, rather than a thumbnail of it or one beside it', () => {
    const card = [picture('https://b.example/cake.jpg'), picture('https://b.example/cake-270x180.jpg', null)];
    expect(rankPictures(card, [])[0]).toBe('https://b.example/cake.jpg');
    const preview = [picture('https://b.example/slice.jpg', 1200)];
    expect(rankPictures(card, preview)[0]).toBe('https://b.example/slice.jpg');
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
