import { contract, type Report, type ReportEntry } from '@larder/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { server } from '../../../test/fake-server.ts';
import { answerFrame, visit } from '../../../test/screens.tsx';

const entry = (id: string, more: Partial<ReportEntry> = {}): ReportEntry => ({
  id,
  reportId: 'links',
  timestamp: '2026-11-22T10:40:00.000Z',
  success: false,
  message: '',
  exception: 'There is nothing at this address (status 404).',
  source: `https://www.soup.example/${id}/`,
  recipeSlug: null,
  recipe: null,
  code: 'import.not-found',
  ...more,
});
const saved = (slug: string, code = 'imported') =>
  entry(slug, { success: true, code, recipeSlug: slug, recipe: { id: slug, name: `The ${slug}`, slug, image: null } });
const job = (id: string, more: Partial<Report['remaining'][number]> = {}) => ({
  id,
  title: `https://soup.example/${id}`,
  isRunning: false,
  dueAt: '2026-11-22T10:40:00.000Z',
  attempts: 0,
  problem: null,
  ...more,
});
const report = (more: Partial<Report>): Report => {
  const { entries = [], remaining = [] } = more;
  const succeeded = entries.filter(({ success }) => success).length;
  return {
    id: 'links',
    timestamp: '2026-11-22T10:31:00.000Z',
    category: 'bulk_import',
    groupId: 'group',
    name: 'Bulk import',
    status: 'in-progress',
    entries,
    remaining,
    ...more,
    counts: { succeeded, failed: entries.length - succeeded, remaining: remaining.length },
  };
};
const later = new Date(Date.now() + 3_600_000).toISOString();
const goingOn = report({
  entries: [entry('gone'), entry('club', { code: 'import.refused' }), saved('borscht')],
  remaining: [
    job('slow', { attempts: 1, problem: 'import.unreachable', dueAt: later }),
    job('busy', { attempts: 1, problem: 'asked-to-wait', dueAt: later }),
    job('now', { attempts: 1, isRunning: true }),
    job('next'),
  ],
});

beforeEach(() => {
  answerFrame();
  server.answers(contract.reports.retryEntry, goingOn);
  server.answers(contract.reports.skipEntry, goingOn);
});
const open = (shown: Report) => {
  server.answers(contract.reports.get, shown);
  return visit('/group/reports/links');
};
const row = async (text: RegExp | string) => (await screen.findByText(text)).closest('li') ?? expect.fail(`${text}`);
const buttons = (of: HTMLElement) =>
  [...of.querySelectorAll('button, a[href^="/g/"]')].map((one) => one.textContent ?? '').sort();

test('what did not work yet says why, and when it is tried again; a site that asks for a pause gets it', async () => {
  await open(goingOn);
  expect(await screen.findByRole('heading', { name: 'Did not work yet 4' })).toBeTruthy();
  const slow = await row(/^Could not reach the site\. Tries again at .*, attempt 2 of 5\.$/);
  expect(buttons(slow)).toEqual(['Skip', 'Try now']);
  expect(buttons(await row(/^The site asks for a pause\. Tries again/))).toEqual(['Skip']);
  expect(buttons(await row('There is nothing at this address.'))).toEqual(['Skip', 'Try now']);
  const refused = await row(/^The site does not let programs in/);
  expect(buttons(refused)).toEqual(['Paste text', 'Skip']);
  expect(within(refused).getByText('soup.example/club').getAttribute('href')).toBe('https://www.soup.example/club/');
  expect(within(refused).getByText('Paste text').closest('a')?.getAttribute('href')).toContain(
    '/g/home/r/create/url?url=',
  );
  expect(['Being read 1', 'Saved 1', 'Waiting 1'].map((name) => screen.queryByRole('heading', { name }))).not.toContain(
    null,
  );

  await act(async () => within(slow).getByText('Try now').click());
  await act(async () => within(slow).getByText('Skip').click());
  const params = { itemId: 'links', entryId: 'slow' };
  expect(server.calls(contract.reports.retryEntry)[0]?.params).toEqual(params);
  expect(server.calls(contract.reports.skipEntry)[0]?.params).toEqual(params);
});

test('one sees only what one asks for', async () => {
  await open(goingOn);
  const chips = within(await screen.findByRole('group', { name: 'Which of them to show' }));
  expect(chips.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
    'All7',
    'Did not work yet4',
    'Saved1',
    'Waiting2',
  ]);
  fireEvent.click(chips.getByText('Saved'));
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toContain('Saved 1');
  expect(screen.queryByRole('heading', { name: /Did not work/ })).toBeNull();
});

test('afterwards it says how many recipes are in, shows them, and what is done with all of them', async () => {
  const entries = [
    saved('borscht'),
    saved('minestrone'),
    saved('gazpacho', 'known'),
    entry('gone'),
    entry('left', { code: 'skipped' }),
  ];
  await open(report({ status: 'partial', entries }));
  expect(await screen.findByRole('heading', { name: '2 recipes are in', level: 1 })).toBeTruthy();
  expect(screen.getByText(/^5 links on .* 1 you already had\. 1 did not work\.$/)).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(
    expect.arrayContaining(['Did not work 1', 'New in your recipes 2', 'You had these already 1', 'Left out 1']),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Undo the import' }));
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

test('what was saved without its files says that the household has no room left', async () => {
  await open(report({ status: 'success', entries: [saved('borscht'), saved('goulash', 'no-room')] }));
  expect(await screen.findByRole('heading', { name: 'New in your recipes 2' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Without their pictures and files 1' })).toBeTruthy();
  expect(within(await row(/the household has no room left for them/)).getByText('The goulash')).toBeTruthy();
});

test('what was read without the rule for its site is to be compared with its page', async () => {
  await open(report({ status: 'success', entries: [saved('borscht'), saved('goulash', 'outdated-rule')] }));
  expect(await screen.findByRole('heading', { name: 'Compare with the original 1' })).toBeTruthy();
  expect(within(await row(/have changed since Larder learned them/)).getByText('The goulash')).toBeTruthy();
});

const moved = { id: 'links', category: 'migration', name: 'From Paprika', status: 'partial' } as const;

test('the report of a move leads to the move, from its page and from the list', async () => {
  server.answers(contract.moves.list, [
    {
      ...{ id: 'all', state: 'moved', createdAt: later, startedAt: later, endedAt: later, undoUntil: later },
      ...{ apps: ['paprika'], recipes: 1, reportId: 'links', isOfServer: false },
      progress: { found: 0, brought: 1, incomplete: 0, refused: 0, skipped: 0 },
    },
  ]);
  await open(report({ ...moved, entries: [saved('borscht', 'brought')] }));
  const link = await screen.findByRole('link', { name: 'To the move' });
  expect(link.getAttribute('href')).toBe('/group/migrations/all');
  const { entries: _, remaining: _remaining, ...summary } = report(moved);
  server.answers(contract.reports.list, [summary, { ...summary, id: 'older', name: 'Tandoor Migration' }]);
  await visit('/group/reports');
  expect((await screen.findByRole('link', { name: /^From Paprika/ })).getAttribute('href')).toBe(
    '/group/migrations/all',
  );
  // One of a move that was thrown away is still read.
  const older = screen.getByRole('link', { name: /^Tandoor Migration/ });
  expect(older.getAttribute('href')).toBe('/group/reports/older');
});
