import type { MovedPerson, MoveServerStep } from '@larder/contract';
import type { InstanceProblem } from '@larder/reader';
import { orNothing, type Part, pieceOf, type Tables } from '../pieces.ts';
import { notSent } from '../problems.ts';
import type { ServerCalls } from '../server-calls.ts';
import { readPage } from './pages.ts';
import {
  actionTables,
  commentTables,
  cookbookTables,
  eventTables,
  foodTables,
  isSent,
  labelTables,
  listIn,
  listTables,
  mealTables,
  notifierTables,
  organizerTables,
  rowOf,
  ruleTables,
  type Sent,
  sentIn,
  shareTables,
  textIn,
  unitTables,
  webhookTables,
} from './rows.ts';

/** What is known of a server before its parts are read. */
export interface Household {
  /** Since 2.0 much belongs to a household. */
  prefix: '/households' | '/groups';
  groupId: string;
  userId: string;
  /** The address of the household of whoever asks; empty before 2.0. */
  household: string;
  isAdmin: boolean;
}

/** @param table that stands for it where something of it is not sent */
const listed = (
  step: MoveServerStep,
  table: string,
  path: string | ((household: Household) => string),
  tablesOf: (items: unknown[], household: Household) => Tables,
): Part<Household> => ({
  step,
  name: table,
  read: async (calls, page, household) => {
    const where = typeof path === 'string' ? path : path(household);
    const { items, refused, hasMore } = await readPage(calls, where, page);
    const problems = notSent(table, refused);
    return pieceOf({ tables: tablesOf(items, household), problems, hasMore });
  },
});

const listOr = (calls: ServerCalls, path: string): Promise<unknown[]> =>
  orNothing(
    calls.json(path).then((sent) => listIn(Array.isArray(sent) ? sent : sentIn(sent).items)),
    [],
  );

const objectOr = (calls: ServerCalls, path: string): Promise<Sent> => orNothing(calls.json(path).then(sentIn), {});

/** The group, its preferences and the household of whoever asks; others are named. */
const group: Part<Household> = {
  step: 'people',
  name: 'groups',
  read: async (calls, _, { prefix, groupId, isAdmin }) => {
    const own = await objectOr(calls, '/groups/self');
    const preferences = isSent(own.preferences) ? own.preferences : await objectOr(calls, '/groups/preferences');
    const tables: Tables = {
      groups: [rowOf('groups', own, { id: groupId })],
      group_preferences: [rowOf('group_preferences', preferences, { group_id: groupId })],
    };
    const problems: InstanceProblem[] = [];
    if (prefix === '/households') {
      const household = await objectOr(calls, '/households/self');
      const id = textIn(household.id);
      const ofHousehold = isSent(household.preferences)
        ? household.preferences
        : await objectOr(calls, '/households/preferences');
      tables.households = [rowOf('households', household, { group_id: groupId })];
      tables.household_preferences = [rowOf('household_preferences', ofHousehold, { household_id: id })];
      const all = await listOr(calls, '/groups/households?perPage=-1');
      problems.push(...ofOthers('households', all, id));
    }
    if (isAdmin) problems.push(...ofOthers('groups', await listOr(calls, '/admin/groups?perPage=-1'), groupId));
    const sent = tables.household_preferences ?? tables.group_preferences ?? [];
    return pieceOf({
      tables,
      problems,
      facts: { hasPreferences: sent.some((row) => sentIn(row).recipe_public !== undefined) },
    });
  },
};

/** Lists and plans of other households, and all of other groups, are sent to their members alone. */
const ofOthers = (table: string, all: unknown[], own: string): InstanceProblem[] => {
  const others = all.map(sentIn).filter(({ id }) => id !== own);
  const [first] = others;
  return first ? [{ table, reason: 'of-others', rows: others.length, example: textIn(first.name) }] : [];
};

/** People by their ids, as far as whoever asks may know them: an administrator is told of those of other groups too. */
const peopleOf = async (calls: ServerCalls, { prefix, isAdmin }: Household): Promise<Map<string, Sent>> => {
  const lists = [
    await listOr(calls, '/groups/members?perPage=-1'),
    prefix === '/households' ? await listOr(calls, '/households/members?perPage=-1') : [],
    isAdmin ? await listOr(calls, '/admin/users?perPage=-1') : [],
    [await calls.json('/users/self')],
  ];
  const people = new Map<string, Sent>();
  for (const person of lists.flat().map(sentIn)) {
    const id = textIn(person.id);
    if (id !== '') people.set(id, { ...people.get(id), ...person });
  }
  return people;
};

