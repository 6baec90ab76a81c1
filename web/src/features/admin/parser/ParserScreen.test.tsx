import { contract, type ParsedIngredient } from '@larder/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { unit } from '../../../../test/samples.ts';
import { answerFrame, clickOn, screenStates, visit } from '../../../../test/screens.tsx';

const parsed: ParsedIngredient = {
  input: '1 ½ cups flour, sifted',
  confidence: { average: 0.86, comment: 0.99, name: 0.7, unit: 0.8, quantity: 0.95, food: 0.7 },
  ingredient: {
    referenceId: 'r',
    title: null,
    quantity: 1.5,
    unit: unit('cup'),
    food: { id: null, name: 'flour', pluralName: null, description: '', extras: {}, aliases: [], labelId: null },
    note: 'sifted',
    originalText: null,
    isFood: true,
    disableAmount: false,
    display: '1½ cups flour sifted',
  },
  language: 'en',
  corrections: [],
};

const answerParsers = () => {
  answerFrame({ admin: true });
  server.answers(contract.ingredients.parsers, ['nlp', 'brute']);
};

screenStates('the parser playground', {
  at: '/admin/parser',
  endpoint: contract.ingredients.parse,
  full: parsed,
  shows: /1½ cups flour sifted/,
  besides: answerParsers,
});

test('each part is shown with how sure the parser is, and what the household lacks is said', async () => {
  answerParsers();
  server.answers(contract.ingredients.parse, parsed);
  await visit('/admin/parser');
  const result = within(await screen.findByRole('region', { name: 'How it is understood' }));
  const value = (name: string) => result.getByText(name).parentElement?.textContent;
  expect(value('Amount')).toBe('Amount1½95% sure');
  expect(value('Unit')).toBe('Unitcup80% sureIn your household');
  expect(value('Food')).toBe('Foodflour70% sureNew to your household');
  expect(value('Note')).toBe('Notesifted99% sure');
  expect(result.getByText('English')).toBeTruthy();
});

test('what is typed is read by the parser that is chosen, and an emptied line by none', async () => {
  answerParsers();
  server.answers(contract.ingredients.parse, parsed);
  await visit('/admin/parser');
  await clickOn(await screen.findByRole('radio', { name: 'Rules alone' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'A line of a recipe' }), { target: { value: '2 eggs' } });
  await waitFor(() =>
    expect(server.calls(contract.ingredients.parse).at(-1)?.body).toMatchObject({
      parser: 'brute',
      ingredient: '2 eggs',
    }),
  );
  fireEvent.change(screen.getByRole('textbox', { name: 'A line of a recipe' }), { target: { value: '  ' } });
  expect(await screen.findByText(/^Type a line/)).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'How it is understood' })).toBeNull();
});
