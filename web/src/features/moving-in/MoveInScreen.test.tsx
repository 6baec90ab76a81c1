import { contract, type Move, type MoveItem, type MoveRecipe, type MoveSummary, noNutrition } from '@larder/contract';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { zipOf } from '../../../test/empty-zip.ts';
import { server } from '../../../test/fake-server.ts';
import { page } from '../../../test/pages.ts';
import { answerFrame, clickOn, screenStates, visit } from '../../../test/screens.tsx';

const summary = (more: Partial<MoveSummary> = {}): MoveSummary => ({
  id: 'move',
  state: 'ready',
  createdAt: '2026-11-20T10:00:00.000Z',
  startedAt: null,
  endedAt: null,
  undoUntil: null,
  apps: ['paprika'],
  recipes: 2,
  progress: { found: 2, brought: 0, incomplete: 0, refused: 0, skipped: 0 },
  reportId: null,
  isOfServer: false,
  ...more,
});
const recipe = (number: number, name: string, more: Partial<MoveRecipe> = {}): MoveRecipe => ({
  number,
  item: 0,
  app: 'paprika',
  file: `all.zip/${number}.paprikarecipe`,
  name,
  ingredients: 3,
  steps: 2,
  pictures: 0,
  hasPicture: false,
  totalTime: null,
  rating: null,
  categories: [],
  tags: [],
  known: null,
  decision: null,
  state: 'found',
  reason: null,
  missing: [],
  recipe: null,
  ...more,
});
const move = (more: Partial<Move> = {}): Move => ({
  ...summary(),
  sent: [{ path: 'all.zip', size: 12 }],
  files: { read: 3, total: 3 },
  items: [
    {
      number: 0,
      path: 'all.zip',
      app: 'paprika',
      apps: ['paprika', 'mela'],
      files: 2,
      emptyFiles: 1,
      recipes: 2,
      pictures: 1,
      pictured: 1,
    },
  ],
  problems: [{ path: 'film.mov', problem: 'unknown' }],
  problemCount: 1,
  counts: {
    recipes: 2,
    pictures: 1,
    categories: 1,
    tags: 0,
    withRating: 1,
    known: 1,
    skipped: 1,
    decided: 0,
    understood: 0.98,
  },
  unplaced: [{ name: 'Difficulty', recipes: 2 }],
  leftBehind: [{ table: 'chores', rows: 2, example: 'Defrost' }],
  besides: null,
  samples: [recipe(0, 'Carrot soup'), recipe(1, 'Beet stew')],
  choices: { known: 'skip', ownerId: 'mia', visibility: 'household', addTag: false, preferences: false },
  picturesToFetch: 0,
  toTryAgain: 0,
  ...more,
});

beforeEach(() => {
  answerFrame();
  server.answers(contract.moveServers.list, []);
  server.answers(contract.groups.members, []);
  server.answers(contract.moves.get, move());
  server.answers(contract.moves.recipes, page<MoveRecipe>([]));
  server.answers(contract.moves.organizers, []);
  server.answers(contract.categories.list, page<never>([]));
  server.answers(contract.tags.list, page<never>([]));
});

screenStates('moving in', {
  at: '/group/migrations',
  endpoint: contract.moves.list,
  full: [summary({ id: 'old', state: 'moved', apps: ['mela'] })],
  shows: /^Mela$/,
  empty: [],
  invites: /^Drop what you have$/,
  besides: () => {
    server.answers(contract.moves.get, move());
    server.answers(contract.moveServers.list, []);
  },
});
screenStates('one move', {
  at: '/group/migrations/move',
  endpoint: contract.moves.get,
  full: move(),
  shows: /^Paprika, 2 recipes$/,
  besides: () => {
    server.answers(contract.groups.members, []);
    server.answers(contract.moves.recipes, page<MoveRecipe>([]));
    server.answers(contract.moves.organizers, []);
    server.answers(contract.categories.list, page<never>([]));
    server.answers(contract.tags.list, page<never>([]));
  },
});

