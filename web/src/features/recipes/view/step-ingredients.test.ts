import type { Ingredient, Instruction } from '@larder/contract';
import { expect, test } from 'vitest';
import { stepIngredients } from './step-ingredients.ts';

const line = (referenceId: string, note: string): Ingredient => ({
  referenceId,
  note,
  title: null,
  quantity: null,
  unit: null,
  food: null,
  referencedRecipe: null,
  originalText: null,
  isFood: false,
  disableAmount: true,
  display: note,
});

const step = (text: string, ...linked: string[]): Instruction => ({
  id: text,
  title: '',
  summary: '',
  text,
  ingredientReferences: linked.map((referenceId) => ({ referenceId })),
});

const ingredients = [line('oil', '3 tbsp olive oil'), line('onion', '1 large red onion, sliced'), line('salt', 'salt')];
const names = (found: Ingredient[]) => found.map(({ referenceId }) => referenceId);

test('linked ingredients belong to their step', () => {
  const steps = [step('Fry.', 'onion'), step('Add oil.')];
  expect(names(stepIngredients(steps[0] ?? step(''), steps, ingredients))).toEqual(['onion']);
  expect(names(stepIngredients(steps[1] ?? step(''), steps, ingredients))).toEqual([]);
});

test('without any link, a step has the ingredients that it names', () => {
  const only = step('Warm the oil and cook the onions until red.');
  expect(names(stepIngredients(only, [only], ingredients))).toEqual(['oil', 'onion']);
});
