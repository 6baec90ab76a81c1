import { createServer } from 'node:http';
import { type MealieVersion, mealieDatabase, mealieId } from '../../reader/test/mealie-database.ts';

type Row = Record<string, unknown>;

/** Which backup has what a version has. */
const databaseOf = {
  '1.4.0': 'ba1e4a6cfe99',
  '2.3.0': '86054b40fd06',
  '3.2.1': 'of-a-later-one',
} as const satisfies Record<string, MealieVersion>;
export type StandInVersion = keyof typeof databaseOf;
export const standInVersions: StandInVersion[] = ['1.4.0', '2.3.0', '3.2.1'];

/** By the names of the people whose they are. Ada looks after the server, Bo does not. */
export const mealieTokens = { ada: 'token-of-ada', Bo: 'token-of-bo' };

export interface MealieServer {
  origin: string;
  /** As a backup has them; tests change them while the server runs. */
  tables: Record<string, Row[]>;
  /** What lies below `/api/media/`. */
  files: Map<string, Uint8Array>;
  /** Every call is answered by this status. */
  down: number | undefined;
  /** With which status a path, or a row of a list by its id, is answered. */
  fails: Map<string, number>;
  /** Called at each request, before it is answered. */
  asked(path: string): void;
  close(): Promise<void>;
}

