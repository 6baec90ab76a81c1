import { type BodyOf, type Cookbook, type contract, SearchableListQuery } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';
import { startExport } from '../recipes/index.ts';
import { findBooks, listBooks } from './cookbooks.repository.ts';
import { readCookbook } from './read-cookbooks.ts';

const allBooks = SearchableListQuery.parse({ perPage: -1 });

/** Writes the recipes of cookbooks into a file. @throws AppError `cookbook.not-found` */
export const exportCookbooks = async (
  context: MemberContext,
  { cookbooks: ids, exportType: format, chapters, title, paper }: BodyOf<typeof contract.cookbooks.startExport>,
): Promise<void> => {
  const { db } = context;
  const books = ids ? await booksOf(db, ids) : (await listBooks(db, allBooks, '', 'all')).items;
  const filled = await Promise.all(books.map(async (book) => ({ title: book.name, slugs: await slugsIn(db, book) })));
  const [only] = filled;
  const isSingle = ids && filled.length === 1;
  await startExport(context, {
    format,
    slugs: ids ? [...new Set(filled.flatMap(({ slugs }) => slugs))] : null,
    title: title ?? (isSingle ? only?.title : undefined),
    paper,
    order: isSingle ? chapters : filled,
  });
};

/** In the order in which they are named. */
const booksOf = async (db: GroupDatabase, ids: string[]): Promise<Cookbook[]> => {
  const found = new Map((await findBooks(db, ids)).map((book) => [book.id, book]));
  return ids.map((id) => {
    const book = found.get(id);
    if (!book) throw new AppError('cookbook.not-found');
    return book;
  });
};

/** Those that were picked by hand in their order, then the others by name. */
const slugsIn = async (db: GroupDatabase, { id, picked }: Cookbook): Promise<string[]> => {
  const { recipes } = await readCookbook(db, id);
  return [...new Set([...picked, ...recipes].map(({ slug }) => slug))];
};