test('what was found is told with its program, and what gave nothing with the reason', async () => {
  server.answers(contract.moves.list, [summary()]);
  server.answers(contract.moves.readAs, summary({ state: 'reading' }));
  await visit('/group/migrations');
  expect(await screen.findByText('Paprika, 2 recipes, one picture')).toBeTruthy();
  expect(screen.getByText('all.zip, 12 bytes, 2 files. One holds no recipe.')).toBeTruthy();
  expect(document.querySelector('img[src="/api/groups/moves/move/recipes/1/picture"]')).toBeTruthy();
  expect(screen.getByText('There is nothing in it that can be read as a recipe.')).toBeTruthy();
  await clickOn(screen.getByRole('button', { name: 'Mela' }));
  expect(server.calls(contract.moves.readAs)[0]?.body).toEqual({ app: 'mela' });
  expect(screen.getByRole('link', { name: 'Look inside' }).getAttribute('href')).toBe('/group/migrations/move');
});

const choose = async (files: File[]) => {
  await visit('/group/migrations');
  await screen.findByText('Drop what you have');
  const [field] = document.querySelectorAll<HTMLInputElement>('input[type="file"]:not([webkitdirectory])');
  await act(async () => {
    fireEvent.change(field ?? expect.fail('no field'), { target: { files } });
  });
};

test('files that are chosen are sent for a new move', async () => {
  server.answers(contract.moves.list, []);
  server.answers(contract.moves.begin, summary({ state: 'reading' }));
  await choose([new File(['x'], 'all.paprikarecipes')]);
  await expect.poll(() => server.calls(contract.moves.begin).length).toBe(1);
  expect(server.calls(contract.moves.begin)[0]?.body).toMatchObject({ more: 'false' });
});

test('files begin a move of their own beside what was read from a server', async () => {
  server.answers(contract.moves.list, [summary({ id: 'server', isOfServer: true })]);
  server.answers(contract.moves.begin, summary({ state: 'reading' }));
  await choose([new File(['x'], 'all.paprikarecipes')]);
  await expect.poll(() => server.calls(contract.moves.begin).length).toBe(1);
  expect(server.calls(contract.moves.add)).toHaveLength(0);
});

/** One more than a request carries. */
const manyFiles = Array.from({ length: 501 }, (_, index) => new File(['x'], `${index}.json`));

const chooseMany = async () => {
  server.answers(contract.moves.list, []);
  server.answers(contract.moves.begin, summary({ state: 'reading' }));
  await choose(manyFiles);
  await expect.poll(() => server.calls(contract.moves.add).length).toBe(1);
};

test('a sending that broke goes on with what is still to come', async () => {
  server.breaks(contract.moves.add);
  await chooseMany();
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers(contract.moves.add, summary({ state: 'reading' }));
  await clickOn(again);
  await expect.poll(() => server.calls(contract.moves.add).length).toBe(2);
  expect(server.calls(contract.moves.add)[1]?.body).toMatchObject({ more: 'false' });
  expect(server.calls(contract.moves.begin)).toHaveLength(1);
});

test('of a sending that is stopped, what has come is read', async () => {
  server.answers(contract.moves.read, summary({ state: 'reading' }));
  server.delays(contract.moves.add);
  await chooseMany();
  await clickOn(await screen.findByRole('button', { name: 'Stop' }));
  await expect.poll(() => server.calls(contract.moves.read).length).toBe(1);
});

test('a backup of a whole Mealie is not sent, and its way is told', async () => {
  server.answers(contract.moves.list, []);
  await visit('/group/migrations');
  await screen.findByText('Drop what you have');
  const [field] = document.querySelectorAll<HTMLInputElement>('input[type="file"]:not([webkitdirectory])');
  const backup = new File([zipOf(['database.json'])], 'mealie_2024.zip');
  await act(async () => {
    fireEvent.change(field ?? expect.fail('no field'), { target: { files: [backup] } });
  });
  expect(await screen.findByText('This is a whole Mealie')).toBeTruthy();
  expect(server.calls(contract.moves.begin)).toHaveLength(0);
  await clickOn(screen.getByRole('button', { name: 'Leave it' }));
  expect(screen.queryByText('This is a whole Mealie')).toBeNull();
});

test('an export that was dropped where recipes are imported is sent for a move', async () => {
  server.answers(contract.moves.list, []);
  server.answers(contract.moves.begin, summary({ state: 'reading' }));
  await visit('/g/home/r/create/url');
  await screen.findByRole('heading', { level: 1 });
  const field = document.querySelector<HTMLInputElement>('input[type="file"]');
  await act(async () => {
    fireEvent.change(field ?? expect.fail('no field'), { target: { files: [new File(['x'], 'all.paprikarecipes')] } });
  });
  expect(await screen.findByText('Drop what you have')).toBeTruthy();
  await expect.poll(() => server.calls(contract.moves.begin).length).toBe(1);
});

