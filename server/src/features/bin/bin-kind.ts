import type { BinItem, BinnedKind } from '@larder/contract';
import {
  type Columns,
  findRows,
  type GroupTable,
  type GroupTransaction,
  insertRows,
  presentIds,
  rowsBy,
} from '../../platform/database/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { addJobs } from '../../platform/jobs/index.ts';
import { findInBin, insertIntoBin, keptUntil, throwAwayJob, writeContents } from './bin.repository.ts';

/** What a row of the bin holds. */
export interface Contents {
  row: Columns;
  /** Rows that went with it, by their table. */
  parts: Partial<Record<GroupTable, Columns[]>>;
  /** Links from others, by the name of their references. */
  links: Record<string, Columns[]>;
  /** What its kind wants to know besides when it comes back. */
  item?: unknown;
}

/** Rows that go with the row which their column names. */
interface Part {
  table: GroupTable;
  column: string;
  /** What they refer to, which may have gone when they come back. */
  refersTo?: readonly PartReference[];
}

interface PartReference {
  column: string;
  table: GroupTable;
  /** Without what they refer to, rows stay with an empty column or are left out. */
  whenGone: 'emptied' | 'left out';
  /** As which links these rows come back with what they refer to, should that lie in the bin itself. */
  link?: { name: string; toRow(part: Columns): Columns };
}

export interface Restored {
  name: string;
  slug: string | null;
}

/** How rows of one kind come back from the bin. */
export interface BinKind {
  readonly kind: BinnedKind;
  readonly table: GroupTable;
  /** Every table whose rows are deleted with the row. */
  readonly parts: readonly Part[];
  /** Puts the row back by `putBack`, under a free name, and whatever else has to follow. */
  restore(db: GroupTransaction, contents: Contents, at: Date): Promise<Restored>;
  /** Throws away what is outside of the database, once nobody can bring it back. */
  throwAway?(
    db: GroupTransaction,
    gone: { id: string; contents: Contents },
    context: { files: FileStore; at: Date },
  ): void;
}

interface Deleted extends Pick<BinItem, 'id' | 'name'> {
  references?: number;
  image?: string | null;
  /** Whose alone it was. */
  privateTo?: string | null;
  links?: Contents['links'];
  item?: unknown;
}

/** Writes down what is about to be deleted, and has it thrown away when its time is over. */
export const putInBin = async (
  db: GroupTransaction,
  { kind, table, parts }: Pick<BinKind, 'kind' | 'table' | 'parts'>,
  deleted: Deleted[],
  at: Date,
): Promise<void> => {
  if (deleted.length === 0) return;
  const ids = deleted.map(({ id }) => id);
  const rowsOf = rowsBy(await findRows(db, table, 'id', ids), 'id');
  const partsOf: { table: GroupTable; byId: Map<string, Columns[]> }[] = [];
  for (const part of parts) {
    const rows = await findRows(db, part.table, part.column, ids);
    partsOf.push({ table: part.table, byId: rowsBy(rows, part.column) });
  }
  await fillBin(
    db,
    kind,
    deleted.flatMap(({ id, name, references, image, privateTo = null, links = {}, item }) => {
      const [row] = rowsOf.get(id) ?? [];
      if (!row) return [];
      const contents: Contents = { row, parts: {}, links, item };
      for (const { table, byId } of partsOf) contents.parts[table] = byId.get(id) ?? [];
      return { id, name, references: references ?? null, image: image ?? null, privateTo, contents };
    }),
    at,
  );
};

/** As `putInBin`, for what is no row of a table: `item` is all by which its kind brings it back. */
export const putValuesInBin = async (
  db: GroupTransaction,
  kind: BinnedKind,
  deleted: (Required<Pick<Deleted, 'id' | 'name' | 'item'>> & Pick<Deleted, 'privateTo'>)[],
  at: Date,
): Promise<void> => {
  const withContents = ({ id, name, privateTo = null, item }: (typeof deleted)[number]) => {
    const contents: Contents = { row: {}, parts: {}, links: {}, item };
    return { id, name, references: null, image: null, privateTo, contents };
  };
  if (deleted.length > 0) await fillBin(db, kind, deleted.map(withContents), at);
};

interface Filled extends Pick<BinItem, 'id' | 'name' | 'references' | 'image'> {
  privateTo: string | null;
  contents: Contents;
}

const fillBin = async (db: GroupTransaction, kind: BinnedKind, items: Filled[], at: Date): Promise<void> => {
  await insertIntoBin(
    db,
    items.map(({ id, name, references, image, privateTo, contents }) => ({
      id,
      kind,
      name,
      referenceCount: references,
      image,
      userId: db.userId,
      privateTo,
      contents: JSON.stringify(contents),
      deletedAt: at.toISOString(),
    })),
  );
  await addJobs(db, throwAwayJob, [{ payload: null, dueAt: new Date(keptUntil(at.toISOString())) }], at);
};

/** Inserts the row, with what is different of it by now, and its parts as far as what they refer to is there. */
export const putBack = async (
  db: GroupTransaction,
  { table, parts }: Pick<BinKind, 'table' | 'parts'>,
  contents: Contents,
  different: Columns = {},
): Promise<void> => {
  await insertRows(db, table, [{ ...contents.row, ...different }]);
  await putParts(db, parts, contents);
};

/** Inserts the parts of a row that is there already, as far as what they refer to is there. */
export const putParts = async (
  db: GroupTransaction,
  parts: BinKind['parts'],
  contents: Pick<Contents, 'parts'>,
): Promise<void> => {
  for (const part of parts) {
    let rows = contents.parts[part.table] ?? [];
    for (const reference of part.refersTo ?? []) rows = await withoutGone(db, rows, reference);
    await insertRows(db, part.table, rows);
  }
};

const withoutGone = async (
  db: GroupTransaction,
  rows: Columns[],
  { column, table, whenGone, link }: PartReference,
): Promise<Columns[]> => {
  const referent = (row: Columns) => (row[column] === null ? null : String(row[column]));
  const ids = [...new Set(rows.flatMap((row) => referent(row) ?? []))];
  const present = await presentIds(db.asServer(), table, ids);
  const isGone = (row: Columns) => {
    const id = referent(row);
    return id !== null && !present.has(id);
  };
  if (link) {
    const gone = ids.filter((id) => !present.has(id));
    await linkLater(db, gone, link.name, (id) => rows.filter((row) => referent(row) === id).map(link.toRow));
  }
  if (whenGone === 'left out') return rows.filter((row) => !isGone(row));
  return rows.map((row) => (isGone(row) ? { ...row, [column]: null } : row));
};

/** Adds to what lies in the bin the links with which it is to come back. */
export const linkLater = async (
  db: GroupTransaction,
  ids: string[],
  name: string,
  linksOf: (id: string) => Columns[],
): Promise<void> => {
  if (ids.length === 0) return;
  for (const item of await findInBin(db.asServer(), ids)) {
    const contents: Contents = JSON.parse(item.contents);
    const links = { ...contents.links, [name]: [...(contents.links[name] ?? []), ...linksOf(item.id)] };
    await writeContents(db, item.id, JSON.stringify({ ...contents, links }));
  }
};
