import type { Cookbook, OrganizerKind, Page, SearchableListQuery } from '@larder/contract';
import { type Insertable, type SelectQueryBuilder, sql, type Updateable } from 'kysely';
import type { GroupDatabase, GroupTransaction, Schema } from '../../platform/database/index.ts';
import {
  flag,
  id,
  keyContains,
  type ListFields,
  listPage,
  number,
  stamps,
  text,
} from '../../platform/database/lists/index.ts';
import { found } from '../../platform/errors/index.ts';
import { looksLikeId } from '../../platform/references/index.ts';
import { ofGroup } from '../groups/index.ts';
import { organizersLinkedBy } from '../organizers/index.ts';

type Books = SelectQueryBuilder<Schema, 'cookbooks', object>;
type Reach = 'all' | 'public';

const organizers = (kind: OrganizerKind) =>
  organizersLinkedBy({ table: 'cookbookOrganizers', key: 'cookbookId' }, kind);

const cookbookFields: ListFields = {
  columns: {
    id: id('id'),
    groupId: id('groupId'),
    name: text('name', 'nameKey'),
    slug: text('slug'),
    description: text('description'),
    position: number('position'),
    public: flag('public'),
    ...stamps,
  },
  relations: { ...ofGroup, categories: organizers('category'), tags: organizers('tag'), tools: organizers('tool') },
};

/** Everything for members, for visitors what is public. */
const booksFor = (db: GroupDatabase, reach: Reach): Books =>
  reach === 'all' ? db.from('cookbooks') : db.from('cookbooks').where('cookbooks.public', '=', 1);

export const listBooks = (
  db: GroupDatabase,
  sent: SearchableListQuery,
  path: string,
  reach: Reach,
): Promise<Page<Cookbook>> => {
  const query = sent.orderBy ? sent : { ...sent, orderBy: 'position', orderDirection: sent.orderDirection ?? 'asc' };
  return listPage(db, query, {
    path,
    table: 'cookbooks',
    fields: cookbookFields,
    from: booksFor(db, reach),
    conditions: [keyContains(query.search, 'cookbooks.nameKey')],
    read: (books) => readBooks(db, books, reach),
  });
};

/** By id or slug. Throws `cookbook.not-found`. */
export const getBook = async (db: GroupDatabase, idOrSlug: string, reach: Reach = 'all'): Promise<Cookbook> => {
  const books = booksFor(db, reach);
  const [byItsId] = looksLikeId(idOrSlug)
    ? await readBooks(db, books.where('cookbooks.id', '=', idOrSlug.toLowerCase()), reach)
    : [];
  const [bySlug] = byItsId ? [] : await readBooks(db, books.where('cookbooks.slug', '=', idOrSlug), reach);
  return found(byItsId ?? bySlug, 'cookbook.not-found');
};

/** Those of the ids that are books of the group, in no order. */
export const findBooks = (db: GroupDatabase, ids: string[]): Promise<Cookbook[]> =>
  readBooks(db, db.from('cookbooks').where(db.dialect.isOneOf('id', ids)), 'all');

const readBooks = async (db: GroupDatabase, books: Books, reach: Reach): Promise<Cookbook[]> => {
  const rows = await books.selectAll('cookbooks').execute();
  const ids = rows.map(({ id }) => id);
  const organizers = await organizersOf(db, ids);
  const picked = await pickedOf(db, ids, reach);
  return rows.map(({ nameKey, updatedAt, ...row }) => {
    const own = organizers.filter(({ cookbookId }) => cookbookId === row.id);
    const tools = (kind: OrganizerKind) =>
      own
        .filter((organizer) => organizer.kind === kind)
        .map(({ id, name, slug, onHand }) => ({ id, groupId: db.groupId, name, slug, onHand: onHand === 1 }));
    const plain = (kind: OrganizerKind) => tools(kind).map(({ onHand, ...organizer }) => organizer);
    return {
      ...row,
      public: row.public === 1,
      requireAllCategories: row.requireAllCategories === 1,
      requireAllTags: row.requireAllTags === 1,
      requireAllTools: row.requireAllTools === 1,
      byRules: row.byRules === 1,
      picked: picked.filter(({ cookbookId }) => cookbookId === row.id).map(({ cookbookId: _, ...recipe }) => recipe),
      months: row.months.split(',').filter(Boolean).map(Number),
      categories: plain('category'),
      tags: plain('tag'),
      tools: tools('tool'),
      updatedAt,
    };
  });
};

