import { expect, test } from 'vitest';
import { learnOrder, type Tick, tripsIn } from './learn-order.ts';

const minute = 60_000;
let clock = Date.parse('2026-03-01T10:00:00.000Z');

/** What is ticked off one after the other, as `aisle/food`; a minus says that it is put back. */
const walk = (line: string, { device = 'phone', pause = minute } = {}): Tick[] =>
  line.split(' ').map((word) => {
    clock += pause;
    const [labelId = '', foodId = ''] = word.replace('-', '').split('/');
    const at = new Date(clock).toISOString();
    return {
      listId: 'list',
      device,
      itemId: word.replace('-', ''),
      labelId,
      foodId,
      checked: !word.startsWith('-'),
      at,
    };
  });

const goHome = () => {
  clock += 24 * 60 * minute;
};

const trips = (...lines: string[]): Tick[] =>
  lines.flatMap((line) => {
    goHome();
    return walk(line);
  });

const learn = (...lines: string[]) => learnOrder(tripsIn(trips(...lines)));

const usual = 'fruit/apples fruit/pears bread/rolls dairy/milk dairy/butter frozen/peas';

test('aisles and the foods in them come as they were ticked off', () => {
  expect(learn(usual, usual, usual)).toEqual({
    aisles: ['fruit', 'bread', 'dairy', 'frozen'],
    foods: ['apples', 'pears', 'rolls', 'milk', 'butter', 'peas'],
    trips: 3,
  });
});

test('one trip the other way round changes nothing, several in a row do', () => {
  const back = usual.split(' ').reverse().join(' ');
  expect(learn(usual, usual, usual, back).aisles[0]).toBe('fruit');
  expect(learn(usual, usual, usual, back, back, back).aisles).toEqual(['frozen', 'dairy', 'bread', 'fruit']);
});

test('short trips at the end of the shop move nothing to its beginning', () => {
  const short = 'dairy/milk dairy/butter frozen/peas frozen/ice';
  expect(learn(usual, usual, short, short, short).aisles).toEqual(['fruit', 'bread', 'dairy', 'frozen']);
});

test('a thing that was forgotten and fetched later does not move its aisle', () => {
  const turning = 'fruit/apples fruit/pears fruit/plums bread/rolls dairy/milk fruit/lemons';
  expect(learn(turning).aisles).toEqual(['fruit', 'bread', 'dairy']);
});

test('what was put back was not taken, and less than four ticks are no trip', () => {
  expect(learn('fruit/apples bread/rolls dairy/milk -dairy/milk frozen/peas').trips).toBe(0);
  expect(learn('dairy/milk -dairy/milk fruit/apples bread/rolls frozen/peas dairy/milk').aisles).toEqual([
    'fruit',
    'bread',
    'frozen',
    'dairy',
  ]);
});

test('a pause of two hours ends a trip, and two phones make one each', () => {
  const one = walk('fruit/apples fruit/pears bread/rolls dairy/milk');
  goHome();
  const two = walk('fruit/apples fruit/pears bread/rolls dairy/milk', { pause: 90 * minute });
  const beside = one.map((tick) => ({ ...tick, device: 'tablet' }));
  const inTime = [...one, ...beside, ...two].sort((left, right) => (left.at < right.at ? -1 : 1));
  expect(tripsIn(inTime).map(({ length }) => length)).toEqual([4, 4, 4]);
  clock += 120 * minute;
  expect(tripsIn([...two, ...walk('frozen/peas')])).toHaveLength(1);
});

test('twelve trips are remembered', () => {
  expect(learn(...Array.from({ length: 20 }, () => usual)).trips).toBe(12);
});

test('what has neither aisle nor food teaches nothing', () => {
  const plain = walk('x/x y/y z/z w/w').map((tick) => ({ ...tick, labelId: null, foodId: null }));
  expect(learnOrder(tripsIn(plain))).toEqual({ aisles: [], foods: [], trips: 1 });
});
