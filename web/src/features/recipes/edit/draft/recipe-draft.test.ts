import { describe, expect, test } from 'vitest';
import { changedKeys, changesOf, compareEdits, withMine } from './draft-changes.ts';
import { exampleDraft as draft, exampleIngredient as ingredient } from './example-recipe.ts';
import { errorsInDraft } from './field-errors.ts';
import { emptyIngredient, emptyStep, inputOf, newTitle } from './recipe-draft.ts';

describe('a recipe as it is edited', () => {
  test('is sent back as it came', () => {
    const parts = {
      recipeIngredient: [ingredient('a', { title: 'Dough', note: '500 g flour' }), ingredient('b', { note: 'salt' })],
      recipeInstructions: [
        { id: 's', title: 'Day 1', summary: '', text: 'Mix', ingredientReferences: [{ referenceId: 'a' }] },
      ],
      notes: [{ title: 'Tip', text: 'Rest it' }],
      extras: { key: 'value' },
    };
    const input = inputOf(draft(parts));
    expect(input.recipeIngredient).toMatchObject([
      { referenceId: 'a', title: 'Dough', note: '500 g flour' },
      { referenceId: 'b', title: null, note: 'salt' },
    ]);
    expect(input.recipeInstructions).toEqual(parts.recipeInstructions);
    expect(input).toMatchObject({ notes: parts.notes, extras: parts.extras });
    expect(changedKeys(draft(parts), draft(parts))).toEqual([]);
  });

  test('a section title stays in its place when the line below it moves', () => {
    const before = draft({
      recipeIngredient: [ingredient('a', { title: 'Dough', note: 'flour' }), ingredient('b', { note: 'salt' })],
    });
    const [title, flour, salt] = before.recipeIngredient;
    if (!title || !flour || !salt) throw new Error('three rows');
    const moved = { ...before, recipeIngredient: [title, salt, flour] };
    expect(inputOf(moved).recipeIngredient).toMatchObject([
      { referenceId: 'b', title: 'Dough' },
      { referenceId: 'a', title: null },
    ]);
  });

  test('a title with nothing below it is a line of its own, and keeps its id', () => {
    const before = draft({ recipeIngredient: [ingredient('t', { title: 'To serve' })] });
    expect(before.recipeIngredient).toEqual([{ kind: 'title', id: 't', title: 'To serve' }]);
    expect(inputOf(before).recipeIngredient).toMatchObject([{ referenceId: 't', title: 'To serve', note: '' }]);
  });

  test('a line with a food, a unit or an amount is edited in parts; one of words alone as text', () => {
    const rows = draft({
      recipeIngredient: [
        ingredient('a', { quantity: 2, note: 'eggs' }),
        ingredient('b', { quantity: 1, note: '1 cup flour', disableAmount: true }),
        ingredient('c', { note: 'salt' }),
      ],
    }).recipeIngredient;
    expect(rows.map((row) => row.kind === 'line' && row.isSplit)).toEqual([true, false, false]);
  });

  test('lines without a word are not sent, so adding one changes nothing', () => {
    const before = draft({ recipeIngredient: [ingredient('a', { note: 'salt' })] });
    const after = {
      ...before,
      recipeIngredient: [...before.recipeIngredient, emptyIngredient('  '), newTitle(' ')],
      recipeInstructions: [emptyStep()],
    };
    expect(changedKeys(before, after)).toEqual([]);
  });
});

describe('a save', () => {
  test('sends nothing but what was changed', () => {
    const before = draft({ description: 'Old', tags: [{ id: '1', groupId: 'g', name: 'Quick', slug: 'quick' }] });
    const after = { ...before, description: 'New', settings: { ...before.settings, public: false } };
    expect(changesOf(before, after)).toEqual({ description: 'New', settings: { public: false } });
  });

  test('finds its errors at the rows that they are about', () => {
    const before = draft();
    const [title, line] = [newTitle('Sauce'), emptyIngredient('x'.repeat(9))];
    const sent = { ...before, recipeIngredient: [emptyIngredient(), title, line] };
    const errors = errorsInDraft(
      { 'recipeIngredient.0.note': 'too long', name: 'missing', 'notes.1.title': 'no' },
      sent,
    );
    expect(errors).toMatchObject({ rows: { [line.id]: 'too long' }, fields: { name: 'missing', notes: 'no' } });
  });
});

describe('two people who edit the same version', () => {
  const base = draft({ description: 'Old', name: 'Bread', prepTime: '5 min' });
  const mine = { ...base, description: 'Mine', name: 'Rye bread', orgURL: 'https://same.example' };
  const theirs = { ...base, description: 'Theirs', prepTime: '10 min', orgURL: 'https://same.example' };

  test('have to choose only where both changed the same part differently', () => {
    expect(compareEdits(base, mine, theirs)).toEqual({
      contested: ['description'],
      onlyMine: ['name'],
      onlyTheirs: ['prepTime'],
    });
  });

  test('keep the parts that neither took from the other', () => {
    expect(withMine(theirs, mine, ['name'])).toMatchObject({
      name: 'Rye bread',
      description: 'Theirs',
      prepTime: '10 min',
    });
  });
});