/** People, as far as whoever asks may know them, and what they think of recipes. Before 1.5 there were favourites alone. */
const people: Part<Household> = {
  step: 'people',
  name: 'users',
  read: async (calls, _, household) => {
    const all = await peopleOf(calls, household);
    const isOfGroup = ({ groupId = household.groupId }: Sent) => groupId === household.groupId;
    const found = new Map([...all].filter(([, person]) => isOfGroup(person)));
    const tables: Tables = {
      users: [...found.values()].map((one) => rowOf('users', one, { group_id: household.groupId })),
      users_to_recipes: [],
      users_to_favorites: [],
    };
    const unknown: string[] = [];
    for (const [id, person] of found) {
      const isSelf = id === household.userId;
      const sent = await orNothing(calls.json(isSelf ? '/users/self/ratings' : `/users/${id}/ratings`), undefined);
      const older = sent === undefined ? await orNothing(calls.json(`/users/${id}/favorites`), undefined) : undefined;
      for (const one of listIn(sentIn(sent ?? older).ratings)) {
        tables.users_to_recipes?.push(rowOf('users_to_recipes', one, { user_id: id }));
      }
      for (const recipe of listIn(sentIn(older).favoriteRecipes)) {
        tables.users_to_favorites?.push({ user_id: id, recipe_id: sentIn(recipe).id });
      }
      if (sent === undefined && older === undefined) unknown.push(textIn(person.fullName) || id);
    }
    const problems = notSent('users_to_recipes', unknown);
    const accounts = [...all].flatMap(([id, person]) =>
      id === household.userId ? [] : [personOf(person, isOfGroup(person))],
    );
    return pieceOf({ tables, problems, facts: { people: accounts.slice(0, mostPeople) } });
  },
};

/** More are no household. */
const mostPeople = 500;

const personOf = (person: Sent, isOfGroup: boolean): MovedPerson => ({
  name: textIn(person.fullName) || textIn(person.username),
  email: textIn(person.email),
  group: isOfGroup ? null : textIn(person.group),
});

/** Pictures of a timeline lie beside those of its recipe. */
const timeline: Part<Household> = {
  ...{ step: 'plan', name: 'recipe_timeline_events' },
  read: async (calls, page) => {
    const { items, refused, hasMore } = await readPage(calls, '/recipes/timeline/events', page);
    const pictured = items.map(sentIn).filter(({ image }) => image === 'has image');
    return pieceOf({
      tables: eventTables(items),
      problems: notSent('recipe_timeline_events', refused),
      files: pictured.map(({ recipeId, id }) => {
        const path = `recipes/${textIn(recipeId)}/images/timeline/${textIn(id)}/original.webp`;
        return { path: `/media/${path}`, to: `data/${path}` };
      }),
      hasMore,
    });
  },
};

/** Lists are named first, and each is sent with its items. */
const lists: Part<Household> = {
  ...{ step: 'lists', name: 'shopping_lists' },
  read: async (calls, page, household) => {
    const path = `${household.prefix}/shopping/lists`;
    const { items, refused, hasMore } = await readPage(calls, path, page);
    const [whole, lost]: [unknown[], string[]] = [[], [...refused]];
    for (const item of items) {
      const { id, name } = sentIn(item);
      const sent = await orNothing(calls.json(`${path}/${encodeURIComponent(textIn(id))}`), undefined);
      if (sent === undefined) lost.push(textIn(name) || textIn(id));
      else whole.push(sent);
    }
    const problems = notSent('shopping_lists', lost);
    return pieceOf({ tables: listTables(whole, household), problems, hasMore });
  },
};

const ofHousehold = (path: string) => (household: Household) => `${household.prefix}${path}`;

/** Where they tell is a secret that the API does not give. */
const notifiers: Part<Household> = {
  ...{ step: 'services', name: 'group_events_notifiers' },
  read: async (calls, page, household) => {
    const path = `${household.prefix}/events/notifications`;
    const { items, refused, hasMore } = await readPage(calls, path, page);
    const lost = [...refused, ...items.map((item) => textIn(sentIn(item).name))];
    const problems = notSent('group_events_notifiers', lost);
    return pieceOf({ tables: notifierTables(items, household), problems, hasMore });
  },
};

/** All but the recipes, in the order in which it is read. */
export const parts: readonly Part<Household>[] = [
  group,
  people,
  listed('pantry', 'multi_purpose_labels', '/groups/labels', labelTables),
  listed('pantry', 'ingredient_foods', '/foods', foodTables),
  listed('pantry', 'ingredient_units', '/units', unitTables),
  listed('pantry', 'categories', '/organizers/categories', organizerTables('categories')),
  listed('pantry', 'tags', '/organizers/tags', organizerTables('tags')),
  listed('pantry', 'tools', '/organizers/tools', organizerTables('tools')),
  listed('plan', 'recipe_comments', '/comments', commentTables),
  timeline,
  listed('plan', 'cookbooks', ofHousehold('/cookbooks'), cookbookTables),
  listed('plan', 'group_meal_plans', ofHousehold('/mealplans'), mealTables),
  listed('plan', 'group_meal_plan_rules', ofHousehold('/mealplans/rules'), ruleTables),
  lists,
  listed('services', 'recipe_share_tokens', '/shared/recipes', shareTables),
  listed('services', 'webhook_urls', ofHousehold('/webhooks'), webhookTables),
  notifiers,
  listed('services', 'recipe_actions', ofHousehold('/recipe-actions'), actionTables),
];
