import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMinutes, spellMinutes } from './format-minutes.ts';
import { formatIsoDuration, parseIsoDuration } from './iso-duration.ts';
import { minutesOf } from './time-text.ts';

describe('an ISO duration', () => {
  test.each([
    ['PT1H30M', 5400],
    ['PT90M', 5400],
    ['PT1.5H', 5400],
    ['PT45S', 45],
    ['P1DT2H', 93_600],
    ['P1W', 604_800],
    ['P0Y0M0DT0H35M0.000S', 2100],
    ['P1Y', 0],
    ['PT0S', 0],
    [' pt20m ', 1200],
  ])('%s', (text, seconds) => expect(parseIsoDuration(text)).toBe(seconds));

  test.each(['', 'P', 'PT', '45', 'PT20', '1 hour', 'PT1H2H'])('is not %j', (text) => {
    expect(parseIsoDuration(text)).toBeNull();
  });

  test.each([
    [5400, 'PT1H30M'],
    [93_600, 'PT26H'],
    [61, 'PT1M1S'],
    [0, 'PT0S'],
  ])('of %d seconds', (seconds, text) => expect(formatIsoDuration(seconds)).toBe(text));

  test('is read as it was written', () => {
    fc.assert(
      fc.property(fc.nat(), (seconds) => {
        expect(parseIsoDuration(formatIsoDuration(seconds))).toBe(seconds);
      }),
    );
  });
});

describe("a recipe's time in free text", () => {
  test.each([
    ['1 hour 30 minutes', 90],
    ['45 min', 45],
    ['1 Std. 20 Min.', 80],
    ['1 h 20', 80],
    ['1 heure 15', 75],
    ['2 heures 05', 125],
    ['1 Std. 20', 80],
    ['1 hour 5', 65],
    ['1 óra 15 perc', 75],
    ['másfél óra', 90],
    ['25 perc', 25],
    ['o oră și 20 de minute', 80],
    ['1 час 15 минути', 75],
    ['1 ώρα και 15 λεπτά', 75],
    ['1h30m', 90],
    ['1 t 30 m', 90],
    ['30m', 30],
    ['1:30', 90],
    ['01:30:00', 90],
    ['45', 45],
    ['PT1H', 60],
    ['30–40 minutes', 40],
    ['20 min + 1 hour chilling', 80],
    ['2 days', 2880],
    ['1d 2h', 1560],
    ['90 s', 2],
    ['20 s', 1],
    ['0 min', null],
    ['none', null],
    ['overnight', null],
    ['', null],
  ])('%j', (text, minutes) => expect(minutesOf(text)).toBe(minutes));
});

describe('minutes on a card', () => {
  test.each([
    [45, 'en', '45 min'],
    [80, 'en', '1 h 20 min'],
    [60, 'en', '1 h'],
    [80, 'de', '1 Std. 20 Min.'],
    [80, 'fr', '1 h 20 min'],
    [80, 'pl', '1 godz. 20 min'],
    [0, 'en', '0 min'],
    [1500, 'en', '25 h'],
    [4000, 'en', '2 days 18 h'],
    [45, 'no such language', '45 min'],
  ])('%d in %s', (minutes, locale, text) => {
    expect(formatMinutes(minutes, locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
  });

  test.each([
    [90, 'en', '1 hour 30 minutes'],
    [61, 'de', '1 Stunde 1 Minute'],
    [125, 'pl', '2 godziny 5 minut'],
  ])('%d spelled in %s', (minutes, locale, text) => {
    expect(spellMinutes(minutes, locale).replace(/[\u00a0\u202f]/g, ' ')).toBe(text);
  });

  test('are understood when they are read again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2879 }), fc.constantFrom(...languages), (minutes, locale) => {
        expect(minutesOf(spellMinutes(minutes, locale), locale)).toBe(minutes);
        expect(minutesOf(formatMinutes(minutes, locale), locale)).toBe(minutes);
      }),
    );
  });
});

const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'sv',
  'da',
  'nb',
  'pl',
  'fi',
  'cs',
  'ru',
  'uk',
  'tr',
  'ja',
];
