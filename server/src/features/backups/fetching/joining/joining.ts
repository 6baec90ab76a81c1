import type { Fetched, Recipe } from '@larder/contract';
import type { Columns, GroupDatabase, GroupTransaction } from '../../../../platform/database/index.ts';
import type { GroupTable } from '../../../../platform/database/schema.ts';
import type { FileStore } from '../../../../platform/files/index.ts';
import { uuidOf } from '../../../../platform/security/index.ts';
import type { Place } from '../../places/place.ts';

/** A thing that came: what it said there, and when it was last changed here, by which it is known to be as it came. */
export interface CameThing {
  id: string;
  mark: string;
  stamp: string;
}

/** One that comes, or becomes what it is there now: what it says there, and what it was here before that. */
export interface ComingThing {
  id: string;
  mark?: string;
  before?: RowBefore;
}

/** A row as it was, with the parts of it that are rows of another table; of a cookbook, those that have come into it. */
export interface RowBefore {
  row: Columns;
  parts: Columns[];
}

/** What came from the same place before, for one that is asked again and again: nothing of it comes twice. */
export interface Earlier {
  find(ids: readonly string[]): Promise<Map<string, CameThing>>;
  /** In the change that wrote them. */
  note(db: GroupTransaction, table: GroupTable, things: readonly ComingThing[]): Promise<void>;
}

/** A recipe that comes, with what of it cannot. */
export interface ComingRecipe {
  /** In the backup. */
  id: string;
  hasPicture: boolean;
  lost: { pictures: number; files: number };
}

/** Notes a recipe with what is made for it, in the change that brings it. */
export type BringNoted = (db: GroupTransaction, coming: ComingRecipe, bring: () => Promise<Recipe>) => Promise<Recipe>;

/** What notes all that comes into a group with a backup, so that it can be taken back. */
export interface JoinNotes extends Earlier {
  bringing: BringNoted;
  /** Once all has come. @returns the move that it is; null where nothing came */
  end(told: Told): Promise<string | null>;
}

/** A recipe of the group that stands for one of the backup, and whether it is that one or was here before. */
export interface RecipeNow {
  id: string;
  came: boolean;
}

/** What becomes of a category or tag, where somebody has chosen: one of the group, none, or what it is. */
export type ChosenOrganizer = (organizer: {
  kind: string;
  nameKey: string;
}) => { action: 'map'; id: string } | { action: 'take' | 'leave' | 'as-tag' };

export interface Joining {
  place: Place;
  files: FileStore;
  /** Of the backup. */
  name: string;
  by: string;
  at: Date;
  earlier?: Earlier;
  bringing?: BringNoted;
  /** Of recipes that have come another way, by the id that they had. */
  recipes?: ReadonlyMap<string, RecipeNow>;
  organizers?: ChosenOrganizer;
  signal: AbortSignal;
  onProgress(done: number, total: number): void;
}

export type Told = Pick<Fetched, 'came' | 'missing'>;

/** Which thing of the group stands for one of the backup, by their ids. */
export type IdsNow = Map<string, string>;

/** The id of what nobody knows by its former one: another group may have that, and asked again it is the same. */
export const idHere = ({ groupId }: Pick<GroupDatabase, 'groupId'>, former: string): string =>
  uuidOf(`${groupId} ${former}`);

/** What a row says, whatever its times. */
export const markOf = ({ createdAt: _, updatedAt: _updated, ...row }: Columns): string =>
  uuidOf(JSON.stringify(Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))));

export const sum = (one: Told['came'], other: Told['came']): Told['came'] => {
  const numbers = new Map<string, number>();
  for (const { what, number } of [...one, ...other]) numbers.set(what, (numbers.get(what) ?? 0) + number);
  return some(Object.fromEntries(numbers));
};

export const some = (numbers: Record<string, number>): Told['came'] =>
  Object.entries(numbers).flatMap(([what, number]) => (number > 0 ? [{ what, number }] : []));
