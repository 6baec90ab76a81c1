import type { Insertable, Kysely, RawBuilder, SelectQueryBuilder, Transaction } from 'kysely';
import type { Connection } from './connection.ts';
import type { Dialect, IndexedRecipe } from './dialects/dialect.ts';
import { rememberAt } from './remembered.ts';
import type { GroupTable, Schema } from './schema.ts';

type Row<Table extends GroupTable> = Omit<Insertable<Schema[Table]>, 'groupId'>;

type FollowUp = (database: GroupDatabase) => unknown;

/** Kept with the group at every change, because it would take long to find out. */
export interface GroupState {
  revision: number;
  searchRevision: number;
  recipeCount: number;
  publicRecipeCount: number;
}

/**
 * One group's data, for reading. Every query starts from a table that carries the group and sees its rows only;
 * what is joined from there stays inside the group, because references hold the group too.
 */
export class GroupDatabase {
  /** @param known about the group already, as every request knows it of its caller's */
  constructor(
    readonly groupId: string,
    protected readonly connection: Connection,
    private readonly known?: GroupState,
    protected readonly queries: Kysely<Schema> = connection.read,
  ) {}

  get dialect(): Dialect {
    return this.connection.dialect;
  }

  from<Table extends GroupTable>(table: Table): SelectQueryBuilder<Schema, Table, object> {
    // Kysely can't see that each of these tables has the column, which the type of `Table` holds.
    // biome-ignore lint/suspicious/noExplicitAny: see above.
    const query = this.queries.selectFrom(table as any) as any;
    return query.where(`${table}.groupId`, '=', this.groupId);
  }

  /** The group's own row. */
  ownGroup() {
    return this.queries.selectFrom('groups').where('groups.id', '=', this.groupId);
  }

  /**
   * What was computed from the group's data holds until its revision changes, what was computed from its search index alone
   * until that does. Inside a transaction nothing is remembered.
   */
  async remembered<Value>(
    key: string,
    compute: () => Promise<Value>,
    until: 'revision' | 'searchRevision' = 'revision',
  ): Promise<Value> {
    const state = await this.state();
    return rememberAt(this.connection, `${this.groupId}\n${until} ${state[until]}\n${key}`, compute);
  }

  async state(): Promise<GroupState> {
    if (this.known) return this.known;
    const row = await this.ownGroup()
      .select(['revision', 'searchRevision', 'recipeCount', 'publicRecipeCount'])
      .executeTakeFirst();
    return row ?? { revision: 0, searchRevision: 0, recipeCount: 0, publicRecipeCount: 0 };
  }

  /** Runs a statement that was built for this database by its own queries. */
  async run<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    const { rows } = await statement.execute(this.queries);
    return rows;
  }

  /** Writes what was computed from the group's data as it was committed: no change of it, and it could be left out. */
  async writeDerived(statement: RawBuilder<unknown>): Promise<void> {
    await statement.execute(this.connection.write);
  }

  /**
   * Changes belong together: all of them happen or none, and the group's revision rises.
   * Nothing slow inside; what has to follow a success goes to `afterCommit`.
   */
  async change<Result>(work: (database: GroupTransaction) => Promise<Result>): Promise<Result> {
    const followUps: FollowUp[] = [];
    const result = await this.connection.write.transaction().execute(async (transaction) => {
      const database = new GroupTransaction(this.groupId, this.connection, transaction, followUps);
      // First of all, so that two writers of one group queue up here instead of locking each other's rows.
      await database.raiseRevision();
      return work(database);
    });
    for (const followUp of followUps) await followUp(this);
    return result;
  }
}

/** One group's data inside a transaction: reading, and the only way to write. */
export class GroupTransaction extends GroupDatabase {
  constructor(
    groupId: string,
    connection: Connection,
    private readonly transaction: Transaction<Schema>,
    private readonly followUps: FollowUp[],
  ) {
    super(groupId, connection, undefined, transaction);
  }

  /** Inserts rows into the group. */
  insert<Table extends GroupTable>(table: Table, rows: Row<Table> | Row<Table>[]) {
    const values = (Array.isArray(rows) ? rows : [rows]).map((row) => ({ ...row, groupId: this.groupId }));
    // The group is what `Row` leaves out, so the values are whole.
    return this.transaction.insertInto(table).values(values as unknown as Insertable<Schema[Table]>[]);
  }

  update<Table extends GroupTable>(table: Table) {
    // biome-ignore lint/suspicious/noExplicitAny: as in `from`.
    const query = this.transaction.updateTable(table as any) as any;
    return query.where(`${table}.groupId`, '=', this.groupId) as ReturnType<typeof this.transaction.updateTable<Table>>;
  }

  remove<Table extends GroupTable>(table: Table) {
    // biome-ignore lint/suspicious/noExplicitAny: as in `from`.
    const query = this.transaction.deleteFrom(table as any) as any;
    return query.where(`${table}.groupId`, '=', this.groupId) as ReturnType<typeof this.transaction.deleteFrom<Table>>;
  }

  updateOwnGroup() {
    return this.transaction.updateTable('groups').where('groups.id', '=', this.groupId);
  }

  /** The search index lies outside of the ordinary tables; the numbers are those of recipes of this group. */
  get index() {
    const { dialect, transaction, groupId } = this;
    return {
      read: (recipeNumbers: number[]) => dialect.readIndex(transaction, recipeNumbers),
      write: async (recipes: IndexedRecipe[]) => {
        await dialect.writeIndex(transaction, groupId, recipes);
        await this.raiseRevision('searchRevision');
      },
      remove: async (recipeNumber: number) => {
        await dialect.removeFromIndex(transaction, recipeNumber);
        await this.raiseRevision('searchRevision');
      },
    };
  }

  /** What is read here may be taken back, so nothing is written that outlives it. */
  override async writeDerived(): Promise<void> {}

  override async remembered<Value>(_key: string, compute: () => Promise<Value>): Promise<Value> {
    return compute();
  }

  /** Runs once the changes are safe, and not at all if they fail; it may make changes of its own. */
  afterCommit(followUp: FollowUp): void {
    this.followUps.push(followUp);
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

  async raiseRevision(of: 'revision' | 'searchRevision' = 'revision'): Promise<void> {
    await this.updateOwnGroup()
      .set((row) => ({ [of]: row(of, '+', 1) }))
      .execute();
  }
}
