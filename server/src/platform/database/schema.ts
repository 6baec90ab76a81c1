import type { Topic } from '@larder/contract';
import type { ColumnType, Generated, Selectable } from 'kysely';

export type { Generated };

/** A yes or no as both databases hold it. */
export type Flag = 0 | 1;

export const flag = (value: boolean): Flag => (value ? 1 : 0);

/** For an update in which a flag may be absent: what is undefined there stays as it is. */
export const flagIfGiven = (value: boolean | null | undefined): Flag | undefined =>
  typeof value === 'boolean' ? flag(value) : undefined;

/** ISO 8601 in UTC with `Z`: sorts as text. */
export type MomentText = string;

/** JSON as text. */
export type JsonText = string;

/** A row as it is read. */
export type RowOf<Columns> = Selectable<Columns>;

/** Set once, never changed. */
export type Fixed<Type> = ColumnType<Type, Type, never>;

export interface Stamps {
  createdAt: Fixed<MomentText>;
  updatedAt: MomentText;
}

/** A row that belongs to a group: `GroupDatabase` reaches exactly the tables of these. */
export interface OfGroup {
  groupId: Fixed<string>;
}

/** A row that a device may hold a copy of. */
export interface Synced {
  /** The group's clock when the row last changed. */
  revision: Generated<number>;
}

/** The value of the group's clock at the last change of each topic. */
type TopicRevisions = Record<`${Exclude<Topic, 'instance'>}Revision`, Generated<number>>;

/** What the platform knows of a group; features add what they keep with it. */
export interface Groups extends TopicRevisions {
  id: Fixed<string>;
  /** The group's clock: rises with every change of its data. */
  revision: Generated<number>;
}

/** What a device that holds copies has to forget. */
export interface Deletions extends OfGroup {
  topic: Fixed<string>;
  tableName: Fixed<string>;
  id: Fixed<string>;
  revision: number;
}

/** What changes have recorded about themselves. */
export interface Events extends OfGroup {
  /** Counts up in the order in which they were recorded. */
  number: Generated<number>;
  id: Fixed<string>;
  /** Who did it, where somebody did. */
  userId: Fixed<string | null>;
  type: Fixed<string>;
  payload: Fixed<JsonText>;
  at: Fixed<MomentText>;
}

/** What was asked for with a key, so that it is done once however often it arrives. */
export interface DoneRequests extends OfGroup {
  key: Fixed<string>;
  /** By which another request of the same key is told from this one. */
  digest: Fixed<string>;
  /** What identifies the outcome, as `DoneBefore`. */
  outcome: Fixed<JsonText>;
  doneAt: Fixed<MomentText>;
}

/** One row, for what belongs to no group. */
export interface InstanceState {
  id: Fixed<number>;
  revision: number;
}

/** All tables: each feature adds its own, beside its repository. */
export interface Schema {
  groups: Groups;
  deletions: Deletions;
  events: Events;
  doneRequests: DoneRequests;
  instanceState: InstanceState;
}

export type GroupTable = {
  [Table in keyof Schema]: 'groupId' extends keyof Schema[Table] ? Table : never;
}[keyof Schema];
