import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** A recipe that a stand-in has. */
export interface StandInRecipe {
  id: string;
  name: string;
  picture?: Uint8Array | 'missing';
  /** With which status it answers in place of the recipe. */
  fails?: number;
}

/** What a stand-in for another program does at the moment; tests change it while it runs. */
export interface StandIn {
  recipes: StandInRecipe[];
  /** What it has besides, as it answers that, by where that is asked for. */
  besides: Record<string, object[]>;
  /** Every call is answered by this status. */
  down: number | undefined;
  /** For how many seconds it asks whoever is answered so to wait. */
  wait: number | undefined;
  /** By which it knows who asks; whoever logs in is given it. Another one ends what was given before. */
  token: string;
  /** It says that there is another page behind the last one, which it sends again. */
  isEndless: boolean;
  /** Called at each request, before it is answered. */
  asked(path: string): void | Promise<void>;
}

const login = { token: 'tk-1', user: 'ada', password: 'pw-1' };
export const standInLogin = login;

interface Call extends Pick<StandIn, 'recipes' | 'besides' | 'token' | 'isEndless'> {
  url: URL;
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
  origin: string;
}

interface Answer {
  status: number;
  type: string;
  content: Uint8Array | string;
}

const json = (value: unknown, status = 200): Answer => ({
  status,
  type: 'application/json',
  content: JSON.stringify(value),
});
const file = (content: Uint8Array | string, type: string): Answer => ({ status: 200, type, content });

const bearer = ({ headers, token }: Call) => headers.authorization === `Bearer ${token}`;
const minimum = (value: string | null, other: number) => Number(value ?? other);
const pictureOf = ({ recipes }: Call, id: string) => recipes.find((recipe) => recipe.id === id)?.picture;

/** Answers a recipe, or what is answered in its place. */
const answer = (call: Call, id: string, write: (recipe: StandInRecipe) => unknown): Answer => {
  const recipe = call.recipes.find((one) => one.id === id);
  if (!recipe) return json({ detail: 'Not found.' }, 404);
  if (recipe.fails) return json({ detail: 'Error.' }, recipe.fails);
  return json(write(recipe));
};

const sendPicture = (call: Call, id: string): Answer => {
  const picture = pictureOf(call, id);
  if (picture instanceof Uint8Array) return file(picture, 'image/jpeg');
  return json({ detail: 'Not found.' }, 404);
};

/** Pages of at most three, so that a few recipes have several. */
const mostOfPage = 3;

const tandoor = (call: Call): Answer => {
  const { url, path, recipes, origin } = call;
  const [, id] = /^\/media\/recipes\/(\w+)\.jpg$/.exec(path) ?? [];
  if (id) return bearer(call) ? sendPicture(call, id) : json({}, 403);
  if (path === '/api-token-auth/') {
    const isRight = call.body.username === login.user && call.body.password === login.password;
    return isRight ? json({ token: call.token }) : json({ non_field_errors: ['Unable to log in.'] }, 400);
  }
  if (!path.startsWith('/api/')) return file('<!doctype html><title>Tandoor</title>', 'text/html');
  if (!bearer(call)) return json({ detail: 'Authentication credentials were not provided.' }, 403);
  if (path === '/api/server-settings/current/') return json({ version: '2.6.13', hosted: false });
  if (path === '/api/recipe/') {
    const size = Math.min(mostOfPage, minimum(url.searchParams.get('page_size'), 25));
    const last = Math.max(1, Math.ceil(recipes.length / size));
    const page = Math.min(minimum(url.searchParams.get('page'), 1), last);
    const results = recipes.slice((page - 1) * size, page * size);
    const next = page < last || call.isEndless ? `${origin}/api/recipe/?page=${page + 1}` : null;
    return json({
      ...{ count: recipes.length, next, previous: null },
      results: results.map(({ id, name }) => ({
        id: Number(id),
        name,
        keywords: [],
        updated_at: '2025-01-01T00:00:00Z',
      })),
    });
  }
  const asked = url.searchParams.get('recipe');
  const listed = /^\/api\/(?:recipe-book(?:-entry)?|meal-plan|shopping-list(?:-entry)?|inventory-entry|supermarket)\/$/;
  if (listed.test(path)) {
    const all = call.besides[path] ?? [];
    const page = minimum(url.searchParams.get('page'), 1);
    const next = page * mostOfPage < all.length ? `${origin}${path}?page=${page + 1}` : null;
    return json({ count: all.length, next, results: all.slice((page - 1) * mostOfPage, page * mostOfPage) });
  }
  if (path === '/api/cook-log/') {
    const results = [{ id: 1, recipe: asked, rating: 4, comment: 'Add salt.', created_at: '2025-03-02T18:00:00Z' }];
    return json({ count: 1, next: null, results });
  }
  const [, one = ''] = /^\/api\/recipe\/(\d+)\/$/.exec(path) ?? [];
  return answer(call, one, ({ id, name, picture }) => ({
    ...{ id: Number(id), name, description: 'Good.', keywords: [{ id: 1, name: 'Winter', label: 'Winter' }] },
    ...{ image: picture ? `${origin}/media/recipes/${id}.jpg` : null },
    steps: [
      {
        ...{ id: 1, name: '', instruction: 'Boil it.', time: 10, order: 0 },
        ingredients: [{ id: 1, food: { id: 1, name: 'carrots' }, unit: { id: 1, name: 'g' }, amount: 500, note: '' }],
      },
    ],
    ...{ working_time: 10, waiting_time: 20, servings: 4, servings_text: 'bowls', internal: true },
    ...{ source_url: `https://example.org/${id}`, rating: 4, last_cooked: null, nutrition: null, properties: [] },
  }));
};