test('a move is looked at and begun', async () => {
  server.answers(contract.moves.organizers, [
    { kind: 'category', name: 'Soups', recipes: 2, isKnown: false, action: 'take', target: null },
  ]);
  server.answers(contract.moves.chooseOrganizers, []);
  server.answers(contract.moves.start, summary({ state: 'moving' }));
  await visit('/group/migrations/move');
  expect(await screen.findByText('Goes into the notes of 2 recipes.')).toBeTruthy();
  expect(screen.getByText('98%')).toBeTruthy();
  const becomes = await screen.findByRole('combobox', { name: 'What becomes of Soups' });
  await act(async () => {
    fireEvent.change(becomes, { target: { value: 'leave' } });
  });
  expect(server.calls(contract.moves.chooseOrganizers)[0]?.body).toEqual({
    organizers: [{ kind: 'category', name: 'Soups', action: 'leave' }],
  });
  await clickOn(screen.getByRole('button', { name: 'Move in one recipe' }));
  expect(server.calls(contract.moves.start)).toHaveLength(1);
});

test('a sample is seen whole, with all that came with it', async () => {
  const { known: _, ...found } = recipe(0, 'Carrot soup', { rating: 4, categories: ['Soups'] });
  server.answers(contract.moves.recipe, {
    ...{ ...found, known: null, description: 'Warm.', url: 'https://soup.example/carrot', author: 'Ada' },
    ...{ recipeYield: '4 bowls', recipeServings: 4, prepTime: null, performTime: null },
    recipeIngredient: [
      { title: 'Base', note: '500 g carrots', display: '500 g carrots', originalText: '500 g carrots' },
    ],
    recipeInstructions: [{ title: 'Begin', summary: 'Peeling', text: 'Peel the carrots.' }],
    nutrition: { ...noNutrition, calories: '240' },
    ...{ notes: [{ title: 'Tip', text: 'Better cold.' }], tools: ['Pot'], isFavorite: true },
    ...{ lastMade: '2024-05-04T12:00:00Z', dateAdded: '2020-01-01' },
  });
  await visit('/group/migrations/move');
  await clickOn(await screen.findByRole('button', { name: /^Carrot soup/ }));
  const dialog = within(await screen.findByRole('dialog'));
  for (const text of ['Warm.', 'Base', 'Begin', 'Peeling', 'Tip', '240', 'Soups · Pot', /^Last made /]) {
    expect(await dialog.findByText(text)).toBeTruthy();
  }
});

test('whoever knows what the columns of a table are says so', async () => {
  const [item] = move().items;
  const table: MoveItem = { ...(item ?? expect.fail('no item')), app: 'table', apps: ['table'], path: 'a.csv' };
  server.answers(contract.moves.get, move({ items: [table] }));
  server.answers(contract.moves.columns, [
    { header: 'Dish', field: 'name', samples: ['Soup'] },
    { header: 'What you need', field: null, samples: ['1 l stock'] },
  ]);
  server.answers(contract.moves.chooseColumns, summary({ state: 'reading' }));
  await visit('/group/migrations/move');
  await clickOn(await screen.findByRole('button', { name: 'Columns of a.csv' }));
  const needed = await screen.findByRole('combobox', { name: 'What What you need is' });
  await act(async () => {
    fireEvent.change(needed, { target: { value: 'ingredients' } });
  });
  await clickOn(screen.getByRole('button', { name: 'Read it like this' }));
  expect(server.calls(contract.moves.chooseColumns)[0]?.body).toEqual({
    columns: [
      { header: 'Dish', field: 'name' },
      { header: 'What you need', field: 'ingredients' },
    ],
  });
});

test('of many programs the first ones are named', async () => {
  server.answers(contract.moves.get, move({ apps: ['mealmaster', 'paprika', 'mela', 'rezkonv', 'tandoor'] }));
  await visit('/group/migrations/move');
  expect(
    await screen.findByRole('heading', { name: 'Meal-Master, Paprika, Mela, and 2 more, 2 recipes' }),
  ).toBeTruthy();
  expect(screen.getByRole('switch', { name: 'Tag each with the app that it comes from' })).toBeTruthy();
});

