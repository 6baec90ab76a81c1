import { expect, test } from 'vitest';
import { mealmasterText } from '../../../test/samples/mealmaster.ts';
import { rezkonvText } from '../../../test/samples/rezkonv.ts';
import { readAll } from '../../../test/sent-files.ts';

test('a recipe of RezKonv comes with its groups and its source', async () => {
  const [recipe] = await readAll({ 'a file': rezkonvText });
  expect(recipe).toMatchObject({
    app: 'rezkonv',
    name: 'Lauchkuchen mit Käse',
    language: 'de',
    yield: '6 Portionen',
    categories: ['Kuchen', 'Gemüse', 'Winter'],
    author: 'Das Kochheft aus dem Tal, Nr. 7',
  });
  expect(
    recipe?.ingredientGroups.map(({ name, ingredients }) => [name, ...ingredients.map(({ text }) => text)]),
  ).toEqual([
    [null, '500 Gramm Lauch; in Ringen', '1 1/2 Essl. Butter', 'Salz', '3 Eier (Größe M) oder vier kleine'],
    ['TEIG', '250 Gramm Mehl', '125 ml Milch'],
  ]);
  expect(recipe?.instructionSections.flatMap(({ steps }) => steps.map(({ text }) => text))).toEqual([
    'Lauch in der Butter weich dünsten und salzen.',
    'Aus Mehl und Milch einen Teig rühren, Eier dazu. Bei 180 Grad 40 Minuten backen.',
  ]);
});

test('a method of one paragraph is the one step that its writer made', async () => {
  const method = [
    'Den Lauch putzen und waschen und in ganz feine Ringe schneiden.',
    'Danach in der Butter weich dünsten. Mit Salz und etwas Muskat',
    'abschmecken und sofort zu frischem Brot servieren.',
  ];
  const [recipe] = await readAll({
    a: `========== REZKONV-Rezept - RezkonvSuite v1.2\n\n     Titel: Lauch\nKategorien: Gemüse\n     Menge: 2 Portionen\n\n    500     Gramm  Lauch\n\n${method.join('\n')}\n\n=====\n`,
  });
  expect(recipe?.instructionSections).toEqual([{ name: null, steps: [{ text: method.join(' ') }] }]);
});

test('files of its neighbour are left to that', async () => {
  const recipes = await readAll({ a: mealmasterText });
  expect(recipes.every(({ app }) => app === 'mealmaster')).toBe(true);
  expect(recipes.length).toBeGreaterThan(0);
});
