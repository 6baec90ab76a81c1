import { MovedPerson, type MoveServerStep } from '@larder/contract';
import type { InstanceProblem } from '@larder/reader';
import { z } from 'zod';
import { type FileStore, isSafeKey } from '../../../platform/files/index.ts';
import type { PieceOfTables } from '../../backups/index.ts';
import { notSent } from './problems.ts';
import { isOfCall } from './replies.ts';
import type { ServerCalls } from './server-calls.ts';
import { serverFolder } from './server-files.ts';
import type { MoveServerRow } from './servers.repository.ts';

export type Tables = Record<string, unknown[]>;

/** What a server answered as rows of the tables that a backup of Mealie has, whichever program it is. */
export interface Piece {
  tables: Tables;
  problems: InstanceProblem[];
  /** Files that belong to it: where they are to be had, and where they are laid in the folder of the server. */
  files: { path: string; to: string }[];
  hasMore: boolean;
  facts: Partial<FactsThere>;
}

/** What is known of a household beside what comes from it. */
const FactsThere = z.object({ people: z.array(MovedPerson), hasPreferences: z.boolean() });
export type FactsThere = z.infer<typeof FactsThere>;

export const pieceOf = (more: Partial<Piece>): Piece => ({
  ...{ tables: {}, problems: [], files: [], hasMore: false, facts: {} },
  ...more,
});

/** A part of a server that is read page by page; of one that lists all at once there is one page. */
export interface Part<Context> {
  step: MoveServerStep;
  /** The table that stands for it where nothing of it is sent. */
  name: string;
  read(calls: ServerCalls, page: number, context: Context): Promise<Piece>;
}

type Row = Pick<MoveServerRow, 'groupId' | 'id'>;

const factsFolder = ({ groupId, id }: Row): string => `${serverFolder(groupId, id)}/facts`;

const folderOf = ({ groupId, id }: Row): string => `${serverFolder(groupId, id)}/tables`;

/** Lays a piece down with its files. One that cannot be had is told, and holds up nothing. */
export const layPiece = async (files: FileStore, row: Row, calls: ServerCalls, name: string, piece: Piece) => {
  const problems = [...piece.problems];
  for (const { path, to } of piece.files) {
    const key = `${serverFolder(row.groupId, row.id)}/${to}`;
    if (!isSafeKey(key)) continue;
    try {
      await files.write(key, await calls.file(path));
    } catch (error) {
      if (!isOfCall(error)) throw error;
      problems.push(...notSent(to.includes('/assets/') ? 'assets' : 'pictures', [to]));
    }
  }
  const content: PieceOfTables = { tables: piece.tables, problems };
  const isAnything = problems.length > 0 || Object.values(piece.tables).some((rows) => rows.length > 0);
  if (isAnything) await files.write(`${folderOf(row)}/${name}.json`, Buffer.from(JSON.stringify(content)));
  if (Object.keys(piece.facts).length === 0) return;
  await files.write(`${factsFolder(row)}/${name}.json`, Buffer.from(JSON.stringify(piece.facts)));
};

/** What all pieces of a server tell. */
export const factsOf = async (files: FileStore, row: Row): Promise<FactsThere> => {
  const facts: FactsThere = { people: [], hasPreferences: false };
  for (const { name } of await files.list(factsFolder(row))) {
    const content = await files.read(`${factsFolder(row)}/${name}`);
    Object.assign(facts, FactsThere.partial().parse(JSON.parse(content?.toString('utf8') ?? '{}')));
  }
  return facts;
};

/** Reads a page of a part and lays it down. A part that is refused is told, and the next one is read. @returns whether there are more pages */
export const readPart = async <Context>(
  files: FileStore,
  row: Row,
  calls: ServerCalls,
  part: Part<Context>,
  { page, context }: { page: number; context: Context },
): Promise<boolean> => {
  const piece = await orElse(part.read(calls, page, context), () =>
    pieceOf({ problems: notSent(part.name, [part.name]) }),
  );
  await layPiece(files, row, calls, `${part.name}-${page}`, piece);
  return piece.hasMore;
};

const orElse = async <Result>(work: Promise<Result>, otherwise: () => Result): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    if (!isOfCall(error)) throw error;
    return otherwise();
  }
};

/** Nothing of a list is known to whoever may not see it, or asks a version that has none. */
export const orNothing = <Result>(work: Promise<Result>, otherwise: Result): Promise<Result> =>
  orElse(work, () => otherwise);

/** Whether a server has sent anything beside its recipes. */
export const hasPieces = async (files: FileStore, row: Row): Promise<boolean> =>
  (await files.list(folderOf(row))).length > 0;

/** Throws pieces away that are read anew. @param isKept by the name of a piece */
export const tidyPieces = async (files: FileStore, row: Row, isKept: (name: string) => boolean): Promise<void> => {
  await files.removeFolder(factsFolder(row));
  for (const { name } of await files.list(folderOf(row))) {
    if (!isKept(name)) await files.remove(`${folderOf(row)}/${name}`);
  }
};

/** Our tables by what they are called in the counts of a server. */
export const countedTables: Readonly<Record<string, string>> = {
  ...{ recipes: 'recipes', shoppingLists: 'lists', shoppingItems: 'items', mealPlanEntries: 'meals' },
  ...{ mealPlanRules: 'rules', cookbooks: 'cookbooks', users: 'members', comments: 'comments' },
  ...{ timelineEvents: 'timelineEvents', recipeOpinions: 'ratings', foods: 'foods', units: 'units', labels: 'labels' },
  ...{ organizers: 'organizers', webhooks: 'webhooks', notifiers: 'notifiers', recipeActions: 'actions' },
  ...{ shareTokens: 'links', shops: 'shops', mealPlanTemplates: 'templates', mealPlanRepeats: 'repeats' },
  ...{ foodPrices: 'prices', savedFilters: 'filters' },
};

/** What the pieces of a server or of our archive come to. @param recipes those that come, whatever rows stand for recipes */
export const countPieces = (tables: readonly { name: string; rows: number }[], recipes: number) => {
  const numbers = new Map<string, number>(tables.map(({ name, rows }) => [name, rows]));
  return Object.entries(countedTables).flatMap(([table, what]) => {
    const number = table === 'recipes' ? recipes : (numbers.get(table) ?? 0);
    return number > 0 ? [{ what, number }] : [];
  });
};