test('while it runs, it says how far it is, and can be stopped', async () => {
  const progress = { found: 1, brought: 1, incomplete: 0, refused: 0, skipped: 0 };
  server.answers(contract.moves.get, move({ state: 'moving', progress }));
  server.answers(contract.moves.stop, summary({ state: 'moved' }));
  await visit('/group/migrations/move');
  expect(await screen.findByText('1 of 2 recipes')).toBeTruthy();
  await clickOn(screen.getByRole('button', { name: 'Stop' }));
  expect(server.calls(contract.moves.stop)).toHaveLength(1);
});

test('while it runs, the recipes that came last are shown, and lead to where they are', async () => {
  const progress = { found: 1, brought: 1, incomplete: 0, refused: 0, skipped: 0 };
  server.answers(contract.moves.get, move({ state: 'moving', progress, reportId: 'report' }));
  const soup = { id: 'soup', slug: 'carrot-soup', name: 'Carrot soup', image: null };
  server.answers(contract.moves.recipes, page([recipe(0, 'Carrot soup', { state: 'brought', recipe: soup })]));
  await visit('/group/migrations/move');
  const link = await screen.findByRole('link', { name: /Carrot soup/ });
  expect(link.getAttribute('href')).toBe('/g/home/r/carrot-soup');
  expect(server.calls(contract.moves.recipes)[0]?.query.get('state')).toBe('arrived');
  expect(screen.getByRole('link', { name: 'Full report' }).getAttribute('href')).toBe('/group/reports/report');
});

test('what is known is skipped, replaced or brought besides, all of it or one by one', async () => {
  const known = {
    id: 'soup',
    slug: 'soup',
    name: 'Soup',
    image: null,
    reason: 'same-name',
    same: null,
    of: null,
  } as const;
  server.answers(contract.moves.recipes, page([recipe(0, 'Carrot soup', { known })]));
  server.answers(contract.moves.choose, summary());
  server.answers(contract.moves.decide, summary());
  await visit('/group/migrations/move');
  const one = await screen.findByRole('radiogroup', { name: 'What is done with Carrot soup' });
  await clickOn(within(one).getByRole('radio', { name: 'Both' }));
  expect(server.calls(contract.moves.decide)[0]?.body).toEqual({ numbers: [0], decision: 'both' });
  const all = screen.getByRole('radiogroup', { name: 'What is done with all that are here already' });
  await clickOn(within(all).getByRole('radio', { name: 'Replace all' }));
  expect(server.calls(contract.moves.choose)[0]?.body).toEqual({ known: 'replace' });
});

