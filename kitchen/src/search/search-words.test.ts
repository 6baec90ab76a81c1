import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from './plain-text.ts';
import { searchWords } from './search-words.ts';

describe('one search finds', () => {
  test.each([
    ['tomato', 'Tomatoes'],
    ['Tomate', 'Tomaten'],
    ['tomate', 'tomates'],
    ['tomaat', 'tomaten'],
    ['cherry', 'cherries'],
    ['cookie', 'cookies'],
    ['loaf', 'loaves'],
    ['leaf', 'leaves'],
    ['half', 'halves'],
    ['knife', 'knives'],
    ['olive', 'olives'],
    ['radish', 'radishes'],
    ['peach', 'peaches'],
    ['glass', 'glasses'],
    ['box', 'boxes'],
    ['potato', 'potatoes'],
    ['honey', 'honeys'],
    ['pie', 'pies'],
    ['Ei', 'Eier'],
    ['ei', 'eieren'],
    ['Zwiebel', 'Zwiebeln'],
    ['Bohne', 'Bohnen'],
    ['Apfel', 'Äpfel'],
    ['Nuss', 'Nüsse'],
    ['Nuss', 'Nuß'],
    ['Kartoffel', 'Kartoffeln'],
    ['Pilz', 'Pilze'],
    ['Gurke', 'Gurken'],
    ['ui', 'uien'],
    ['gâteau', 'gateaux'],
    ['chou', 'choux'],
    ['œuf', 'oeufs'],
    ['limón', 'limones'],
    ['nuez', 'nueces'],
    ['limão', 'limões'],
    ['camarão', 'camarões'],
    ['tarte', 'tart'],
    ['uovo', 'uova'],
    ['smörgås', 'smorgas'],
    ["baker's", 'baker'],
    ['baker’s', 'baker'],
    ['μουσακάς', 'ΜΟΥΣΑΚΆΣ'],
    ['борщ', 'БОРЩ'],
    ['ｐｉｚｚａ', 'Pizza'],
    ['ё', 'Е'],
    ['мёд', 'мед'],
    ['Straße', 'STRASSE'],
    ['ıspanak', 'ISPANAK'],
    ['İncir', 'incir'],
    ['Bánh mì', 'banh mi'],
    ['đậu', 'dau'],
    ['トマト', 'とまと'],
    ['ﾊﾞﾀｰ', 'バター'],
    ['خُبْز', 'خبز'],
    ['خـبز', 'خبز'],
    ['أرز', 'ارز'],
    ['مربى', 'مربي'],
    ['كوسة', 'كوسه'],
    ['البيض', 'بيض'],
    ['والأرز', 'أرز'],
    ['٣', '3'],
    ['חַלָּה', 'חלה'],
  ])('%s and %s', (a, b) => expect(searchWords(a)).toEqual(searchWords(b)));
});

describe('one search keeps apart', () => {
  test.each([
    ['pasta', 'paste'],
    ['chicken', 'chick'],
    ['butter', 'butt'],
    ['gas', 'ga'],
  ])('%s and %s', (a, b) => expect(searchWords(a)).not.toEqual(searchWords(b)));
});

describe('the words of a text', () => {
  test.each([
    ["Crème brûlée, l'huile d’olive!", ['crem', 'brule', 'l', 'huil', 'd', 'oliv']],
    ['7-Up & 2% milk', ['7', 'up', '2', 'milk']],
    ['肉じゃが', ['肉', '肉じ', 'じ', 'じゃ', 'ゃ', 'ゃが', 'が']],
    ['豚 pork', ['豚', 'pork']],
    ['カレーライス'.slice(0, 3), ['か', 'かれ', 'れ', 'れー', 'ー']],
    ['', []],
    ['🍕!', []],
  ])('%s', (text, words) => expect(searchWords(text)).toEqual(words));

  test('part of a Japanese name finds it', () => {
    const indexed = new Set(searchWords('豚肉じゃが'));
    for (const query of ['肉', 'じゃが', '豚肉'])
      expect(searchWords(query).every((word) => indexed.has(word))).toBe(true);
  });

  test('what is typed so far begins a word of the whole', () => {
    for (const name of [
      'strawberries',
      'chickpeas',
      'couscous',
      'Zwiebelkuchen',
      'caviar',
      'gravy',
      'honeydew',
      'pizza',
    ]) {
      const whole = searchWords(name)[0] ?? '';
      for (let typed = 1; typed < whole.length; typed++) {
        expect(whole.startsWith(searchWords(name.slice(0, typed))[0] ?? '?')).toBe(true);
      }
    }
  });

  test('are lower case, without spaces or accents, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const word of searchWords(text)) {
          expect(word).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
          expect(word).toBe(plainText(word));
        }
      }),
    );
  });
});
