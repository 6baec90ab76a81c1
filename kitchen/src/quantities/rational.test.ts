import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compare,
  divide,
  exact,
  multiply,
  one,
  rational,
  subtract,
  toNumber,
  toStoredNumber,
  zero,
} from './rational.ts';

const anyRational = fc
  .tuple(fc.integer({ min: -10_000, max: 10_000 }), fc.integer({ min: 1, max: 1000 }))
  .map(([top, bottom]) => rational(top, bottom));

describe('an exact number', () => {
  test.each([
    [0.333, 1, 3],
    [0.667, 2, 3],
    [0.30000000000000004, 3, 10],
    [0.1 + 0.7, 4, 5],
    [7 / 12, 7, 12],
    [2 / 3, 2, 3],
    [1.143, 8, 7],
    [12.857, 90, 7],
    [0.33, 33, 100],
    [0.05, 1, 20],
    [0.001, 1, 1000],
    [-0.5, -1, 2],
    [1e15, 1e15, 1],
    [0.1 + 0.2 - 0.3, 0, 1],
    [5e-324, 0, 1],
    [-0.0000005, -1, 2_000_000],
  ])('%d stands for %d/%d', (value, top, bottom) => expect(exact(value)).toEqual(rational(top, bottom)));

  test('a third three times is one, although it is stored as 0.333', () => {
    expect(multiply(exact(0.333), exact(3))).toEqual(one);
  });

  test('a tenth and a fifth are three tenths', () => {
    expect(toNumber(add(exact(0.1), exact(0.2)))).toBe(0.3);
  });

  test.each([
    [1, 3, 0.333],
    [2, 3, 0.667],
    [1, 2000, 0.001],
    [-2, 3, -0.667],
    [5, 1, 5],
  ])('%d/%d is stored as %d', (top, bottom, stored) => expect(toStoredNumber(rational(top, bottom))).toBe(stored));

  test('every kitchen fraction survives being stored', () => {
    const parts = fc.tuple(fc.integer({ min: 0, max: 5000 }), fc.integer({ min: 1, max: 10 }));
    fc.assert(
      fc.property(parts, ([top, bottom]) => {
        const value = rational(top, bottom);
        expect(exact(toStoredNumber(value))).toEqual(value);
      }),
    );
  });

  test('every finite number has an exact one close to it', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        const near = toNumber(exact(value));
        expect(Math.abs(near - value)).toBeLessThanOrEqual(Math.max(1e-9, Math.abs(value) * 0.0025));
      }),
    );
  });

  test('a tiny one below zero is found as fast as one above', () => {
    const value = -1.1343401725114314e-7;
    expect(toNumber(exact(value))).toBeCloseTo(value, 15);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is no quantity', (value) => {
    expect(() => exact(value)).toThrow(RangeError);
  });

  test('a fraction over zero is refused', () => {
    expect(() => rational(1, 0)).toThrow(RangeError);
    expect(() => divide(one, zero)).toThrow(RangeError);
  });

  test('what is added can be taken away, what is multiplied divided', () => {
    fc.assert(
      fc.property(anyRational, anyRational, (a, b) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        if (compare(b, zero) !== 0) expect(divide(multiply(a, b), b)).toEqual(a);
        expect(add(a, b)).toEqual(add(b, a));
        expect(compare(a, b)).toBe(-compare(b, a) || 0);
      }),
    );
  });
});
