import type { GroupDatabase, GroupTransaction } from '../../../platform/database/index.ts';
import { openBook } from '../change-things.ts';
import type { NameBook, Names } from '../names/name-book.ts';
import { getItem, type SentThing, type Thing, type ThingTable } from '../thing-table.repository.ts';
import { type Columns, type ThingTableName, updateThing } from '../things.repository.ts';
import type { DataKind } from '../uses.repository.ts';

export interface Candidate extends Names {
  aliases: string[];
  /** Everything else that it is called, aliases included. */
  otherNames: string[];
}

/** What merging needs to know of a table, whatever its items are. */
export interface Mergeable {
  kind: DataKind;
  table: ThingTableName;
  /** Whether a name that is merged away can live on as an alias. */
  hasAliases: boolean;
  /** Throws the table's code for not found. */
  get(db: GroupDatabase, id: string): Promise<Candidate>;
  openBook(db: GroupDatabase): Promise<NameBook>;
  namesOf(name: string): Names;
  changeAliases(db: GroupTransaction, id: string, aliases: string[], at: Date): Promise<void>;
  /** A row that comes back, without the references to what has gone meanwhile. */
  referencesLeft(db: GroupTransaction, row: Columns): Promise<Columns>;
}

/** A table as merging sees it. */
export const mergeable = <Table extends ThingTableName, Item extends Thing, Sent extends SentThing, Row>(
  table: ThingTable<Table, Item, Sent, Row>,
): Mergeable => ({
  kind: table.kind,
  table: table.table,
  hasAliases: table.withAliases !== undefined,
  get: async (db, id) => {
    const item = await getItem(db, table, id);
    return { ...table.namesOf(item), aliases: table.aliasesOf(item), otherNames: table.otherNames(item) };
  },
  openBook: (db) => openBook(db, table),
  namesOf: (name) => table.namesOf(table.blank({ id: '', groupId: '', name })),
  changeAliases: async (db, id, aliases, at) => {
    if (!table.withAliases) return;
    const item = table.withAliases(await getItem(db, table, id), aliases);
    await updateThing(db, table.table, id, { ...table.toColumns(item), updatedAt: at.toISOString() });
  },
  referencesLeft: async (db, row) => (await table.referencesLeft?.(db, row)) ?? row,
});
