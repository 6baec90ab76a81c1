import { contract, type ImportReport } from '@larder/contract';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { food } from '../../../../test/samples.ts';
import { answerFrame, clickOn, visit } from '../../../../test/screens.tsx';

const report = (changes: Partial<ImportReport>): ImportReport => ({
  isDone: false,
  created: 0,
  changed: 0,
  unchanged: 0,
  failed: 0,
  rows: [],
  ...changes,
});
const oneNew = report({ created: 1, rows: [{ row: 2, name: 'Rye', outcome: 'created', message: null }] });

beforeEach(async () => {
  answerFrame();
  server.answers(contract.labels.list, page([]));
  server.answers(contract.foods.list, page([food('Flour')]));
  server.answers(contract.foods.references, {});
  await visit('/group/data/foods');
  await screen.findAllByText('Flour');
  await act(async () => screen.getByLabelText('More for this table').click());
  await clickOn(await screen.findByText('Read from a file'));
  await screen.findByText('Drop a file, or choose one');
});

async function drop() {
  const file = new File(['name'], 'foods.csv', { type: 'text/csv' });
  const item = { kind: 'file', type: file.type, getAsFile: () => file };
  fireEvent.drop(screen.getByText('Drop a file, or choose one'), {
    dataTransfer: { files: [file], items: [item], types: ['Files'] },
  });
  await screen.findByText('foods.csv');
}
const button = (name: string) => screen.getByText(name).closest('button') ?? expect.fail(`no button ${name}`);

test('without a file there is nothing to import', () => {
  expect(button('Import').disabled).toBe(true);
});

test('while a file is read nothing can be imported, and then each row is told', async () => {
  const waiting = server.delays(contract.foods.import);
  await drop();
  expect(button('Import').disabled).toBe(true);
  expect(screen.queryByLabelText('What will happen to the rows')).toBeNull();

  waiting.answer(oneNew);
  expect(await screen.findByText('Rye')).toBeTruthy();
  server.answers(contract.foods.import, { ...oneNew, isDone: true });
  await act(async () => button('Import 1 row').click());
  expect(server.calls(contract.foods.import).map(({ body }) => body)).toMatchObject([
    { mode: 'check' },
    { mode: 'whole' },
  ]);
  expect(screen.queryByText('Rye')).toBeNull();
});

test('a file without rows says so', async () => {
  server.answers(contract.foods.import, report({}));
  await drop();
  expect(await screen.findByText('There are no rows in the file.')).toBeTruthy();
  expect(button('Import').disabled).toBe(true);
});

test('where the connection breaks, the file can be read once more', async () => {
  server.breaks(contract.foods.import);
  await drop();
  server.answers(contract.foods.import, oneNew);
  await clickOn(await screen.findByText('Try again'));
  expect(await screen.findByText('Rye')).toBeTruthy();
});