const organizersOf = async (db: GroupDatabase, bookIds: string[]) =>
  bookIds.length === 0
    ? []
    : db
        .from('cookbookOrganizers')
        .innerJoin('organizers', 'organizers.id', 'cookbookOrganizers.organizerId')
        .where(db.dialect.isOneOf('cookbookId', bookIds))
        .select(['cookbookId', 'organizers.id', 'organizers.kind', 'name', 'slug', 'onHand'])
        .orderBy('cookbookOrganizers.position')
        .orderBy('organizers.nameKey')
        .execute();

const pickedOf = async (db: GroupDatabase, bookIds: string[], reach: Reach) => {
  if (bookIds.length === 0) return [];
  const recipes = db
    .from('cookbookRecipes')
    .innerJoin('recipes', 'recipes.id', 'cookbookRecipes.recipeId')
    .where(db.dialect.isOneOf('cookbookId', bookIds))
    .$if(reach === 'public', (query) => query.where('recipes.public', '=', 1));
  return recipes
    .select(['cookbookId', 'recipes.id', 'recipes.slug', 'recipes.name', 'recipes.image', 'recipes.imageColor'])
    .orderBy('cookbookRecipes.position')
    .execute();
};

/** Ids of recipes by their slugs; those that are gone are passed over. */
export const findRecipeIds = async (db: GroupDatabase, slugs: string[]): Promise<Map<string, string>> => {
  if (slugs.length === 0) return new Map();
  const rows = await db.from('recipes').where(db.dialect.isOneOf('slug', slugs)).select(['id', 'slug']).execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
};

export const replacePicked = async (db: GroupTransaction, cookbookId: string, ids: string[]): Promise<void> => {
  // What others have picked for themselves alone stays.
  await db
    .remove('cookbookRecipes')
    .where('cookbookId', '=', cookbookId)
    .where(db.mayRead('cookbookRecipes'))
    .execute();
  if (ids.length === 0) return;
  const rows = ids.map((recipeId, position) => ({ cookbookId, recipeId, position }));
  await db.insert('cookbookRecipes', rows).execute();
};

/** What the books of a group must not share, and their order. */
export interface Place {
  id: string;
  slug: string;
  position: number;
}

export const listPlaces = (db: GroupDatabase): Promise<Place[]> =>
  db.from('cookbooks').select(['id', 'slug', 'position']).orderBy('position').orderBy('id').execute();

export const insertBook = (db: GroupTransaction, row: Omit<Insertable<Schema['cookbooks']>, 'groupId'>) =>
  db.insert('cookbooks', row).execute();

export const updateBook = (db: GroupTransaction, id: string, row: Updateable<Schema['cookbooks']>) =>
  db.update('cookbooks').set(row).where('id', '=', id).execute();

export const removeBook = (db: GroupTransaction, id: string) => db.remove('cookbooks').where('id', '=', id).execute();

export const replaceBookOrganizers = async (
  db: GroupTransaction,
  cookbookId: string,
  kind: OrganizerKind,
  ids: string[],
): Promise<void> => {
  await db.remove('cookbookOrganizers').where('cookbookId', '=', cookbookId).where('kind', '=', kind).execute();
  if (ids.length === 0) return;
  const rows = ids.map((organizerId, position) => ({ cookbookId, organizerId, kind, position }));
  await db.insert('cookbookOrganizers', rows).execute();
};

export const updatePositions = async (db: GroupTransaction, places: Pick<Place, 'id' | 'position'>[]) => {
  if (places.length === 0) return;
  const cases = places.map(({ id, position }) => sql`when ${id} then ${sql.lit(position)}`);
  const ids = places.map(({ id }) => id);
  await db
    .update('cookbooks')
    .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} else position end` })
    .where(db.dialect.isOneOf('id', ids))
    .execute();
};
