import { describe, expect, test } from 'vitest';
import type { IngredientRow, StepRow } from './recipe-draft.ts';
import { emptyStep } from './recipe-draft.ts';
import type { TitleRow } from './rows.ts';
import { blockTools, ingredientsOfBlock, pastedIntoStep, stepsOfBlock } from './split-block.ts';

const text = (row: IngredientRow | StepRow | TitleRow) =>
  row.kind === 'title' ? `# ${row.title}` : 'note' in row ? row.note : row.text;

describe('a pasted list of ingredients', () => {
  test.each([
    ['500 g flour\n10 g salt', ['500 g flour', '10 g salt']],
    ['- 500 g flour\r\n• 10 g salt\n\n[ ] yeast', ['500 g flour', '10 g salt', 'yeast']],
    ['1.5 cups milk\n1 egg', ['1.5 cups milk', '1 egg']],
    ['For the sauce:\n2 tomatoes', ['# For the sauce', '2 tomatoes']],
    ['## Sauce\n2 tomatoes', ['# Sauce', '2 tomatoes']],
    ['Soße：\n½ Zwiebel', ['# Soße', '½ Zwiebel']],
    ['2 eggs: separated', ['2 eggs: separated']],
    ['250 g of:\nsugar', ['250 g of:', 'sugar']],
  ])('%j', (block, rows) => expect(ingredientsOfBlock(block).map(text)).toEqual(rows));
});

describe('a pasted method', () => {
  test.each([
    ['1. Mix.\n2. Bake.', ['Mix.', 'Bake.']],
    ['1) Mix.\nGently.\n2) Bake.', ['Mix.\nGently.', 'Bake.']],
    ['Step 1: Mix.\nStep 2: Bake.', ['Mix.', 'Bake.']],
    ['Mix.\nGently.\n\nBake.', ['Mix.\nGently.', 'Bake.']],
    ['Mix.\nBake.', ['Mix.', 'Bake.']],
    ['Dough:\n1. Mix.\n2. Rest.\nBread:\n3. Bake.', ['# Dough', 'Mix.', 'Rest.', '# Bread', 'Bake.']],
    ['Bake at 200 °C.', ['Bake at 200 °C.']],
  ])('%j', (block, rows) => expect(stepsOfBlock(block).map(text)).toEqual(rows));
});

describe('a block that is pasted into a step', () => {
  /** `[` and `]` stand around what is selected. */
  const paste = (field: string, block: string, links: string[] = []) => {
    const [before = '', selected = '', after = ''] = field.split(/[[\]]/);
    const value = before + selected + after;
    const selectionEnd = before.length + selected.length;
    const step = { ...emptyStep(value), ingredientIds: links };
    const pasted = pastedIntoStep(step, { value, selectionStart: before.length, selectionEnd }, block);
    return pasted && { rows: pasted.rows.map(text), count: pasted.count, stays: pasted.rows[0]?.id === step.id };
  };
  test.each([
    ['an empty step becomes the first', '[]', 'Mix.\nBake.', { rows: ['Mix.', 'Bake.'], count: 2, stays: true }],
    ['what is selected goes', '[Stir.]', 'Mix.\nBake.', { rows: ['Mix.', 'Bake.'], count: 2, stays: true }],
    ['a title comes before', '[]', 'Dough:\nMix.', { rows: ['# Dough', 'Mix.'], count: 2, stays: false }],
    [
      'what stands before it stays',
      'Stir.[]',
      '1. Mix.\n2. Bake.',
      { rows: ['Stir.', 'Mix.', 'Bake.'], count: 2, stays: true },
    ],
    [
      'what stands behind it goes to the end',
      '[]Eat.',
      'Mix.\n\nBake.',
      { rows: ['Mix.', 'Bake.\nEat.'], count: 2, stays: true },
    ],
    ['lines inside a text stay in it', 'Stir.[] Eat.', 'Mix.\nBake.', null],
    ['one step is text', '[]', 'Mix.', null],
  ])('%s', (_, field, block, rows) => expect(paste(field, block)).toEqual(rows));
  test('a step with linked ingredients stays, though a title comes first', () =>
    expect(paste('[]', 'Dough:\nMix.', ['flour'])).toEqual({ rows: ['', '# Dough', 'Mix.'], count: 2, stays: true }));
});

describe('tools for a block', () => {
  test('white space at the ends, between words and in empty lines goes', () =>
    expect(blockTools.trim('  2  eggs \n\n salt')).toBe('2 eggs\nsalt'));
  test('the first character of each line goes', () => expect(blockTools.cutFirst('*eggs\n*salt')).toBe('eggs\nsalt'));
  test('numbers within a line begin a new one', () =>
    expect(blockTools.splitNumbered('1. Mix 2 eggs 2. Bake for 1.5 hours')).toBe('Mix 2 eggs\nBake for 1.5 hours'));
});
