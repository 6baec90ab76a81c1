import type { InstanceGroupFacts, InstancePreferences, InstanceUser } from '../people.ts';
import { onceEach } from './references.ts';
import { Row } from './row.ts';
import type { RowsById, Tables } from './tables.ts';

const authMethods = { MEALIE: 'Mealie', LDAP: 'LDAP', OIDC: 'OIDC' } as const;

const authMethodOf = (tables: Tables, row: Row): InstanceUser['authMethod'] => {
  const text = row.text('auth_method').toUpperCase();
  if (text === 'MEALIE' || text === 'LDAP' || text === 'OIDC') return authMethods[text];
  if (text !== '') tables.tell('users', 'unknown-value', text);
  return 'Mealie';
};

/** Who runs the only household of a group runs the group; who runs one of several is a member like others, which is told. */
const canManage = (tables: Tables, row: Row, hasOneHousehold: boolean): boolean => {
  if (row.flag('can_manage') || !row.flag('can_manage_household')) return row.flag('can_manage');
  if (!hasOneHousehold) tables.tell('users', 'unknown-value', 'can_manage_household');
  return hasOneHousehold;
};

const readUsers = (tables: Tables, rows: Row[], hasOneHousehold: boolean): InstanceUser[] =>
  onceEach(tables, 'users', rows).map(({ id, row }) => ({
    id,
    username: row.text('username').trim(),
    email: row.text('email').trim(),
    fullName: row.text('full_name').trim(),
    passwordHash: row.text('password'),
    authMethod: authMethodOf(tables, row),
    admin: row.flag('admin'),
    advanced: row.flag('advanced'),
    canManage: canManage(tables, row, hasOneHousehold),
    canInvite: row.flag('can_invite'),
    canOrganize: row.flag('can_organize'),
    createdAt: row.createdAt,
    favourites: [],
    ratings: {},
  }));

/**
 * The preferences of a group. Since 2.0 most of them are those of its households, which are one with us: the first one's count, and what
 * any of them keeps to itself stays so.
 */
const preferencesOf = (ofGroup: Row | undefined, ofHouseholds: readonly Row[]): InstancePreferences => {
  const [first] = ofHouseholds;
  const flag = (column: string, otherwise: boolean) =>
    (first?.has(column) ? first : ofGroup)?.flag(column, otherwise) ?? otherwise;
  const day = first?.number('first_day_of_week') ?? ofGroup?.number('first_day_of_week') ?? 0;
  return {
    privateGroup:
      (ofGroup?.flag('private_group', true) ?? true) || ofHouseholds.some((row) => row.flag('private_household', true)),
    firstDayOfWeek: Number.isInteger(day) && day >= 0 && day <= 6 ? day : 0,
    recipePublic: flag('recipe_public', true),
    recipeShowNutrition: flag('recipe_show_nutrition', false),
    recipeShowAssets: flag('recipe_show_assets', false),
    recipeLandscapeView: flag('recipe_landscape_view', false),
    recipeDisableComments: flag('recipe_disable_comments', false),
    recipeDisableAmount: flag('recipe_disable_amount', true),
  };
};

/** Groups by their ids. Where none of them can be read, those to which people belong are there all the same, without a name. */
const groupRows = (tables: Tables, users: RowsById): { id: string; row: Row }[] => {
  const read = onceEach(tables, 'groups', tables.rows('groups'));
  if (read.length > 0) return read;
  const named = users.ids().map((id) => ({ id, row: new Row({ id }) }));
  if (named.length > 0) tables.tell('groups', 'unreadable', 'id', named.length);
  return named;
};

export const readGroups = (tables: Tables): InstanceGroupFacts[] => {
  const preferences = tables.by('group_preferences', 'group_id');
  const households = tables.by('households', 'group_id');
  const ofHouseholds = tables.by('household_preferences', 'household_id');
  const users = tables.by('users', 'group_id');
  return groupRows(tables, users).map(({ id, row }) => {
    const own = households.get(id);
    return {
      id,
      name: row.text('name').trim(),
      slug: row.text('slug').trim(),
      createdAt: row.createdAt,
      households: own.map((household) => ({ id: household.id('id') ?? '', name: household.text('name').trim() })),
      preferences: preferencesOf(
        preferences.get(id)[0],
        own.flatMap((household) => ofHouseholds.get(household.id('id') ?? '').slice(0, 1)),
      ),
      users: readUsers(tables, users.get(id), own.length <= 1),
    };
  });
};

/** Notes what the members of a group think of its recipes: in two tables since 1.5, before in one. */
export const opinionsReader = (tables: Tables) => {
  const favourites = tables.by('users_to_favorites', 'user_id');
  const opinions = tables.by('users_to_recipes', 'user_id');
  const recipeOf = (table: string, row: Row, recipes: ReadonlySet<string>): string[] => {
    const id = row.id('recipe_id');
    if (id !== null && recipes.has(id)) return [id];
    tables.tell(table, 'lost', id ?? '');
    return [];
  };
  return (user: InstanceUser, recipes: ReadonlySet<string>): InstanceUser => {
    const favourite = new Set(favourites.get(user.id).flatMap((row) => recipeOf('users_to_favorites', row, recipes)));
    const ratings: Record<string, number> = {};
    for (const row of opinions.get(user.id)) {
      for (const id of recipeOf('users_to_recipes', row, recipes)) {
        if (row.flag('is_favorite')) favourite.add(id);
        const rating = row.number('rating');
        if (rating !== null && rating > 0 && rating <= 5) ratings[id] = rating;
      }
    }
    return { ...user, favourites: [...favourite], ratings };
  };
};