test('afterwards it is tried again, filtered, and taken back with a look at what was changed', async () => {
  const progress = { found: 0, brought: 1, incomplete: 0, refused: 1, skipped: 0 };
  const moved = { state: 'moved', progress, toTryAgain: 1, undoUntil: '2026-12-20T10:00:00.000Z' } as const;
  server.answers(contract.moves.get, move(moved));
  server.answers(contract.moves.again, summary({ state: 'moving' }));
  server.answers(contract.moves.undoPreview, {
    recipes: 1,
    replaced: 0,
    changedCount: 2981,
    changed: [
      { id: 'a', slug: 'carrot-soup', name: 'Carrot soup', image: null, changedAt: '2026-11-21T10:00:00.000Z' },
    ],
    ...{ besides: [], changedBesides: [] },
  });
  server.answers(contract.moves.undo, summary({ state: 'undoing' }));
  await visit('/group/migrations/move');
  expect(await screen.findByRole('heading', { name: 'One recipe moved in' })).toBeTruthy();
  await clickOn(screen.getByRole('button', { name: /^Refused/ }));
  await expect.poll(() => server.calls(contract.moves.recipes).at(-1)?.query.get('state')).toBe('refused');
  await clickOn(screen.getByRole('button', { name: 'Try 1 again' }));
  expect(server.calls(contract.moves.again)).toHaveLength(1);
  await clickOn(screen.getByRole('button', { name: 'Undo this move' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('2,981 of them were changed since:')).toBeTruthy();
  expect(within(dialog).getByText(/^and 2,980 more/)).toBeTruthy();
  const all = within(dialog).getByRole('link', { name: 'Download the whole list' });
  expect(all.getAttribute('href')).toBe('/api/groups/moves/move/undo/changed');
  await clickOn(within(dialog).getByRole('button', { name: 'Undo this move' }));
  expect(server.calls(contract.moves.undo)[0]?.body).toEqual({ keepChanged: true });
});

const problem = { table: 'webhook_urls', reason: 'not-sent', rows: 1, example: 'webhooks' };
const besides = (more: Partial<NonNullable<Move['besides']>> = {}) => ({
  counts: [
    { what: 'lists', number: 2 },
    { what: 'meals', number: 12 },
  ],
  problems: [problem],
  came: [],
  missing: [],
  people: [],
  hasPreferences: false,
  ...more,
});

test('what comes from a server besides recipes is seen before, with what does not, and comes where there are no recipes', async () => {
  const counts = { ...move().counts, recipes: 0, known: 0, skipped: 0 };
  const people = [
    { name: 'Cy Young', email: 'cy@example.org', group: null },
    { name: 'Dee', email: '', group: 'Flat Share' },
  ];
  const unheld = { table: 'expense', reason: 'refused', rows: 4, example: 'Bakery' };
  const unsure = { table: 'planner', reason: 'unknown-value', rows: 3, example: '' };
  const more = { people, hasPreferences: true, problems: [problem, unheld, unsure] };
  server.answers(
    contract.moves.get,
    move({ isOfServer: true, recipes: 0, counts, samples: [], besides: besides(more) }),
  );
  server.answers(contract.moves.choose, move());
  server.answers(contract.moves.start, summary({ state: 'moving' }));
  await visit('/group/migrations/move');
  expect(await screen.findByRole('heading', { name: 'From a server' })).toBeTruthy();
  expect(screen.getByText('It holds 2 shopping lists and 12 planned meals.')).toBeTruthy();
  expect(screen.getByText(/1 entry was not sent, or not to you/)).toBeTruthy();
  expect(screen.getByText(/^4 expenses/)).toBeTruthy();
  expect(screen.getByText(/^3 planned recipes are for no certain meal there/)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'What stays behind' })).toBeTruthy();
  expect(screen.getByText(/^2 chores and tasks/).textContent).toContain('Defrost');
  expect(screen.getByText(/One member there has no account here: Cy Young \(cy@example.org\)/)).toBeTruthy();
  expect(screen.getByText(/In its group “Flat Share”: Dee/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Invite people' }).getAttribute('href')).toBe('/household');
  await clickOn(screen.getByRole('switch', { name: /^Take over the settings/ }));
  expect(server.calls(contract.moves.choose)[0]?.body).toEqual({ preferences: true });
  await clickOn(screen.getByRole('button', { name: 'Bring it in' }));
  expect(server.calls(contract.moves.start)).toHaveLength(1);
});

test('what came besides recipes is told, with what stayed there, and goes when the move is undone', async () => {
  const came = [{ what: 'lists', number: 2 }];
  const missing = [{ what: 'members', number: 1 }];
  const moved = { state: 'moved', undoUntil: '2026-12-20T10:00:00.000Z' } as const;
  server.answers(contract.moves.get, move({ ...moved, isOfServer: true, besides: besides({ came, missing }) }));
  const gone = { recipes: 2, replaced: 0, changedCount: 0, changed: [], besides: came, changedBesides: came };
  server.answers(contract.moves.undoPreview, gone);
  server.answers(contract.moves.undo, summary({ state: 'undoing' }));
  await visit('/group/migrations/move');
  expect(await screen.findByText('2 shopping lists came.')).toBeTruthy();
  expect(screen.getByText('1 member stayed there.')).toBeTruthy();
  await clickOn(screen.getByRole('button', { name: 'Undo this move' }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('2 of them were changed since:')).toBeTruthy();
  expect(within(dialog).getAllByText('2 shopping lists')).toHaveLength(2);
  await clickOn(within(dialog).getByRole('checkbox', { name: 'Leave those that were changed' }));
  await clickOn(within(dialog).getByRole('button', { name: 'Undo this move' }));
  expect(server.calls(contract.moves.undo)[0]?.body).toEqual({ keepChanged: false });
});

test('a move that is gone says so', async () => {
  server.fails(contract.moves.get, 'move.not-found');
  await visit('/group/migrations/move');
  expect(await screen.findByText('This move is gone')).toBeTruthy();
});
