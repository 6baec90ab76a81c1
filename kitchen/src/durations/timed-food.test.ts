import { expect, test } from 'vitest';
import { findDurations } from './find-durations.ts';
import { timedFood } from './timed-food.ts';

/** What the first length of time of a step is for. */
const named = (text: string, foods: string[]) =>
  timedFood(
    text,
    findDurations(text)[0]?.start ?? 0,
    foods.map((name) => ({ name })),
  );

test.each([
  [
    'en',
    'Warm the oil. Cook the onions and peppers with salt, 12 min.',
    ['olive oil', 'large onion', 'red peppers', 'salt'],
    'Onions',
  ],
  ['en', 'Break an egg into each well. Cover and cook until the yolks are set, 6–8 min.', ['eggs', 'feta'], 'Egg'],
  ['en', 'Bake for 20 minutes until the sweet potatoes are soft.', ['sweet potato'], 'Sweet potatoes'],
  ['en', 'Season with salt and pepper and rest for 5 minutes.', ['salt', 'black pepper'], null],
  ['en', 'Fry the peppers for 5 minutes.', ['pepper', 'green peppers'], 'Peppers'],
  ['en', 'Heat a large pan for 2 minutes.', ['large onion'], null],
  ['de', 'Das Öl erhitzen und die Zwiebeln ca. 10 Minuten dünsten.', ['Olivenöl', 'Zwiebel'], 'Zwiebeln'],
  ['de', '12 Minuten die roten Linsen kochen.', ['rote Linsen'], 'Linsen'],
  ['fr', 'Faire revenir les oignons dans l’huile pendant 10 minutes.', ['huile d’olive', 'oignon rouge'], 'Oignons'],
  ['es', 'Pocha la cebolla en el aceite 15 minutos.', ['aceite de oliva', 'cebolla roja'], 'Cebolla'],
  ['it', 'Soffriggere le cipolle per 10 minuti.', ['cipolla', 'olio'], 'Cipolle'],
  ['nl', 'Kook de aardappelen 20 minuten.', ['aardappel', 'zout'], 'Aardappelen'],
  ['pt', 'Refogue a cebola por 5 minutos.', ['azeite', 'cebola'], 'Cebola'],
  ['sv', 'Koka potatisen i 20 minuter.', ['potatisen', 'salt'], 'Potatisen'],
  ['da', 'Kog kartofler i 20 minutter.', ['kartofler', 'salt'], 'Kartofler'],
  ['nb', 'Stek løk i 10 minutter.', ['løk', 'olje'], 'Løk'],
  ['pl', 'Smaż cebulę przez 10 minut.', ['cebula', 'olej'], 'Cebulę'],
])('%s: %s', (_language, text, foods, name) => expect(named(text, foods)).toBe(name));

test('a step without a word of its ingredients names nothing', () => {
  expect(named('Leave to rise for 1 hour.', ['flour', 'yeast'])).toBeNull();
  expect(named('Leave to rise for 1 hour.', [])).toBeNull();
});
