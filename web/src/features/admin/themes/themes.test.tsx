import { contract, type ReplyOf, type Theme } from '@larder/contract';
import { contrast, readableContrast } from '@larder/contract/contrast';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { server } from '../../../../test/fake-server.ts';
import { page } from '../../../../test/pages.ts';
import { answerFrame, screenStates, visit } from '../../../../test/screens.tsx';
import { colourNames, designedTheme, readability } from '../../../lib/theme/instance-colours.ts';
import { readyNames, readyThemes } from './ready-themes.ts';

const stamps = { createdAt: '2026-03-01T12:00:00Z', updatedAt: '2026-03-01T12:00:00Z' };
const garden: Theme = { ...stamps, id: 'garden', name: 'Garden', colours: readyThemes.basil, isChosen: false };
type Listed = ReplyOf<typeof contract.adminThemes.list>;
const listed = (more: Partial<Listed> = {}): Listed => ({
  items: [garden],
  ofSettings: designedTheme,
  setByName: [],
  ...more,
});

const answerAdmin = () => {
  answerFrame({ admin: true });
  server.answers(contract.recipes.list, page([]));
};

const open = async (address: string, more: Partial<Listed> = {}) => {
  answerAdmin();
  server.answers(contract.adminThemes.list, listed(more));
  return visit(address);
};

screenStates('the colors of the server', {
  at: '/admin/themes',
  endpoint: contract.adminThemes.list,
  full: listed(),
  shows: /^Garden$/,
  besides: answerAdmin,
});

test('a theme is chosen, and the colors of the settings again', async () => {
  await open('/admin/themes');
  server.answers(contract.adminThemes.choose, garden.colours);
  const button = await screen.findByRole('button', { name: 'Use “Garden”' });
  await act(async () => button.click());
  expect(server.calls(contract.adminThemes.choose)[0]?.body).toEqual({ id: 'garden' });
});

test('where settings name colors, it is said which of both wins', async () => {
  await open('/admin/themes', { items: [{ ...garden, isChosen: true }], setByName: ['THEME_LIGHT_PRIMARY'] });
  expect(
    await screen.findByText(/^1 color comes from the settings of the server, but the theme “Garden”/),
  ).toBeTruthy();
  server.answers(contract.adminThemes.choose, designedTheme);
  await act(async () => screen.getByRole('button', { name: 'Use “Colors of the settings”' }).click());
  expect(server.calls(contract.adminThemes.choose)[0]?.body).toEqual({ id: null });
});

test('one to begin with is kept and chosen at once', async () => {
  await open('/admin/themes', { items: [] });
  server.answers(contract.adminThemes.create, { ...garden, id: 'plum', name: 'Plum' });
  server.answers(contract.adminThemes.choose, readyThemes.plum);
  const button = await screen.findByRole('button', { name: 'Use “Plum”' });
  await act(async () => button.click());
  expect(server.calls(contract.adminThemes.create)[0]?.body).toEqual({ name: 'Plum', colours: readyThemes.plum });
  await waitFor(() => expect(server.calls(contract.adminThemes.choose)[0]?.body).toEqual({ id: 'plum' }));
});

test('a theme is deleted after a question', async () => {
  await open('/admin/themes');
  const button = await screen.findByRole('button', { name: 'More for “Garden”' });
  await act(async () => button.click());
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Garden”?' }));
  server.answers(contract.adminThemes.remove, garden);
  server.answers(contract.adminThemes.list, listed({ items: [] }));
  await act(async () => dialog.getByRole('button', { name: 'Delete' }).click());
  await waitFor(() => expect(screen.queryByText('Garden')).toBeNull());
});

test('a theme without a name is not saved', async () => {
  await open('/admin/themes/new');
  const button = await screen.findByRole('button', { name: 'Save' });
  await act(async () => button.click());
  expect(screen.getByText('Theme Name is required.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Name of the theme'));
  expect(server.calls(contract.adminThemes.create)).toEqual([]);
});

test('a copy begins with the colors and the name of the other; a color is written and seen in the preview', async () => {
  const address = await open('/admin/themes/new?from=garden');
  const name = await screen.findByLabelText('Name of the theme');
  expect((name as HTMLInputElement).value).toBe('Copy of Garden');
  fireEvent.change(screen.getByLabelText('Code of the color: Primary, light'), { target: { value: '#225588' } });
  expect(screen.getByRole('region', { name: 'How it looks in light' }).innerHTML).toContain('--primary: #225588');
  server.answers(contract.adminThemes.create, { ...garden, id: 'copy', name: 'Copy of Garden' });
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  const sent = server.calls(contract.adminThemes.create)[0]?.body;
  expect(sent).toMatchObject({ name: 'Copy of Garden', colours: { lightPrimary: '#225588' } });
  await waitFor(() => expect(address()).toBe('/admin/themes'));
});

test('what is no code of a color is said, and the last color stays', async () => {
  await open('/admin/themes/garden');
  const field = await screen.findByLabelText('Code of the color: Error, light');
  fireEvent.change(field, { target: { value: '#22' } });
  expect(screen.getByText(/^Write # and six digits/)).toBeTruthy();
  server.answers(contract.adminThemes.change, garden);
  await act(async () => screen.getByRole('button', { name: 'Save' }).click());
  expect(server.calls(contract.adminThemes.change)[0]?.body).toEqual({ name: 'Garden', colours: garden.colours });
});

test('a color that is hard to read is mended by the one that text is written in', async () => {
  await open('/admin/themes/garden');
  const field = await screen.findByLabelText('Code of the color: Warning, light');
  fireEvent.change(field, { target: { value: '#FFD54F' } });
  expect(screen.getByText(/^Too pale to read as text, 1[.]\d : 1/)).toBeTruthy();
  const { shown } = readability('light', '#FFD54F');
  fireEvent.click(screen.getByRole('button', { name: `Take ${shown.toUpperCase()} as Warning, light` }));
  expect((field as HTMLInputElement).value).toBe(shown.toUpperCase());
  expect(screen.queryByText(/^Too pale/)).toBeNull();
});

describe.each(readyNames)('the theme %s', (name) => {
  test.each(colourNames)('has a readable %s by day and in the dark', (colour) => {
    for (const mode of ['light', 'dark'] as const) {
      const { ratio } = readability(mode, readyThemes[name][`${mode}${colour}`]);
      expect(ratio, mode).toBeGreaterThanOrEqual(readableContrast);
    }
  });

  test('has colors that are told apart from the paper', () => {
    expect(contrast(readyThemes[name].lightPrimary, '#FBF8F2')).toBeGreaterThan(3);
  });
});