const nextcloud = (call: Call): Answer => {
  const { headers, recipes } = call;
  const basic = `Basic ${Buffer.from(`${login.user}:${login.password}`).toString('base64')}`;
  const path = call.path.replace(/^\/index\.php\/apps\/cookbook/, '');
  if (path === call.path) return file('<!doctype html><title>Nextcloud</title>', 'text/html');
  if (headers.authorization !== basic) return json({ message: 'Current user is not logged in' }, 401);
  if (path === '/api/version') {
    return json({ cookbook_version: [0, 10, 2], api_version: { epoch: 0, major: 1, minor: 2 } });
  }
  if (path === '/api/v1/recipes') {
    return json(
      recipes.map(({ id, name }) => ({
        ...{ name, keywords: 'Winter', imageUrl: '', imagePlaceholderUrl: '', dateCreated: '2022-01-02T16:12:41+0000' },
        ...{ dateModified: '2022-01-10T10:02:52+0000', recipe_id: Number(id), id },
      })),
    );
  }
  const [, one = '', image] = /^\/api\/v1\/recipes\/(\d+)(\/image)?$/.exec(path) ?? [];
  if (image) {
    const picture = pictureOf(call, one);
    if (picture === 'missing') return json('gone', 404);
    if (picture) return file(picture, 'image/jpeg');
    return file('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml');
  }
  return answer(call, one, ({ id, name }) => ({
    ...{ '@type': 'Recipe', id, name, description: 'Good.', keywords: 'Winter', recipeCategory: 'Soup' },
    ...{ imageUrl: `/apps/cookbook/webapp/recipes/${id}/image`, imagePlaceholderUrl: '', image: '' },
    ...{ prepTime: 'PT0H10M', cookTime: 'PT0H20M', totalTime: null, recipeYield: 4, tool: ['Pot'], nutrition: [] },
    ...{ recipeIngredient: ['500 g carrots'], recipeInstructions: ['Boil it.'], url: `https://example.org/${id}` },
    ...{ dateCreated: '2022-01-02T16:12:41+0000', dateModified: '2022-01-10T10:02:52+0000' },
  }));
};

const kitchenowl = (call: Call): Answer => {
  const { path, recipes, body } = call;
  if (!path.startsWith('/api/')) return file('<!doctype html><title>KitchenOwl</title>', 'text/html');
  if (path === '/api/auth') {
    const isRight = body.username === login.user && body.password === login.password;
    return isRight
      ? json({ access_token: call.token, refresh_token: 'r', user: {} })
      : json({ msg: 'Unauthorized' }, 401);
  }
  if (!bearer(call)) return json({ msg: 'Unauthorized' }, 401);
  if (path === '/api/user') return json({ id: 1, name: 'Ada', username: 'ada', admin: true });
  const households = [
    { id: 1, name: 'Home' },
    { id: 2, name: 'Cabin' },
  ];
  if (path === '/api/household') return json(households);
  const [, household] = /^\/api\/household\/(\d)\/recipe$/.exec(path) ?? [];
  if (household) {
    const own = recipes.filter((_, at) => at % 2 === Number(household) - 1);
    return json(own.map(({ id, name }) => ({ id: Number(id), name, updated_at: 1_700_000_000 })));
  }
  if (/^\/api\/household\/\d\/(?:category|shoppinglist|planner)$/.test(path)) return json(call.besides[path] ?? []);
  if (/^\/api\/household\/\d\/expense$/.test(path)) {
    const all = call.besides[path] ?? [];
    const after = call.url.searchParams.get('startAfterId');
    const from = after === null ? 0 : all.findIndex((one) => 'id' in one && one.id === Number(after)) + 1;
    return json(all.slice(from, from + mostOfPage));
  }
  const [, photo] = /^\/api\/upload\/(\w+)\.jpg$/.exec(path) ?? [];
  if (photo) return sendPicture(call, photo);
  const [, one = ''] = /^\/api\/recipe\/(\d+)$/.exec(path) ?? [];
  return answer(call, one, ({ id, name, picture }) => ({
    ...{ id: Number(id), name, description: 'Boil it.', time: 30, prep_time: 10, cook_time: 20, yields: 4 },
    ...{ source: `https://example.org/${id}`, photo: picture ? `${id}.jpg` : null, visibility: 0 },
    items: [{ id: 1, name: 'carrots', description: '500 g', optional: false }],
    tags: [{ id: 1, name: 'Winter' }],
  }));
};

