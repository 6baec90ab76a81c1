import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { durationWords, eastAsianDurationWords } from './duration-words.ts';
import { findDurations } from './find-durations.ts';

describe('a timer is offered for', () => {
  test.each([
    ['Simmer for 10 minutes.', '10 minutes', 600],
    ['Bake 1 hour 30 min. Then cool.', '1 hour 30 min', 5400],
    ['about 1 hour and 15 minutes', '1 hour and 15 minutes', 4500],
    ['blend 30 sec', '30 sec', 30],
    ['a 20-minute rest', '20-minute', 1200],
    ['for half an hour', 'half an hour', 1800],
    ['for 1/2 an hour', '1/2 an hour', 1800],
    ['an hour and a half', 'an hour and a half', 5400],
    ['one and a half hours', 'one and a half hours', 5400],
    ['twenty minutes', 'twenty minutes', 1200],
    ['three quarters of an hour', 'three quarters of an hour', 2700],
    ['cook 10 more minutes', '10 more minutes', 600],
    ['10 gute Minuten rühren', '10 gute Minuten', 600],
    ['1h30m', '1h30m', 5400],
    ['1½ hrs', '1½ hrs', 5400],
    ['**25 mins**', '25 mins', 1500],
    ['24 hours', '24 hours', 86_400],
    ['Bei 180 °C 25 Minuten backen', '25 Minuten', 1500],
    ['1 Std. 20 Min. ziehen lassen', '1 Std. 20 Min', 4800],
    ['eine halbe Stunde', 'eine halbe Stunde', 1800],
    ['anderthalb Stunden', 'anderthalb Stunden', 5400],
    ['eine Dreiviertelstunde', 'eine Dreiviertelstunde', 2700],
    ['nach einer Viertelstunde', 'einer Viertelstunde', 900],
    ['2,5 Stunden', '2,5 Stunden', 9000],
    ['pendant 1h30', '1h30', 5400],
    ['1 h 20 à 180 °C', '1 h 20', 4800],
    ['1 h 50 °C', '1 h', 3600],
    ['cuire 1 heure 15 à 180 °C', '1 heure 15', 4500],
    ['cuire 1 heure 15.', '1 heure 15', 4500],
    ['après 1 heure 20 crêpes seront prêtes', '1 heure', 3600],
    ['wait 1 hour 20', '1 hour', 3600],
    ['15 percig sütjük', '15 percig', 900],
    ['másfél órán át', 'másfél órán', 5400],
    ['negyed óráig', 'negyed óráig', 900],
    ['se fierbe 20 de minute', '20 de minute', 1200],
    ['печете 25 минути', '25 минути', 1500],
    ['για 20 λεπτά', '20 λεπτά', 1200],
    ['une demi-heure', 'une demi-heure', 1800],
    ['une heure et demie', 'une heure et demie', 5400],
    ['une heure et quart', 'une heure et quart', 4500],
    ['trois quarts d’heure', 'trois quarts d’heure', 2700],
    ['cocer 20 minutos', '20 minutos', 1200],
    ['media hora', 'media hora', 1800],
    ['1 hora y media', '1 hora y media', 5400],
    ['tres cuartos de hora', 'tres cuartos de hora', 2700],
    ["per un'ora e mezza", "un'ora e mezza", 5400],
    ['mezz’ora', 'mezz’ora', 1800],
    ['2 ore e 10 minuti', '2 ore e 10 minuti', 7800],
    ['anderhalf uur', 'anderhalf uur', 5400],
    ['een half uur', 'een half uur', 1800],
    ['drie kwartier', 'drie kwartier', 2700],
    ['1 uur en 10 minuten', '1 uur en 10 minuten', 4200],
    ['por 40 minutos', '40 minutos', 2400],
    ['uma hora e meia', 'uma hora e meia', 5400],
    ['meia hora', 'meia hora', 1800],
    ['koka i 5 minuter', '5 minuter', 300],
    ['en och en halv timme', 'en och en halv timme', 5400],
    ['ca 1 tim och 20 min', '1 tim och 20 min', 4800],
    ['bages i 1 time og 20 minutter', '1 time og 20 minutter', 4800],
    ['en halv time', 'en halv time', 1800],
    ['tre kvarter', 'tre kvarter', 2700],
    ['halvannen time', 'halvannen time', 5400],
    ['stek i 4 minutter', '4 minutter', 240],
    ['gotować 15 minut', '15 minut', 900],
    ['pół godziny', 'pół godziny', 1800],
    ['przez półtorej godziny', 'półtorej godziny', 5400],
    ['1 godz. 10 min', '1 godz. 10 min', 4200],
    ['keitä 20 minuuttia', '20 minuuttia', 1200],
    ['vařte 10 minut', '10 minut', 600],
    ['варить полчаса', 'полчаса', 1800],
    ['варити 10 хвилин', '10 хвилин', 600],
    ['20 dakika', '20 dakika', 1200],
    ['pečte 25 minút', '25 minút', 1500],
    ['varíme pol hodiny', 'pol hodiny', 1800],
    ['kuhajte 20 minut', '20 minut', 1200],
    ['počiva naj 1 uro in 30 minut', '1 uro in 30 minut', 5400],
    ['pecite 40 minuta', '40 minuta', 2400],
    ['ostavite pola sata', 'pola sata', 1800],
    ['пеците 30 минута', '30 минута', 1800],
    ['kepkite 45 minutes', '45 minutes', 2700],
    ['palikite pusvalandį', 'pusvalandį', 1800],
    ['cep 35 minūtes', '35 minūtes', 2100],
    ['bakið í 25 mínútur', '25 mínútur', 1500],
    ['í hálftíma', 'hálftíma', 1800],
    ['bak vir 30 minute', '30 minute', 1800],
    ['coeu-ho 20 minuts', '20 minuts', 1200],
    ['1 hora i mitja', '1 hora i mitja', 5400],
    ['cocer 15 minutos', '15 minutos', 900],
    ['nấu trong 15 phút', '15 phút', 900],
    ['1 tiếng rưỡi', '1 tiếng rưỡi', 5400],
    ['אופים 40 דקות', '40 דקות', 2400],
    ['धीमी आँच पर 20 मिनट पकाएँ', '20 मिनट', 1200],
    ['आधा घंटा भिगोएँ', 'आधा घंटा', 1800],
    ['डेढ़ घंटा', 'डेढ़ घंटा', 5400],
    ['يُخبز لمدة 30 دقيقة', '30 دقيقة', 1800],
    ['نصف ساعة', 'نصف ساعة', 1800],
    ['لمدة ٢٠ دقيقة', '٢٠ دقيقة', 1200],
    ['弱火で10分煮る', '10分', 600],
    ['1時間半', '1時間半', 5400],
    ['煮30分钟', '30分钟', 1800],
    ['15분간 끓인다', '15분', 900],
  ])('%s', (text, written, seconds) => {
    expect(findDurations(text)).toMatchObject([{ text: written, seconds, longestSeconds: seconds }]);
  });

  test.each([
    ['10–12 minutes', 600, 720],
    ['10 to 12 minutes', 600, 720],
    ['12- to 15-minute', 720, 900],
    ['between 10 and 12 minutes', 600, 720],
    ['45 minutes to 1 hour', 2700, 3600],
    ['2½ to 3 hours', 9000, 10_800],
    ['one or two minutes', 60, 120],
    ['zwei bis drei Minuten', 120, 180],
    ['zwischen 10 und 12 Minuten', 600, 720],
    ['8 a 10 minutos', 480, 600],
    ['10 à 15 min', 600, 900],
    ['5 tot 10 minuten', 300, 600],
    ['10～15分', 600, 900],
  ])('the range %s, which rings at its lower end', (text, seconds, longestSeconds) => {
    expect(findDurations(text)).toMatchObject([{ seconds, longestSeconds }]);
  });

  test('each time in a step, at its place', () => {
    const text = 'Fry 2 min per side, rest 10 min.';
    const found = findDurations(text);
    expect(found.map(({ seconds }) => seconds)).toEqual([120, 600]);
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['2 min', '10 min']);
  });

  test('a thousand and a half as the language writes them', () => {
    expect(findDurations('1.000 Sekunden', 'de')).toMatchObject([{ seconds: 1000 }]);
    expect(findDurations('1.5 hours', 'en')).toMatchObject([{ seconds: 5400 }]);
  });
});

