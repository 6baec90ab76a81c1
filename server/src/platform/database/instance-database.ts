import type { Kysely, Transaction } from 'kysely';
import type { Connection } from './connection.ts';
import { type EnterGroup, GroupDatabase } from './group-database.ts';
import { revisionsSignal } from './revisions.ts';
import type { Schema } from './schema.ts';

/** The data of all groups at once, for the work of administrators and of the server itself. */
export class InstanceDatabase {
  constructor(private readonly connection: Connection) {}

  get dialect() {
    return this.connection.dialect;
  }

  get read(): Kysely<Schema> {
    return this.connection.read;
  }

  /** All or nothing. What belongs to a group is written where the work enters the group, so that nothing cached of it is served on. */
  change<Result>(work: (transaction: Transaction<Schema>, enter: EnterGroup) => Promise<Result>): Promise<Result> {
    return GroupDatabase.transact(this.connection, work);
  }

  /** Short messages between the processes that have the database open. */
  get signals() {
    return this.connection.signals;
  }

  tellOthers(channel: string, text = ''): Promise<void> {
    return this.connection.signals.sendToOthers(this.connection.write, channel, text);
  }

  /** Lets whoever follows the revisions of a group look at them again, and at whether it may. */
  async signalRevisions(): Promise<void> {
    this.signals.tell(revisionsSignal, '');
    await this.tellOthers(revisionsSignal);
  }

  /** Notes a change of what belongs to no group, such as who has an account. Followers want to be told afterwards. */
  async raiseRevision(transaction: Transaction<Schema>): Promise<void> {
    await transaction
      .updateTable('instanceState')
      .set((row) => ({ revision: row('revision', '+', 1) }))
      .execute();
  }

  group(groupId: string): GroupDatabase {
    return new GroupDatabase(groupId, this.connection);
  }
}
