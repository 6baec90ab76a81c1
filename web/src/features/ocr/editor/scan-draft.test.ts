import { expect, test } from 'vitest';
import { changesOfDraft, draftOfGuess, ingredientsIn, stepsIn } from './scan-draft.ts';

const texts = (lines: { text: string }[]) => lines.map(({ text }) => text);

test('numbered steps keep the lines that follow them', () => {
  expect(texts(stepsIn('1. Whisk the eggs\nand the milk.\n2) Fry.'))).toEqual(['Whisk the eggs and the milk.', 'Fry.']);
  expect(texts(stepsIn('Whisk.\n\nFry.'))).toEqual(['Whisk.', 'Fry.']);
});

test('ingredients are one to a line', () => {
  expect(texts(ingredientsIn(' 3 eggs \n\n200 g flour'))).toEqual(['3 eggs', '200 g flour']);
});

test('what was guessed is saved with the words as they stand on the photo', () => {
  const draft = draftOfGuess({
    name: 'Pancakes',
    description: '',
    recipeYield: '4',
    recipeServings: 4,
    prepTime: '',
    performTime: '',
    totalTime: '20 minutes',
    ingredients: [
      { title: 'Dough', text: '3 eggs', confidence: 0.9 },
      { title: '', text: ' ', confidence: 0.1 },
    ],
    instructions: [{ title: '', text: 'Fry.', confidence: 0.9 }],
    unplaced: [],
    notes: [{ title: 'Tip', text: 'Warm the plates.' }],
    confidence: {},
  });
  expect(changesOfDraft(draft, { name: 'New OCR Recipe', version: 3, recipeServings: 0 })).toMatchObject({
    name: 'Pancakes',
    recipeServings: 4,
    recipeIngredient: [{ note: '3 eggs', originalText: '3 eggs', title: 'Dough' }],
    recipeInstructions: [{ text: 'Fry.', title: '' }],
    notes: [{ title: 'Tip', text: 'Warm the plates.' }],
    basedOnVersion: 3,
  });
});
