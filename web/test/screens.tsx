import { contract, type Endpoint, type ReplyOf, type User } from '@larder/contract';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Providers } from '../src/app/Providers.tsx';
import { router } from '../src/app/router.tsx';
import { findMe } from '../src/lib/session/index.ts';
import { keepToken } from '../src/lib/session/token.ts';
import { server } from './fake-server.ts';
import { page } from './pages.ts';
import { preferences } from './samples.ts';

export const mia: User = {
  id: '00000000-0000-4000-8000-00000000000a',
  username: 'mia',
  fullName: 'Mia Miller',
  email: 'mia@larder.test',
  authMethod: 'Mealie',
  admin: false,
  group: 'Home',
  groupId: '00000000-0000-4000-8000-000000000001',
  groupSlug: 'home',
  advanced: false,
  canInvite: true,
  canManage: true,
  canOrganize: true,
  favoriteRecipes: [],
  tokens: [],
  cacheKey: '',
  locale: null,
  theme: 'system',
};

/** What a server says of itself that has nothing switched on. */
export const appInfo: ReplyOf<typeof contract.about.get> = {
  production: true,
  version: '0',
  demoStatus: false,
  allowSignup: false,
  defaultGroupSlug: null,
  enableOidc: false,
  oidcRedirect: false,
  oidcProviderName: '',
  enableProxyLogIn: false,
  sendsMail: true,
  enableOpenai: false,
  enableOpenaiImageServices: false,
};

/** What the frame around every screen asks for, and every recipe, of Mia or who else is logged in. */
export function answerFrame(me: Partial<User> = {}) {
  server.answers(contract.users.self, { ...mia, ...me });
  server.answers(contract.users.ownFavorites, { ratings: [] });
  server.answers(contract.cookbooks.list, page([]));
  server.answers(contract.savedFilters.list, []);
  server.answers(contract.groups.preferences, preferences);
  server.answers(contract.mealplans.list, page([]));
  server.answers(contract.comments.ofRecipe, []);
  server.answers(contract.recipeUses.list, []);
  server.answers(contract.recipeActions.list, page([]));
  server.answers(contract.about.theme, {} as ReplyOf<typeof contract.about.theme>);
  server.answers(contract.about.get, appInfo);
  if (me.admin) server.answers(contract.adminHealth.check, { checkedAt: '2026-03-01T12:00:00Z', checks: [] });
}

/** Opens an address of the application as Mia, who is logged in; answers where it has led. */
export async function visit(address: string) {
  keepToken('token-of-mia');
  await findMe().catch(() => null);
  return open(address);
}

/** Opens an address as somebody whom the server does not know. */
export function visitAsVisitor(address: string) {
  server.answers(contract.setup.get, { needed: false, defaultGroup: 'Home' });
  return open(address);
}

async function open(address: string) {
  // A router that was drawn once waits for ever when it is drawn again.
  const fresh = createRouter({ ...router.options, history: createMemoryHistory({ initialEntries: [address] }) });
  await act(async () => {
    render(
      <Providers>
        <RouterProvider router={fresh} />
      </Providers>,
    );
  });
  return () => fresh.state.location.href;
}

/** A part of a screen by itself, with all that parts may ask for around it. */
export async function draw(component: () => ReactNode) {
  const alone = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await act(async () => {
    render(
      <Providers>
        <RouterProvider router={alone} />
      </Providers>,
    );
  });
}

interface ScreenStates<E extends Endpoint> {
  at: string;
  /** The call that the screen lives on. */
  endpoint: E;
  full: ReplyOf<E>;
  /** A word of the full screen, which none of the other states has. */
  shows: RegExp;
  empty?: ReplyOf<E>;
  /** What is said where there is nothing yet. */
  invites?: RegExp;
  /** Other calls that the screen makes. */
  besides?: () => void;
}

const content = () => screen.getByRole('main');

/** A screen's four states: while its data is under way, without any, when it cannot be had, and with it. */
export function screenStates<E extends Endpoint>(name: string, it: ScreenStates<E>) {
  const { at, endpoint, full, shows, empty, invites, besides } = it;
  const prepare = () => {
    answerFrame();
    besides?.();
  };
  const seesAll = async () => expect((await screen.findAllByText(shows)).length).toBeGreaterThan(0);

  test(`${name}: while it loads there is something in its place, and then the data`, async () => {
    prepare();
    const waiting = server.delays(endpoint);
    await visit(at);
    await waitFor(() => expect(server.calls(endpoint).length).toBeGreaterThan(0));
    expect(content().querySelector('[aria-hidden="true"]')).not.toBeNull();
    expect([screen.queryAllByText(shows), within(content()).queryAllByRole('alert')]).toEqual([[], []]);

    server.answers(endpoint, full);
    waiting.answer(full);
    await seesAll();
  });

  test(`${name}: what cannot be fetched is told, and comes when one tries again`, async () => {
    prepare();
    server.fails(endpoint, 'server.failed');
    await visit(at);
    const alert = await within(await screen.findByRole('main')).findByRole('alert');
    expect(alert.textContent).toContain('Refused: server.failed');

    server.answers(endpoint, full);
    await act(async () => within(alert).getByRole('button', { name: 'Try again' }).click());
    await seesAll();
    expect(within(content()).queryAllByRole('alert')).toEqual([]);
  });

  if (empty === undefined || !invites) return;
  test(`${name}: where there is nothing yet, it says what belongs there`, async () => {
    prepare();
    server.answers(endpoint, empty);
    await visit(at);
    expect((await screen.findAllByText(invites)).length).toBeGreaterThan(0);
    expect(screen.queryAllByText(shows)).toEqual([]);
  });
}

/** Clicks on what is there already: a test that waits for it inside of `act` waits where nothing may change. */
export const clickOn = (element: HTMLElement | undefined) => act(async () => element?.click());