describe('no timer is offered for', () => {
  test.each([
    'Leave overnight',
    'marinate for 2 days',
    '1 week',
    'In a second bowl',
    'une seconde casserole',
    'un secondo piatto',
    'Fold 3 times',
    'Bake at 180 °C',
    '2 large minced onions',
    'Step 5. Hours later',
    '3分の1カップ',
    '0 minutes',
    'it is hard to time this',
    '10 or until golden',
    'B12 min',
    '',
  ])('%s', (text) => expect(findDurations(text)).toEqual([]));
});

describe('whatever a step says', () => {
  const languages = [...Object.values(durationWords), eastAsianDurationWords];
  const words = languages.flatMap(({ numbers, ...written }) =>
    Object.values(written).flatMap((word) => word.split('|')),
  );
  const alike = fc
    .array(fc.constantFrom(...words, '1', '20', '½', '1,5', '-', '–', 'to', '.', ' ', '°C', 'x', '’'))
    .map((parts) => parts.join(' '));

  test('times stand in it one after the other, and are more than nothing', () => {
    fc.assert(
      fc.property(fc.oneof(alike, fc.string({ unit: 'grapheme' })), (text) => {
        let past = 0;
        for (const { start, end, seconds, longestSeconds, text: written } of findDurations(text)) {
          expect(start).toBeGreaterThanOrEqual(past);
          expect(text.slice(start, end)).toBe(written);
          expect(seconds).toBeGreaterThan(0);
          expect(longestSeconds).toBeGreaterThanOrEqual(seconds);
          past = end;
        }
      }),
    );
  });
});