const sentNames: Record<string, string> = { org_url: 'orgURL', recipeCuisine: 'recipeCuisine' };
const camel = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** A stand-in for a server of Mealie, written from its API documents: what a backup of that version has, as it is told over the API. */
export const openMealieServer = async (version: StandInVersion): Promise<MealieServer> => {
  const hasHouseholds = version !== '1.4.0';
  const server: Omit<MealieServer, 'origin' | 'close'> = {
    tables: mealieDatabase(databaseOf[version]),
    files: new Map(),
    down: undefined,
    fails: new Map(),
    asked: () => undefined,
  };
  const group = mealieId('home');
  const prefix = hasHouseholds ? '/households' : '/groups';
  const all = (table: string) => server.tables[table] ?? [];
  const ofGroup = (table: string) => all(table).filter((row) => row.group_id === group);
  const by = (table: string, column: string, id: unknown) => all(table).filter((row) => row[column] === id);
  const one = (table: string, id: unknown) => all(table).find((row) => row.id === id);

  const sent = (row: Row): Row =>
    Object.fromEntries(
      Object.entries(row).map(([column, value]) => {
        if (column === 'update_at') return [hasHouseholds ? 'updatedAt' : 'updateAt', value];
        return [sentNames[column] ?? camel(column), value];
      }),
    );
  const named = (row: Row | undefined) => (row ? { id: row.id, name: row.name, slug: row.slug } : null);
  const extras = (table: string, column: string, id: unknown) =>
    Object.fromEntries(by(table, column, id).map((row) => [row.key_name, row.value]));
  const linked = (table: string, from: string, id: unknown, to: string, other: string) =>
    by(table, from, id).flatMap((link) => named(one(other, link[to])) ?? []);

  const user = ({ password: _, ...row }: Row): Row => ({
    ...sent(row),
    authMethod: row.auth_method === 'LDAP' ? 'LDAP' : 'Mealie',
    group: one('groups', row.group_id)?.name,
    groupSlug: one('groups', row.group_id)?.slug,
    ...(hasHouseholds && { household: 'Family', householdSlug: 'family' }),
    ...(!hasHouseholds && { favoriteRecipes: [] }),
  });
  const food = (row: Row): Row => ({
    ...sent(row),
    aliases: by('ingredient_foods_aliases', 'food_id', row.id).map(({ name }) => ({ name })),
    extras: extras('ingredient_food_extras', 'ingredient_food_id', row.id),
    label: named(one('multi_purpose_labels', row.label_id)),
    ...(hasHouseholds && { householdsWithIngredientFood: row.on_hand === true ? ['family'] : [] }),
  });
  const unit = (row: Row): Row => ({ ...sent(row), aliases: [] });
  const summary = (row: Row): Row => {
    const { recipeCuisine: _, ...told } = sent(row);
    return {
      ...told,
      recipeCategory: linked('recipes_to_categories', 'recipe_id', row.id, 'category_id', 'categories'),
      tags: linked('recipes_to_tags', 'recipe_id', row.id, 'tag_id', 'tags'),
      tools: linked('recipes_to_tools', 'recipe_id', row.id, 'tool_id', 'tools'),
    };
  };
  const byPosition = (rows: Row[]) => rows.toSorted((a, b) => Number(a.position) - Number(b.position));
  const recipe = (row: Row): Row => ({
    ...summary(row),
    settings: by('recipe_settings', 'recipe_id', row.id).map(({ disable_amount, ...settings }) =>
      sent(version === '3.2.1' ? settings : { ...settings, disable_amount }),
    )[0],
    recipeIngredient: byPosition(by('recipes_ingredients', 'recipe_id', row.id)).map((line) => ({
      ...{ title: line.title, note: line.note, quantity: line.quantity, originalText: line.original_text },
      ...{ referenceId: line.reference_id, display: '', disableAmount: false },
      unit: line.unit_id ? unit(one('ingredient_units', line.unit_id) ?? {}) : null,
      food: line.food_id ? food(one('ingredient_foods', line.food_id) ?? {}) : null,
      ...(version === '3.2.1' && { referencedRecipe: named(one('recipes', line.referenced_recipe_id)) }),
    })),
    recipeInstructions: byPosition(by('recipe_instructions', 'recipe_id', row.id)).map((step) => ({
      ...{ id: step.id, title: step.title, text: step.text },
      ingredientReferences: by('recipe_ingredient_ref_link', 'instruction_id', step.id).map(({ reference_id }) => ({
        referenceId: reference_id,
      })),
    })),
    notes: by('notes', 'recipe_id', row.id).map(({ title, text }) => ({ title, text })),
    nutrition: sent(by('recipe_nutrition', 'recipe_id', row.id)[0] ?? {}),
    assets: by('recipe_assets', 'recipe_id', row.id).map(({ name, icon, file_name }) => ({
      ...{ name, icon, fileName: file_name },
    })),
    extras: extras('api_extras', 'recipee_id', row.id),
    comments: by('recipe_comments', 'recipe_id', row.id).map(sent),
  });
  const list = (row: Row): Row => ({
    ...sent(row),
    extras: {},
    recipeReferences: by('shopping_list_recipe_reference', 'shopping_list_id', row.id).map(sent),
    labelSettings: byPosition(by('shopping_lists_multi_purpose_labels', 'shopping_list_id', row.id)).map(sent),
  });
  const wholeList = (row: Row): Row => ({
    ...list(row),
    listItems: byPosition(by('shopping_list_items', 'shopping_list_id', row.id)).map((item) => ({
      ...sent(item),
      display: '',
      food: item.food_id ? food(one('ingredient_foods', item.food_id) ?? {}) : null,
      extras: extras('shopping_list_item_extras', 'shopping_list_item_id', item.id),
      recipeReferences: by('shopping_list_item_recipe_reference', 'shopping_list_item_id', item.id).map(sent),
    })),
  });
  const organized = (row: Row, prefix: string, from: string): Row => ({
    ...sent(row),
    ...(!hasHouseholds && {
      categories: linked(`${prefix}_to_categories`, from, row.id, 'category_id', 'categories'),
      tags: linked(`${prefix}_to_tags`, from, row.id, 'tag_id', 'tags'),
      tools: [],
    }),
  });
  const opinions = (id: unknown) =>
    hasHouseholds
      ? { ratings: by('users_to_recipes', 'user_id', id).map(sent) }
      : {
          favoriteRecipes: by('users_to_favorites', 'user_id', id).map((row) =>
            summary(one('recipes', row.recipe_id) ?? {}),
          ),
        };

  const answer = (path: string, url: URL, self: Row): unknown => {
    const isAdmin = self.admin === true;
    const page = (items: Row[]) => {
      const asked = Number(url.searchParams.get('perPage') ?? 50);
      const size = asked === -1 ? Math.max(1, items.length) : Math.min(2, asked);
      const number = Number(url.searchParams.get('page') ?? 1);
      const some = items.slice((number - 1) * size, number * size);
      const failed = some.map(({ id }) => server.fails.get(String(id))).find((status) => status !== undefined);
      if (failed) return failed;
      return { page: number, per_page: size, total: items.length, total_pages: 1, items: some, next: null };
    };
    const lists: Record<string, () => Row[]> = {
      '/groups/labels': () => ofGroup('multi_purpose_labels').map(sent),
      '/foods': () => ofGroup('ingredient_foods').map(food),
      '/units': () => ofGroup('ingredient_units').map(unit),
      '/organizers/categories': () => ofGroup('categories').map(sent),
      '/organizers/tags': () => ofGroup('tags').map(sent),
      '/organizers/tools': () => ofGroup('tools').map(sent),
      '/recipes': () => ofGroup('recipes').map(summary),
      '/comments': () => all('recipe_comments').map(sent),
      '/recipes/timeline/events': () =>
        all('recipe_timeline_events').map(({ message, ...row }) => ({
          ...{ ...sent(row), eventMessage: message },
          image: server.files.has(`recipes/${row.recipe_id}/images/timeline/${row.id}/original.webp`)
            ? 'has image'
            : 'does not have image',
        })),
      [`${prefix}/cookbooks`]: () => ofGroup('cookbooks').map((row) => organized(row, 'cookbooks', 'cookbook_id')),
      [`${prefix}/mealplans`]: () => ofGroup('group_meal_plans').map(sent),
      [`${prefix}/mealplans/rules`]: () =>
        ofGroup('group_meal_plan_rules').map((row) => ({
          ...organized(row, 'plan_rules', 'group_plan_rule_id'),
          ...(hasHouseholds && { queryFilterString: `tags.id IN ["${mealieId('quick')}"]` }),
        })),
      [`${prefix}/shopping/lists`]: () => ofGroup('shopping_lists').map(list),
      [`${prefix}/webhooks`]: () => ofGroup('webhook_urls').map(sent),
      [`${prefix}/events/notifications`]: () =>
        ofGroup('group_events_notifiers').map(({ apprise_url: _, ...row }) => ({
          ...sent(row),
          options: sent(by('group_events_notifier_options', 'event_notifier_id', row.id)[0] ?? {}),
        })),
      ...(hasHouseholds && {
        '/households/recipe-actions': () => ofGroup('recipe_actions').map(sent),
        '/households/members': () => ofGroup('users').map(user),
        '/groups/members': () => ofGroup('users').map(({ id, full_name: fullName }) => ({ id, fullName })),
        '/groups/households': () => ofGroup('households').map(sent),
      }),
      ...(isAdmin && { '/admin/groups': () => all('groups').map(sent), '/admin/users': () => all('users').map(user) }),
    };
    const listed = lists[path];
    if (listed) return page(listed());
    const objects: Record<string, () => unknown> = {
      '/users/self': () => user(self),
      '/groups/self': () => sent(one('groups', group) ?? {}),
      '/groups/preferences': () => sent(by('group_preferences', 'group_id', group)[0] ?? {}),
      '/shared/recipes': () => ofGroup('recipe_share_tokens').map(sent),
      ...(hasHouseholds
        ? {
            '/households/self': () => sent(one('households', mealieId('kitchen')) ?? {}),
            '/households/preferences': () =>
              sent(by('household_preferences', 'household_id', mealieId('kitchen'))[0] ?? {}),
            '/users/self/ratings': () => opinions(self.id),
          }
        : { '/groups/members': () => ofGroup('users').map(user) }),
    };
    const object = objects[path];
    if (object) return object();
    const [, about, of] = /^\/users\/([0-9a-f-]+)\/(ratings|favorites)$/.exec(path) ?? [];
    if (about && (of === 'ratings') === hasHouseholds) return opinions(about);
    const [, listId] = /\/shopping\/lists\/([0-9a-f-]+)$/.exec(path) ?? [];
    const found = listId && path.startsWith(prefix) ? one('shopping_lists', listId) : undefined;
    if (found) return wholeList(found);
    const [, slug] = /^\/recipes\/([^/]+)$/.exec(path) ?? [];
    const wanted = ofGroup('recipes').find((row) => row.slug === slug);
    return wanted ? recipe(wanted) : 404;
  };

  const http = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://mealie');
    const path = decodeURIComponent(url.pathname).replace(/^\/api/, '');
    server.asked(path);
    const reply = (status: number, type: string, content: string | Uint8Array) =>
      response.writeHead(status, { 'content-type': type }).end(content);
    const json = (value: unknown) =>
      typeof value === 'number'
        ? reply(value, 'application/json', JSON.stringify({ detail: 'Error.' }))
        : reply(200, 'application/json', JSON.stringify(value));
    if (server.down !== undefined) return json(server.down);
    if (path.startsWith('/api/')) return json(404);
    if (path === url.pathname) return reply(200, 'text/html', '<!doctype html><title>Mealie</title>');
    const failed = server.fails.get(path);
    if (failed !== undefined) return json(failed);
    if (path === '/app/about') return json({ production: true, version: `v${version}`, demoStatus: false });
    const file = server.files.get(path.replace('/media/', ''));
    if (file) return reply(200, 'application/octet-stream', file);
    const who = Object.entries(mealieTokens).find(([, token]) => request.headers.authorization === `Bearer ${token}`);
    const self = who && one('users', mealieId(who[0]));
    return json(self ? answer(path, url, self) : 401);
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  return Object.assign(server, {
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      http.closeAllConnections();
      await new Promise((resolve) => http.close(resolve));
    },
  });
};
