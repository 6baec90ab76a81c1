import { type Activity, type ActivityKind, type EventType, events } from '@larder/contract';
import { type GroupDatabase, presentIds } from '../../platform/database/index.ts';
import { type EventRow, findEvents, findNames, findPlace } from './activity.repository.ts';

const settingTypes: readonly EventType[] = [
  'group.updated',
  'webhook.created',
  'webhook.updated',
  'notifier.created',
  'notifier.updated',
  'recipe-action.created',
  'recipe-action.updated',
  'theme.created',
  'theme.updated',
  'theme.chosen',
];
const sharingTypes: readonly EventType[] = [
  'share-token.created',
  'export.finished',
  'backup.downloaded',
  'invitation.created',
  'api-token.created',
];
const rightTypes: readonly EventType[] = ['user.created', 'user.updated'];

// The keys of the events are their types.
const allTypes = Object.keys(events) as EventType[];

const typesOf: Record<ActivityKind, readonly EventType[]> = {
  'log-ins': ['user.logged-in'],
  rights: rightTypes,
  // Single items of shopping lists come and go all day.
  deletions: allTypes.filter(
    (type) => /\.(deleted|restored|merged|unmerged)$/.test(type) && !type.startsWith('shopping-item'),
  ),
  sharing: sharingTypes,
  settings: settingTypes,
};

const kindOf = new Map(
  Object.entries(typesOf).flatMap(([kind, types]) =>
    // Of `typesOf`.
    types.map((type): [string, ActivityKind] => [type, kind as ActivityKind]),
  ),
);

interface Payload {
  id?: unknown;
  recipeId?: unknown;
  /** Of what a link opens. */
  kind?: unknown;
  name?: string;
  username?: string;
  fields?: string[];
  address?: string | null;
  recipesTo?: string | null;
  listsTo?: string | null;
  from?: { name: string };
  /** Of which moment a backup was. */
  madeAt?: string | null;
  /** Who did it, where that may be nobody of the household. */
  by?: string | null;
}

/** The recipe that an event speaks of, if any. */
const recipeOf = (type: string, { id, recipeId, kind }: Payload): string | undefined => {
  if (typeof recipeId === 'string') return recipeId;
  const isOfRecipe = /^recipe\./.test(type) || (/^share-token\./.test(type) && kind === 'recipe');
  return isOfRecipe && typeof id === 'string' ? id : undefined;
};

export const toActivity = (
  { payload: _, ...row }: EventRow,
  payload: Payload,
  { names, isHidden }: { names: Map<string, string>; isHidden: boolean },
): Activity => {
  const { id, name, username, fields = [], address = null, from, recipesTo = null, listsTo = null, madeAt } = payload;
  const member = row.type.startsWith('user.') && typeof id === 'string' ? names.get(id) : undefined;
  return {
    ...row,
    by: row.by ?? payload.by ?? null,
    kind: kindOf.get(row.type) ?? 'settings',
    subject: isHidden ? null : (member ?? name ?? username ?? from?.name ?? madeAt ?? null),
    fields,
    address,
    recipesTo,
    listsTo,
  };
};

/** A row with its payload read. */
export const readRow = (row: EventRow) => ({ row, payload: JSON.parse(row.payload) as Payload });

/** The account that an event speaks of, if any. */
export const peopleIn = ({ row, payload: { id } }: ReturnType<typeof readRow>): string[] =>
  row.type.startsWith('user.') && typeof id === 'string' ? [id] : [];

interface Wanted {
  kind?: ActivityKind | undefined;
  before?: string | undefined;
  after?: string | undefined;
  perPage: number;
}

/** The log of the household. Recipes that a member keeps to themselves are not named to others, nor are those that are gone for good. */
export const readActivity = async (
  db: GroupDatabase,
  { kind, before, after, perPage }: Wanted,
): Promise<{ items: Activity[]; hasMore: boolean }> => {
  const types = kind ? typesOf[kind] : [...kindOf.keys()].filter((type): type is EventType => type in events);
  const place = after === undefined ? undefined : await findPlace(db, after);
  if (after !== undefined && !place) return { items: [], hasMore: false };
  const rows = await findEvents(db, { types, before, after: place, most: perPage + 1 });
  const read = rows.slice(0, perPage).map(readRow);
  const recipes = read.flatMap(({ row, payload }) => recipeOf(row.type, payload) ?? []);
  const visible = new Set([...(await presentIds(db, 'recipes', recipes)), ...(await presentIds(db, 'bin', recipes))]);
  const names = await findNames(db, read.flatMap(peopleIn));
  const items = read.map(({ row, payload }) => {
    const recipe = recipeOf(row.type, payload);
    const isHidden = recipe !== undefined && !visible.has(recipe);
    return toActivity(row, payload, { names, isHidden });
  });
  return { items, hasMore: rows.length > perPage };
};
