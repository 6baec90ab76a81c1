import { type Revisions, type Topic, topics } from '@larder/contract';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** The topics of which each group has a revision of its own. */
export type GroupTopic = Exclude<Topic, 'instance'>;

/** Where a group's row has the clock's value of a topic's last change. */
export const revisionColumn = <Of extends GroupTopic>(topic: Of) => `${topic}Revision` as const;

const groupTopics = topics.filter((topic) => topic !== 'instance');

/** Tells which group's revisions have changed; empty where it may be any. */
export const revisionsSignal = 'revisions';

/** What is read of revisions together with other columns of a group. */
export const revisionSelection = [
  ...groupTopics.map((topic) => `groups.${revisionColumn(topic)}` as const),
  sql<number>`(select revision from "instanceState")`.as('instanceRevision'),
] as const;

export type RevisionRow = Record<`${Topic}Revision`, number>;

// Each topic is there.
export const revisionsOf = (row: RevisionRow): Revisions =>
  Object.fromEntries(topics.map((topic) => [topic, row[`${topic}Revision`]])) as Revisions;

/** Raises a group's clock, which keeps other writers of the group waiting until the end of the transaction. */
export const raiseClock = async (transaction: Kysely<Schema>, groupId: string): Promise<number> => {
  const group = await transaction
    .updateTable('groups')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .where('id', '=', groupId)
    .returning('revision')
    .executeTakeFirst();
  return group?.revision ?? 0;
};

/** Notes that topics of a group have changed at this value of its clock. */
export const raiseTopics = async (
  transaction: Kysely<Schema>,
  groupId: string,
  topics: Iterable<GroupTopic>,
  clock: number,
): Promise<void> => {
  const changes = Object.fromEntries([...topics].map((topic) => [revisionColumn(topic), clock]));
  if (Object.keys(changes).length === 0) return;
  await transaction.updateTable('groups').set(changes).where('id', '=', groupId).execute();
};