const recipesage = (call: Call): Answer => {
  const { url, recipes, body, origin } = call;
  const path = call.path.replace(/^\/api\/compat\/v2/, '');
  const [, picture] = /^\/images\/(\w+)\.jpg$/.exec(call.path) ?? [];
  if (picture) return sendPicture(call, picture);
  if (path === call.path) return file('<!doctype html><title>RecipeSage</title>', 'text/html');
  if (path === '/users/login') {
    const isRight = body.email === login.user && body.password === login.password;
    return isRight
      ? json({ token: call.token, userId: 'u', email: login.user })
      : json({ message: 'Invalid input data' }, 400);
  }
  if (!bearer(call)) return json({ message: 'Authorization not provided' }, 401);
  if (path === '/users/getMe') return json({ id: 'u', name: 'Ada', email: 'ada' });
  if (path === '/recipes/getRecipes') {
    const offset = Number(body.offset);
    const some = recipes.slice(offset, offset + Math.min(mostOfPage, Number(body.limit)));
    return json({
      recipes: some.map(({ id, name }) => ({
        id,
        title: name,
        updatedAt: '2025-01-01T00:00:00.000Z',
        recipeImages: [],
      })),
      totalCount: recipes.length,
    });
  }
  if (/^\/(?:shoppingLists|mealPlans)\//.test(path)) return json(call.besides[`${path}${url.search}`] ?? []);
  return answer(call, url.searchParams.get('id') ?? '', ({ id, name, picture }) => ({
    ...{ id, userId: 'u', title: name, description: 'Good.', yield: '4 bowls', activeTime: '10 minutes' },
    ...{ totalTime: '30 minutes', source: 'Gran', url: `https://example.org/${id}`, folder: 'main', rating: 4 },
    ...{ ingredients: '500 g carrots', instructions: 'Boil it.', notes: 'Hot.', createdAt: '2025-01-01T00:00:00.000Z' },
    recipeLabels: [{ label: { title: 'Winter' } }],
    recipeImages: picture ? [{ order: 0, image: { location: `${origin}/images/${id}.jpg` } }] : [],
  }));
};

const programs = { tandoor, nextcloud, kitchenowl, recipesage };
export type StandInName = keyof typeof programs;

/** A server that answers as the documents of a program say, with what a test gives it. */
export const openStandIn = async (
  name: StandInName,
  recipes: StandInRecipe[],
): Promise<StandIn & { origin: string; close(): Promise<void> }> => {
  const standIn: StandIn = {
    ...{ recipes, besides: {}, down: undefined, wait: undefined, token: login.token, isEndless: false },
    asked: () => undefined,
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const origin = `http://${request.headers.host}`;
    const url = new URL(request.url ?? '', origin);
    const sent = await text(request);
    await standIn.asked(url.pathname);
    const { status, type, content } = standIn.down
      ? json({}, standIn.down)
      : programs[name]({
          ...{
            url,
            path: url.pathname,
            headers: request.headers,
            origin,
            recipes: standIn.recipes,
            besides: standIn.besides,
            token: standIn.token,
            isEndless: standIn.isEndless,
          },
          body: sent ? JSON.parse(sent) : {},
        });
    const { wait } = standIn;
    response.writeHead(status, { 'content-type': type, ...(wait && { 'retry-after': String(wait) }) }).end(content);
  };
  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return Object.assign(standIn, {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
};
