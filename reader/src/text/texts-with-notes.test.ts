import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ReadRecipe } from '../recipe.ts';
import { sectionOf } from '../words/section-words.ts';
import { readRecipeText } from './read-recipe-text.ts';
import { textsWithNotes } from './texts-with-notes.ts';

const ingredientsOf = (recipe: ReadRecipe) => recipe.ingredientGroups.flatMap(({ ingredients }) => ingredients);
const stepsOf = (recipe: ReadRecipe) =>
  recipe.instructionSections.flatMap(({ steps }) => steps.map(({ text }) => text));
const notesOf = (recipe: ReadRecipe) => recipe.notes.map(({ title, text }) => (title ? `${title}: ${text}` : text));

/** Everything that a reading shows, as one text. */
const shown = (recipe: ReadRecipe) =>
  [
    recipe.name,
    recipe.description,
    recipe.yield?.text,
    ...recipe.ingredientGroups.map(({ name }) => name),
    ...ingredientsOf(recipe),
    ...recipe.instructionSections.map(({ name }) => name),
    ...stepsOf(recipe),
    ...notesOf(recipe),
    ...recipe.keywords,
    ...recipe.category,
    ...recipe.unplaced,
  ].join('\n');

const words = (text: string) => text.toLowerCase().match(/\p{L}{2,}/gu) ?? [];

describe('a pasted text', () => {
  test.each(textsWithNotes)('$from', ({ text, from: _, ...expected }) => {
    const recipe = readRecipeText(text) ?? expect.fail('no recipe');
    expect({
      name: recipe.name,
      description: recipe.description ?? undefined,
      ingredients: ingredientsOf(recipe),
      steps: stepsOf(recipe),
      notes: notesOf(recipe),
      unplaced: recipe.unplaced,
      keywords: recipe.keywords,
      category: recipe.category,
      servings: recipe.yield?.amount ?? undefined,
    }).toEqual({
      description: undefined,
      notes: [],
      unplaced: [],
      keywords: [],
      category: [],
      servings: undefined,
      ...expected,
    });
  });
});

describe('nothing of a pasted text disappears', () => {
  const lines = [...new Set(textsWithNotes.flatMap(({ text }) => text.split('\n')))];
  /** Headings of the parts and the labels of times are what fields are called themselves. */
  const isSaid = (line: string) => sectionOf(line) !== null || /^(?:prep|tags|category)/i.test(line);

  test('in whatever order its lines stand', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...lines), { maxLength: 25 }), (chosen) => {
        const recipe = readRecipeText(chosen.join('\n'));
        if (!recipe) return;
        const found = new Set(words(shown(recipe)));
        const lost = chosen.filter((line) => !isSaid(line) && words(line).some((word) => !found.has(word)));
        expect(lost).toEqual([]);
      }),
      { numRuns: 1500 },
    );
  });
});
