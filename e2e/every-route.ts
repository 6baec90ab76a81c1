/// <reference lib="dom" />
import type { APIRequestContext, Page } from '@playwright/test';
import { callsOf, inviteBob } from './ada.ts';

/** The router as it puts itself into the page. */
interface Router {
  routesById: Record<string, { fullPath: string; children?: unknown }>;
  state: { status: 'idle' | 'pending'; location: { pathname: string } };
  navigate(to: { href: string }): Promise<void>;
}
declare global {
  interface Window {
    __TSR_ROUTER__: Router;
  }
}

/** What stands in the place of each parameter; those that mean something else on another page are named by it too. */
export type Parameters = Record<string, string>;

/** A household of two with one of everything that has a page, which visitors may look at. */
export async function seedEveryPage(request: APIRequestContext): Promise<Parameters> {
  const call = await callsOf(request);
  await inviteBob(request);
  await call('PUT', '/groups/preferences', { privateGroup: false, recipePublic: true });
  const slug: string = await call('POST', '/recipes', { name: 'Onion soup' });
  const recipe = await call('PUT', `/recipes/${slug}`, {
    description: 'For cold evenings.',
    recipeServings: 4,
    tags: [{ name: 'Soup' }],
    recipeCategory: [{ name: 'Starters' }],
    tools: [{ name: 'Pot' }],
    recipeIngredient: [
      { quantity: 2, unit: { name: 'kilogram' }, food: { name: 'onions' } },
      { quantity: 1, food: { name: 'bread' } },
    ],
    recipeInstructions: [{ text: 'Cook the onions for 40 minutes.' }, { text: 'Toast the bread for 5 minutes.' }],
  });
  const book = await call('POST', '/groups/cookbooks', { name: 'Soups', public: true, tags: [{ name: 'Soup' }] });
  const list = await call('POST', '/groups/shopping/lists', { name: 'Weekly shop' });
  const label = await call('POST', '/groups/labels', { name: 'Bakery' });
  await call('POST', '/groups/shopping/items', { shoppingListId: list.id, note: 'Rye bread', labelId: label.id });
  const today = new Date().toISOString().slice(0, 10);
  await call('POST', '/groups/mealplans', { date: today, entryType: 'dinner', recipeId: recipe.id });
  await call('POST', '/groups/events/notifications', { name: 'Phone', appriseUrl: 'ntfy://ntfy.sh/larder' });
  await call('POST', '/users/api-tokens', { name: 'Home Assistant' });
  const { ofSettings: colours } = await call('GET', '/admin/themes');
  const theme = await call('POST', '/admin/themes', { name: 'Autumn', colours });
  await call('POST', '/admin/backups');
  const share = async (kind: string, item: string): Promise<string> =>
    (await call('POST', '/shared/links', { kind, item })).id;
  const { items: users } = await call('GET', '/admin/users');
  const { items: units } = await call('GET', '/units');
  const { items: reports } = await call('GET', '/groups/reports').then((all) =>
    Array.isArray(all) ? { items: all } : all,
  );
  const { imports: backups } = await call('GET', '/admin/backups');
  return {
    groupSlug: 'home',
    recipeSlug: slug,
    bookSlug: book.slug,
    listId: list.id,
    userId: users.find(({ username }: { username: string }) => username === 'bob').id,
    unitId: units[0].id,
    themeId: theme.id,
    name: backups[0].name,
    // Nothing has been brought in: a page says so.
    moveId: recipe.id,
    reportId: reports[0]?.id ?? recipe.id,
    'shared/recipes/$tokenId': await share('recipe', recipe.id),
    'shared/r/$tokenId': await share('recipe', recipe.id),
    'shared/c/$tokenId': await share('cookbook', book.id),
    'shared/w/$tokenId': await share('week', today),
    'shared/l/$tokenId': await share('list', list.id),
    'categories/$value': 'starters',
    'tags/$value': 'soup',
    'tools/$value': 'pot',
    'foods/$value': recipe.recipeIngredient[0].food.id,
  };
}

/** The address of every page that the router knows, one for each way of writing it. */
export async function everyAddress(page: Page, parameters: Parameters): Promise<string[]> {
  const paths = await page.evaluate(() =>
    Object.values(window.__TSR_ROUTER__.routesById)
      .filter(({ children }) => !children)
      .map(({ fullPath }) => fullPath),
  );
  return [...new Set(paths.map((path) => addressOf(path, parameters)))].toSorted();
}

function addressOf(path: string, parameters: Parameters): string {
  const known = Object.entries(parameters).toSorted(([one], [other]) => other.length - one.length);
  const address = known.reduce(
    (all, [name, value]) =>
      name.includes('$')
        ? all.replace(name, `${name.slice(0, name.indexOf('$'))}${value}`)
        : all.replace(`$${name}`, value),
    path,
  );
  if (address.includes('$')) throw new Error(`What is ${path} seen with? Give its parameters in every-route.ts.`);
  return address;
}

/** Goes to a page as a link does. @returns where that led to */
export async function goWithin(page: Page, address: string): Promise<string> {
  await page.evaluate((href) => window.__TSR_ROUTER__.navigate({ href }), address);
  await page.waitForFunction(
    () =>
      window.__TSR_ROUTER__.state.status === 'idle' &&
      document.querySelector('h1') &&
      !document.querySelector('[aria-busy="true"]'),
  );
  return page.evaluate(() => window.__TSR_ROUTER__.state.location.pathname);
}
