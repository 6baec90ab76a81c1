import { randomUUID } from 'node:crypto';
import { type EventPayload, type EventType, events, type Revisions } from '@larder/contract';
import {
  type CompiledQuery,
  type Insertable,
  type Kysely,
  type RawBuilder,
  type SelectQueryBuilder,
  sql,
  type Transaction,
} from 'kysely';
import type { Connection } from './connection.ts';
import type { Dialect, IndexedRow, NewestWanted } from './dialects/dialect.ts';
import type { Actor, DomainEvent } from './domain-event.ts';
import { hiddenRows, mayRead, type Reader, readerKey } from './personal-rows.ts';
import { rememberAt } from './remembered.ts';
import {
  type GroupTopic,
  type RevisionRow,
  raiseClock,
  raiseTopics,
  revisionColumn,
  revisionSelection,
  revisionsOf,
  revisionsSignal,
} from './revisions.ts';
import type { GroupTable, Schema, Synced } from './schema.ts';

type Row<Table extends GroupTable> = Omit<Insertable<Schema[Table]>, 'groupId'>;

type FollowUp = (database: GroupDatabase) => unknown;

type SyncedTable = { [Table in GroupTable]: Schema[Table] extends Synced ? Table : never }[GroupTable];

interface ChangedRows {
  table: keyof Schema;
  changed: string[];
  deleted: string[];
}

/**
 * One group's data, for reading. Every query starts from a table that carries the group and sees its rows only;
 * what is joined from there stays inside the group, because references hold the group too.
 */
export class GroupDatabase {
  protected actor: Actor = { userId: null, now: () => new Date() };
  protected reader: Reader = 'server';

  /** @param known revisions of the group, as every request knows them of its caller's */
  constructor(
    readonly groupId: string,
    protected readonly connection: Connection,
    private known?: RevisionRow,
    protected readonly queries: Kysely<Schema> = connection.read,
  ) {}

  /** Who makes the changes from here on. */
  actingAs(actor: Actor): this {
    this.actor = actor;
    return this;
  }

  /** Whoever reads from here on sees what is theirs alone, and of others only what these share with the group. */
  readingAs(reader: Reader): this {
    this.reader = reader;
    return this;
  }

  /** The same data as whoever acts may read it: for work in the background that somebody has asked for. */
  asActor(): GroupDatabase {
    return this.copy().readingAs({ userId: this.actor.userId });
  }

  /** The same data with every row of the group, for what has to be right whoever acts. No reply is made of it. */
  asServer(): GroupDatabase {
    return this.copy().readingAs('server');
  }

  protected copy(): GroupDatabase {
    return new GroupDatabase(this.groupId, this.connection, this.known, this.queries).actingAs(this.actor);
  }

  get dialect(): Dialect {
    return this.connection.dialect;
  }

  /** Whether whoever reads may see a row: `from` asks that itself, a join has to. @param row how the statement calls it */
  mayRead(table: GroupTable, row: string = table): RawBuilder<boolean> {
    return mayRead(this.connection.tables, this.groupId, this.reader, { table, row }) ?? sql<boolean>`1 = 1`;
  }

