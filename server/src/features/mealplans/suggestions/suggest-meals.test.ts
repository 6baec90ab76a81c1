import { expect, test } from 'vitest';
import type { Candidate, Meal, PlannedMeal } from './candidate.ts';
import { pointsOf, reasonsOf } from './reasons.ts';
import { suggestMeals } from './suggest-meals.ts';
import { comesTwice, makesThreeInARow } from './variety.ts';

const dish = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  rating: null,
  daysSince: 10,
  atHome: [],
  mainFoodId: null,
  ...more,
});
const planned = (...meals: [date: string, recipeId: string, mainFoodId?: string][]): PlannedMeal[] =>
  meals.map(([date, recipeId, mainFoodId = null]) => ({ date, recipeId, mainFoodId }));
const dinners = (...days: number[]): Meal[] =>
  days.map((day) => ({ date: `2026-03-${String(day).padStart(2, '0')}`, entryType: 'dinner' }));
const ask = (meals: Meal[], candidates: Candidate[], more: Partial<Parameters<typeof suggestMeals>[0]> = {}) =>
  suggestMeals({ meals, candidates, planned: [], seed: 'a', allowedFor: () => undefined, ...more });

test('no dish comes twice within two weeks', () => {
  const soup = dish('soup');
  expect(comesTwice(soup, '2026-03-15', planned(['2026-03-02', 'soup']))).toBe(true);
  expect(comesTwice(soup, '2026-03-16', planned(['2026-03-02', 'soup']))).toBe(false);
  expect(comesTwice(soup, '2026-03-01', planned(['2026-03-10', 'soup']))).toBe(true);
  expect(comesTwice(soup, '2026-03-02', planned(['2026-03-02', 'stew']))).toBe(false);
});

test.each([
  ['2026-03-03', true],
  ['2026-03-02', false],
  ['2026-03-06', true],
  ['2026-03-07', false],
])('on %s a third day of rice in a row is %s', (date, isThird) => {
  const rice = planned(['2026-03-01', 'a', 'rice'], ['2026-03-04', 'b', 'rice'], ['2026-03-05', 'c', 'rice']);
  expect(makesThreeInARow(dish('d', { mainFoodId: 'rice' }), date, rice)).toBe(isThird);
  expect(makesThreeInARow(dish('d'), date, rice)).toBe(false);
});

test('what is at home, liked and not made for long speaks for a dish', () => {
  const plain = pointsOf(dish('a', { rating: 3 }));
  expect(pointsOf(dish('a', { rating: 3, atHome: ['leek'] }))).toBeGreaterThan(plain);
  expect(pointsOf(dish('a', { rating: 5 }))).toBeGreaterThan(plain);
  expect(pointsOf(dish('a', { rating: 1 }))).toBeLessThan(plain);
  expect(pointsOf(dish('a', { rating: 3, daysSince: 60 }))).toBeGreaterThan(plain);
});

test('reasons are told, and that it is something different where there is none', () => {
  expect(reasonsOf(dish('a'), false)).toEqual([{ reason: 'different' }]);
  expect(reasonsOf(dish('a', { rating: 4.5, daysSince: 40, atHome: ['leek', 'salt'] }), true)).toEqual([
    { reason: 'rule' },
    { reason: 'at-home', foods: ['leek', 'salt'] },
    { reason: 'long-ago', days: 40 },
    { reason: 'liked', rating: 4.5 },
  ]);
  expect(reasonsOf(dish('a', { daysSince: null }), false)).toEqual([{ reason: 'never-made' }]);
});

test('the same seed brings the same week, another one another', () => {
  const dishes = Array.from({ length: 30 }, (_, at) => dish(`dish ${at}`));
  const week = (seed: string) =>
    ask(dinners(2, 3, 4, 5, 6, 7, 8), dishes, { seed }).suggestions.map((one) => one.recipeId);
  expect(week('a')).toEqual(week('a'));
  expect(week('a')).not.toEqual(week('b'));
  expect(new Set(week('a')).size).toBe(7);
});

test('a meal for which nothing is left is missing', () => {
  const { suggestions, missing } = ask(dinners(2, 3, 4), [dish('soup'), dish('stew')]);
  expect([suggestions.length, missing]).toEqual([2, dinners(4)]);
});

test('rules narrow the choice of their meals', () => {
  const { suggestions } = ask(dinners(2, 3), [dish('soup', { rating: 5 }), dish('stew')], {
    allowedFor: ({ date }) => (date === '2026-03-02' ? new Set(['stew']) : undefined),
  });
  expect(suggestions.map(({ recipeId, reasons }) => [recipeId, reasons[0]?.reason])).toEqual([
    ['stew', 'rule'],
    ['soup', 'liked'],
  ]);
});

test('rice comes on no three days in a row', () => {
  const rice = Array.from({ length: 10 }, (_, at) => dish(`rice ${at}`, { mainFoodId: 'rice', rating: 5 }));
  const other = [dish('bread', { mainFoodId: 'bread', rating: 1 }), dish('egg', { mainFoodId: 'egg', rating: 1 })];
  const { suggestions } = ask(dinners(2, 3, 4, 5, 6, 7), [...rice, ...other]);
  const foods = suggestions.map(({ recipeId }) => recipeId.split(' ')[0]).join(' ');
  expect(foods).not.toContain('rice rice rice');
  expect(suggestions).toHaveLength(6);
});

test('a meal that only one dish comes into question for is given it, whatever comes before', () => {
  const { suggestions, missing } = ask(dinners(2, 3), [dish('soup', { rating: 5 }), dish('stew', { rating: 1 })], {
    allowedFor: ({ date }) => (date === '2026-03-03' ? new Set(['soup']) : undefined),
  });
  expect(suggestions.map(({ date, recipeId }) => [date, recipeId])).toEqual([
    ['2026-03-02', 'stew'],
    ['2026-03-03', 'soup'],
  ]);
  expect(missing).toEqual([]);
});
