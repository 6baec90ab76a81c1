import { randomUUID } from 'node:crypto';
import type { Cookbook, CookbookInput, KnownCookbook } from '@larder/contract';
import { plainText, slugify } from '@larder/kitchen';
import { flag, type GroupDatabase, type GroupTransaction } from '../../platform/database/index.ts';
import { found } from '../../platform/errors/index.ts';
import { type BookFilter, emptyFilter, filterOf, sentFilter } from './book-filter.ts';
import {
  findBooks,
  getBook,
  insertBook,
  listPlaces,
  type Place,
  replaceBookOrganizers,
  replacePicked,
  updateBook,
  updatePositions,
} from './cookbooks.repository.ts';
import { putInOrder } from './put-in-order.ts';

/** @param nameOf what the book with a number is called that was given no name */
export const createCookbook = (
  db: GroupDatabase,
  sent: CookbookInput,
  { at, nameOf }: { at: Date; nameOf: (count: number) => string },
): Promise<Cookbook> =>
  db.change(async (db) => {
    const places = await listPlaces(db);
    const name = sent.name ?? nameOf(places.length + 1);
    const filter = await sentFilter(db, emptyFilter, sent);
    const id = randomUUID();
    await insertBook(db, {
      id,
      ...namesOf(name, places),
      description: sent.description ?? '',
      position: places.length + 1,
      public: flag(sent.public ?? false),
      months: (sent.months ?? []).join(','),
      ...filterColumns(filter),
      createdAt: at.toISOString(),
      updatedAt: at.toISOString(),
    });
    await writeChoices(db, id, filter);
    await moveBooks(db, sent.position ? [{ id, position: sent.position }] : []);
    await db.record('cookbook.created', { id, name });
    return getBook(db, id);
  });

/** Changes what was sent of a book, its place among the others included. @throws AppError when there is no such book */
export const saveCookbook = (db: GroupDatabase, idOrSlug: string, sent: CookbookInput, at: Date): Promise<Cookbook> =>
  db.change(async (db) => {
    const book = await getBook(db, idOrSlug);
    await saveOne(db, book, sent, at);
    await moveBooks(db, movesOf([{ ...sent, id: book.id }]));
    return getBook(db, book.id);
  });

/** Saves each of the books, and answers them as they are then, in the order in which they were sent. */
export const saveCookbooks = (db: GroupDatabase, sent: KnownCookbook[], at: Date): Promise<Cookbook[]> =>
  db.change(async (db) => {
    const ids = sent.map(({ id }) => id);
    const before = new Map((await findBooks(db, ids)).map((book) => [book.id, book]));
    for (const one of sent) await saveOne(db, found(before.get(one.id), 'cookbook.not-found'), one, at);
    await moveBooks(db, movesOf(sent));
    const after = new Map((await findBooks(db, ids)).map((book) => [book.id, book]));
    return ids.map((id) => found(after.get(id), 'cookbook.not-found'));
  });

const saveOne = async (db: GroupTransaction, book: Cookbook, sent: CookbookInput, at: Date): Promise<void> => {
  const name = sent.name ?? book.name;
  const filter = await sentFilter(db, filterOf(book), sent);
  const others = name === book.name ? [] : (await listPlaces(db)).filter(({ id }) => id !== book.id);
  await updateBook(db, book.id, {
    ...(name !== book.name && namesOf(name, others)),
    description: sent.description ?? book.description,
    public: flag(sent.public ?? book.public),
    months: (sent.months ?? book.months).join(','),
    ...filterColumns(filter),
    updatedAt: at.toISOString(),
  });
  await writeChoices(db, book.id, filter);
  await db.record('cookbook.updated', { id: book.id, name });
};

/** The first number behind the address that makes it the only one. */
export const namesOf = (name: string, others: Place[]) => {
  const taken = new Set(others.map(({ slug }) => slug));
  const plain = slugify(name);
  let slug = plain;
  for (let count = 1; taken.has(slug); count += 1) slug = `${plain}-${count}`;
  return { name, nameKey: plainText(name), slug };
};

const filterColumns = (filter: BookFilter) => ({
  requireAllCategories: flag(filter.requireAllCategories),
  requireAllTags: flag(filter.requireAllTags),
  requireAllTools: flag(filter.requireAllTools),
  queryFilterString: filter.queryFilterString,
  byRules: flag(filter.byRules),
});

const writeChoices = async (db: GroupTransaction, id: string, filter: BookFilter): Promise<void> => {
  for (const kind of ['category', 'tag', 'tool'] as const) await replaceBookOrganizers(db, id, kind, filter[kind]);
  await replacePicked(db, id, filter.picked);
};

const movesOf = (sent: KnownCookbook[]) =>
  sent.flatMap(({ id, position }) => (typeof position === 'number' ? [{ id, position }] : []));

export const moveBooks = async (db: GroupTransaction, moves: { id: string; position: number }[]): Promise<void> =>
  updatePositions(db, putInOrder(await listPlaces(db), moves));