  /** Whether there are rows of the table that whoever reads may not see. */
  async countHidden(table: GroupTable): Promise<number> {
    const hidden = hiddenRows(this.connection.tables, this.groupId, this.reader, table);
    if (!hidden) return 0;
    const { count } = await this.ownGroup()
      .select(sql<number>`(select count(*) from (${hidden}) as hidden)`.as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  from<Table extends GroupTable>(table: Table): SelectQueryBuilder<Schema, Table, object> {
    // Kysely can't see that each of these tables has the column, which the type of `Table` holds.
    // biome-ignore lint/suspicious/noExplicitAny: see above.
    const query = this.queries.selectFrom(table as any) as any;
    return this.readable(query.where(`${table}.groupId`, '=', this.groupId), table);
  }

  // biome-ignore lint/suspicious/noExplicitAny: as in `from`.
  private readable(query: any, table: GroupTable): any {
    const condition = mayRead(this.connection.tables, this.groupId, this.reader, { table, row: table });
    return condition ? query.where(condition) : query;
  }

  /** As `from`, for rows that are named by their keys: SQLite guesses that a group is small, and would read all of its rows. */
  fromByKey<Table extends GroupTable>(table: Table): SelectQueryBuilder<Schema, Table, object> {
    const group = this.dialect.unindexed(sql.ref(`${table}.groupId`));
    // biome-ignore lint/suspicious/noExplicitAny: as in `from`.
    const query = this.queries.selectFrom(table as any) as any;
    return this.readable(query.where(sql`${group} = ${this.groupId}`), table);
  }

  /** Rows of the group's tables as a table of its own, `page`: what is selected of it is read for these rows alone, in their order. */
  fromPage<Row>(rows: SelectQueryBuilder<Schema, GroupTable, Row>) {
    return this.queries.selectFrom(rows.as('page'));
  }

  /** The group's own row. */
  ownGroup() {
    return this.queries.selectFrom('groups').where('groups.id', '=', this.groupId);
  }

  /** What was computed from the group's data holds until one of these topics changes. Inside a transaction nothing is remembered. */
  async remembered<Value>(key: string, compute: () => Promise<Value>, until: readonly GroupTopic[]): Promise<Value> {
    const state = await this.state();
    const revisions = until.map((topic) => `${topic} ${state[revisionColumn(topic)]}`).join();
    return rememberAt(
      this.connection,
      { key: `${this.groupId}\n${readerKey(this.reader)}\n${key}`, revisions },
      compute,
    );
  }

  /** Calls whenever the revisions may have changed, by this process or another one. Answers how to stop that. */
  followRevisions(changed: () => void): () => void {
    return this.connection.signals.listen(revisionsSignal, (groupId) => {
      if (groupId === null || groupId === '' || groupId === this.groupId) changed();
    });
  }

  /** As they are now. */
  async revisions(): Promise<Revisions> {
    return revisionsOf(await this.ownGroup().select(revisionSelection).executeTakeFirstOrThrow());
  }

  /** What changed of a topic since a revision, by table: the ids of rows to be read anew, and of those to be forgotten. */
  changedSince(topic: GroupTopic, revision: number): Promise<ChangedRows[]> {
    const { tables } = this.connection;
    const names = Object.keys(tables) as (keyof Schema)[];
    const synced = names.filter((name) => tables[name].synced && tables[name].topic === topic);
    return Promise.all(synced.map((table) => this.changedRows(table, topic, revision)));
  }

  private async changedRows(table: keyof Schema, topic: GroupTopic, revision: number): Promise<ChangedRows> {
    // Their columns are those of `Synced`, whichever of the tables it is.
    const rows = await this.from(table as SyncedTable)
      .where('revision', '>', revision)
      .select('id')
      .execute();
    const marks = await this.from('deletions')
      .where('topic', '=', topic)
      .where('tableName', '=', table)
      .where('revision', '>', revision)
      .select('id')
      .execute();
    const changed = rows.map(({ id }) => id);
    const present = new Set(changed);
    return { table, changed, deleted: marks.flatMap(({ id }) => (present.has(id) ? [] : [id])) };
  }

  async state(): Promise<RevisionRow> {
    return this.known ?? this.ownGroup().select(revisionSelection).executeTakeFirstOrThrow();
  }

  /** The numbers of the rows in a window of what an index of tokens finds, newest first. */
  newestIn(index: string, wanted: NewestWanted): Promise<number[]> {
    return this.dialect.tokenIndex(index).newest(this.queries, this.groupId, wanted);
  }

  /** Writes what was computed from the group's data as it was committed: no change of it, and it could be left out. */
  async writeDerived(statement: RawBuilder<unknown>): Promise<void> {
    await statement.execute(this.connection.write);
  }

  /**
   * Changes belong together: all of them happen or none, and the topics rise of the tables that they wrote.
   * Nothing slow inside; what has to follow a success goes to `afterCommit`.
   */
  async change<Result>(work: (database: GroupTransaction) => Promise<Result>): Promise<Result> {
    return GroupDatabase.transact(this.connection, async (_, enter) => work(await enter(this)));
  }

  /** A transaction of several groups, or of one that is made in it: each is changed from where the work enters it. */
  static async transact<Result>(
    { write, signals }: Connection,
    work: (transaction: Transaction<Schema>, enter: EnterGroup) => Promise<Result>,
  ): Promise<Result> {
    const entered: { group: GroupDatabase; inside: GroupTransaction; course: Course }[] = [];
    const result = await write.transaction().execute(async (transaction) => {
      const result = await work(transaction, async (group) => {
        const { groupId, connection, actor, reader } = group;
        // First of all, so that two writers of one group queue up here instead of locking each other's rows.
        const clock = await raiseClock(transaction, groupId);
        const course: Course = { clock, written: new Set(), events: [], followUps: [] };
        const inside = new GroupTransaction(groupId, connection, transaction, course).actingAs(actor).readingAs(reader);
        entered.push({ group, inside, course });
        return inside;
      });
      for (const { group, inside, course } of entered) {
        await inside.tellOfEvents();
        await raiseTopics(transaction, group.groupId, course.written, course.clock);
        if (course.written.size > 0) await signals.sendToOthers(transaction, revisionsSignal, group.groupId);
      }
      return result;
    });
    for (const { group, course } of entered) {
      if (course.written.size > 0) signals.tell(revisionsSignal, group.groupId);
      group.known = undefined;
      for (const followUp of course.followUps) await group.follow(followUp);
    }
    return result;
  }

  /** What was committed stays so, whatever becomes of what follows from it. */
  private async follow(followUp: FollowUp): Promise<void> {
    try {
      await followUp(this);
    } catch (error) {
      this.connection.reportFailure(error);
    }
  }
}

/** The data of a group inside the transaction: its topics rise with what is written there. */
export type EnterGroup = (group: GroupDatabase) => Promise<GroupTransaction>;

interface Course {
  /** The group's clock during the change. */
  clock: number;
  /** Topics of the tables that were written. */
  written: Set<GroupTopic>;
  events: DomainEvent[];
  followUps: FollowUp[];
}

/** Who is told of events: filled once, when the server starts. */
interface EventHub {
  /** Of all that a transaction has recorded, at its end and inside of it. */
  readonly recorded: ((db: GroupTransaction, events: readonly DomainEvent[]) => Promise<void>)[];
  /** Once that is committed. They don't throw. */
  readonly committed: ((db: GroupDatabase, events: readonly DomainEvent[]) => Promise<void>)[];
}

const eventHubs = new WeakMap<Connection, EventHub>();

export const eventHubOf = (connection: Connection): EventHub => {
  const hub = eventHubs.get(connection) ?? { recorded: [], committed: [] };
  eventHubs.set(connection, hub);
  return hub;
};

/** Rows of one statement. */
const rowsAtOnce = 100;

/** One group's data inside a transaction: reading, and the only way to write. */
export class GroupTransaction extends GroupDatabase {
  constructor(
    groupId: string,
    connection: Connection,
    private readonly transaction: Transaction<Schema>,
    private readonly course: Course,
  ) {
    super(groupId, connection, undefined, transaction);
  }

  protected override copy(): GroupTransaction {
    return new GroupTransaction(this.groupId, this.connection, this.transaction, this.course).actingAs(this.actor);
  }

  override asServer(): GroupTransaction {
    return this.copy().readingAs('server');
  }

  private note(table: keyof Schema): void {
    const { topic } = this.connection.tables[table];
    if (topic !== null && topic !== 'instance') this.course.written.add(topic);
  }

  /** What the group adds to a row; a row with its revision leaves nothing to the trigger that would write it once more. */
  private ofGroup(table: GroupTable) {
    const { synced } = this.connection.tables[table];
    return { groupId: this.groupId, ...(synced && { revision: this.course.clock }) };
  }

  /** Inserts rows into the group. */
  insert<Table extends GroupTable>(table: Table, rows: Row<Table> | Row<Table>[]) {
    this.note(table);
    const added = this.ofGroup(table);
    // What is added is what `Row` leaves out.
    const values = (Array.isArray(rows) ? rows : [rows]).map((row) => ({ ...row, ...added })) as Insertable<
      Schema[Table]
    >[];
    return this.transaction.insertInto(table).values(values);
  }

  /** Inserts any number of rows, which have the same columns: to build a statement costs more than to run it. */
  async insertAll<Table extends GroupTable>(table: Table, rows: readonly Row<Table>[]): Promise<void> {
    let statement: CompiledQuery | undefined;
    const added = Object.values(this.ofGroup(table));
    // Equal rows may have been put together in another order.
    const columns = Object.keys(rows[0] ?? {});
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      const piece = rows.slice(from, from + rowsAtOnce);
      if (!statement || piece.length < rowsAtOnce) statement = this.insert(table, piece).compile();
      const parameters: unknown[] = [];
      for (const row of piece) {
        const values: Record<string, unknown> = row;
        parameters.push(...columns.map((column) => values[column]), ...added);
      }
      await this.transaction.executeQuery({ ...statement, parameters });
    }
  }

  update<Table extends GroupTable>(table: Table) {
    this.note(table);
    // biome-ignore lint/suspicious/noExplicitAny: as in `from`.
    const query = this.transaction.updateTable(table as any) as any;
    return query.where(`${table}.groupId`, '=', this.groupId) as ReturnType<typeof this.transaction.updateTable<Table>>;
  }

  /** As `update`, for rows that are named by their keys; see `fromByKey`. */
  updateByKey<Table extends GroupTable>(table: Table) {
    this.note(table);
    const group = this.dialect.unindexed(sql.ref(`${table}.groupId`));
    // biome-ignore lint/suspicious/noExplicitAny: as in `from`.
    const query = this.transaction.updateTable(table as any) as any;
    return query.where(sql`${group} = ${this.groupId}`) as ReturnType<typeof this.transaction.updateTable<Table>>;
  }

  remove<Table extends GroupTable>(table: Table) {
    this.note(table);
    // biome-ignore lint/suspicious/noExplicitAny: as in `from`.
    const query = this.transaction.deleteFrom(table as any) as any;
    return query.where(`${table}.groupId`, '=', this.groupId) as ReturnType<typeof this.transaction.deleteFrom<Table>>;
  }

  /** @param topic that depends on what changes */
  updateOwnGroup(topic: GroupTopic = 'household') {
    this.course.written.add(topic);
    return this.transaction.updateTable('groups').where('groups.id', '=', this.groupId);
  }

  /** An index of tokens lies outside of the ordinary tables; the numbers are those of rows of this group. */
  tokens(index: string) {
    const { transaction, groupId } = this;
    const { read, write, remove } = this.dialect.tokenIndex(index);
    return {
      read: (numbers: number[]) => read(transaction, numbers),
      write: (rows: IndexedRow[]) => write(transaction, groupId, rows),
      remove: (number: number) => remove(transaction, number),
    };
  }

  /** What is read here may be taken back, so nothing is written that outlives it. */
  override async writeDerived(): Promise<void> {}

  override async remembered<Value>(_key: string, compute: () => Promise<Value>): Promise<Value> {
    return compute();
  }

  /** Runs once the changes are safe, and not at all if they fail; it may make changes of its own. When it fails that is logged. */
  afterCommit(followUp: FollowUp): void {
    this.course.followUps.push(followUp);
  }

  /** Notes what happened, together with the change; subscribers are told once it is committed. */
  async record<Type extends EventType>(type: Type, ...payloads: EventPayload<Type>[]): Promise<void> {
    const { userId } = this.actor;
    const at = this.actor.now().toISOString();
    const happened = payloads.map((payload) => {
      const known = events[type].parse(payload);
      // The payload is that of its type, which the compiler knows of each type but not of all at once.
      return { id: randomUUID(), groupId: this.groupId, userId, type, payload: known, at } as DomainEvent;
    });
    const rows = happened.map(({ groupId: _, payload, ...event }) => ({ ...event, payload: JSON.stringify(payload) }));
    await this.insertAll('events', rows);
    this.course.events.push(...happened);
  }

  async tellOfEvents(): Promise<void> {
    const { events } = this.course;
    if (events.length === 0) return;
    const { recorded, committed } = eventHubOf(this.connection);
    for (const tell of recorded) await tell(this, events);
    this.afterCommit(async (db) => {
      for (const tell of committed) await tell(db, events);
    });
  }

  /** The revision of whatever this change writes. */
  get clock(): number {
    return this.course.clock;
  }

  /** Who makes this change. */
  get userId(): string | null {
    return this.actor.userId;
  }

  /** Tells every process that listens, this one included, once the transaction has been committed. */
  async signal(channel: string, text = ''): Promise<void> {
    await this.connection.signals.sendToOthers(this.transaction, channel, text);
    this.afterCommit(() => this.connection.signals.tell(channel, text));
  }

  /** Joins the transaction that is open. */
  override async change<Result>(work: (database: GroupTransaction) => Promise<Result>): Promise<Result> {
    return work(this);
  }
}
