import { expect, test } from 'vitest';
import { changedKeys } from '../draft/draft-changes.ts';
import { exampleDraft, exampleIngredient } from '../draft/example-recipe.ts';
import { inputOf } from '../draft/recipe-draft.ts';
import { readRecipeJson, recipeJson } from './read-recipe-json.ts';

const before = exampleDraft({
  description: 'Old',
  recipeIngredient: [
    exampleIngredient('a', { title: 'Dough', note: 'flour' }),
    exampleIngredient('b', { note: 'salt' }),
  ],
  recipeInstructions: [{ id: 's', title: '', summary: '', text: 'Mix', ingredientReferences: [{ referenceId: 'a' }] }],
  notes: [{ title: 'Tip', text: 'Rest it' }],
  extras: { key: 'value' },
});

test('a recipe that is not touched comes back without a change', () => {
  const { draft, problems } = readRecipeJson(recipeJson(before), before);
  expect(problems).toEqual([]);
  expect(changedKeys(before, draft)).toEqual([]);
});

test('what is left out stays as it is', () => {
  const { draft } = readRecipeJson('{ "description": "New" }', before);
  expect(changedKeys(before, draft)).toEqual(['description']);
});

test('words stand for ingredients, steps and organizers, as the API takes them', () => {
  const sent = { recipeIngredient: ['2 eggs'], recipeInstructions: ['Beat'], tags: ['Quick', { name: 'Cheap' }] };
  const { draft, problems } = readRecipeJson(JSON.stringify(sent), before);
  expect(problems).toEqual([]);
  expect(inputOf(draft)).toMatchObject({
    recipeIngredient: [{ note: '2 eggs' }],
    recipeInstructions: [{ text: 'Beat' }],
    tags: [{ name: 'Quick' }, { name: 'Cheap' }],
  });
});

test.each([
  ['{ "name": [] }', ['name'], 'text'],
  ['{ "recipeServings": -1 }', ['recipeServings'], 'number'],
  ['{ "recipeIngredient": [{ "quantity": "two" }] }', ['recipeIngredient', 0, 'quantity'], 'number'],
  ['{ "settings": { "public": "yes" } }', ['settings', 'public'], 'flag'],
  ['{ "notes": {} }', ['notes'], 'list'],
  ['{ "notes": ["Tip"] }', ['notes', 0], 'object'],
  ['{ "colour": "brown" }', ['colour'], 'known-key'],
])('%s names the value that is of the wrong kind', (json, path, expected) =>
  expect(readRecipeJson(json, before).problems).toEqual([{ path, expected }]),
);
