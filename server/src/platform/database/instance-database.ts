import type { Kysely, Transaction } from 'kysely';
import type { Connection } from './connection.ts';
import { GroupDatabase } from './group-database.ts';
import { groupTopics, raiseClock, raiseTopics, revisionsSignal } from './revisions.ts';
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

  /** All or nothing. Name the groups whose data changes, so that nothing cached of them is served on. */
  async change<Result>(
    work: (transaction: Transaction<Schema>) => Promise<Result>,
    groupIds: string[] = [],
  ): Promise<Result> {
    const { signals, write } = this.connection;
    const result = await write.transaction().execute(async (transaction) => {
      for (const groupId of groupIds) {
        await raiseTopics(transaction, groupId, groupTopics, await raiseClock(transaction, groupId));
        await signals.sendToOthers(transaction, revisionsSignal, groupId);
      }
      return work(transaction);
    });
    for (const groupId of groupIds) signals.tell(revisionsSignal, groupId);
    return result;
  }

  /** Short messages between the processes that have the database open. */
  get signals() {
    return this.connection.signals;
  }

  tellOthers(channel: string, text = ''): Promise<void> {
    return this.connection.signals.sendToOthers(this.connection.write, channel, text);
  }

  /** Notes a change of what belongs to no group, such as who has an account. */
  async raiseRevision(transaction: Transaction<Schema>): Promise<void> {
    await transaction
      .updateTable('instanceState')
      .set((row) => ({ revision: row('revision', '+', 1) }))
      .execute();
    await this.connection.signals.sendToOthers(transaction, revisionsSignal, '');
  }

  group(groupId: string): GroupDatabase {
    return new GroupDatabase(groupId, this.connection);
  }
}
