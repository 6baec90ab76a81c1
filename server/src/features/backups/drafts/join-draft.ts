import type { GroupPreferences } from '@larder/contract';
import type { InstanceProblem } from '@larder/reader';
import { GroupTransaction, type Scratch } from '../../../platform/database/index.ts';
import { getOwnGroup } from '../../groups/index.ts';
import { findTarget, type Target } from '../fetching/fetch-target.ts';
import { membersOf } from '../fetching/former-members.repository.ts';
import { joinGroup } from '../fetching/joining/join-group.ts';
import type { Joining, Told } from '../fetching/joining/joining.ts';
import type { Place } from '../places/place.ts';
import type { RestoreParts } from '../restore/restore-backup.ts';
import type { Pictured } from './carry-files.ts';
import { loadDraft } from './load-draft.ts';
import { movingDraft } from './moving-draft.ts';
import type { WrittenDraft } from './written-draft.ts';

/** Whose the group is that was read, and into which one it comes. */
export interface Joined {
  groupId: string;
  by: string;
  /** Whom they were there. */
  former: string | undefined;
  /** Nothing comes in the name of others. */
  isAlone: boolean;
}

type Progress = (done: number, total: number) => void;

export interface DraftWork {
  signal: AbortSignal;
  onProgress(step: 'files' | 'load' | 'write', done: number, total: number): void;
}

/** Puts the group of a draft into a scratch place, and finds the one of today into which it comes. */
export const loadGroup = async (
  parts: RestoreParts,
  scratch: Scratch,
  {
    draft,
    ...work
  }: { draft: WrittenDraft; pictured: Pictured; place: Place; signal: AbortSignal; onProgress: Progress },
  { groupId, by, former, isAlone }: Joined,
): Promise<{ db: GroupTransaction; target: Target; problems: InstanceProblem[] }> => {
  const { connection, now } = parts;
  const problems = await loadDraft({ ...parts, place: work.place }, scratch, { draft, ...work });
  const course = { clock: 0, written: new Set<never>(), events: [], followUps: [] };
  const db = new GroupTransaction(draft.groups[0]?.id ?? '', connection, scratch, course);
  const asking = { userId: by, groupId, now: now(), former, isAlone };
  return { db, target: await findTarget(connection, groupId, await membersOf(db), asking), problems };
};

/** What has come already when a draft comes, and what was chosen for it. */
export type JoinedBefore = Required<Pick<Joining, 'earlier' | 'recipes' | 'organizers'>>;

export type JoinedDraft = Pick<Told, 'missing'> & { problems: InstanceProblem[]; preferences: GroupPreferences };

/**
 * Brings the group of a draft into one of today, as a group of a backup comes: put into a scratch place first, where each row
 * finds out whether it can be there. Its recipes have come already. What it was set to there is answered, and changes nothing here.
 */
export const joinDraft = async (
  parts: RestoreParts,
  { draft, pictured, place }: { draft: WrittenDraft; pictured: Pictured; place: Place },
  { earlier, recipes, organizers, ...joined }: Joined & JoinedBefore,
  { signal, onProgress }: DraftWork,
): Promise<JoinedDraft> => {
  const { connection, files, now } = parts;
  let told: Told | undefined;
  let problems: InstanceProblem[] = [];
  let preferences: GroupPreferences | undefined;
  await connection.rebuild({
    fill: async (scratch) => {
      const onLoad = (...at: [number, number]) => onProgress('load', ...at);
      const loaded = await loadGroup(parts, scratch, { draft, pictured, place, signal, onProgress: onLoad }, joined);
      const { db, target } = loaded;
      const joining = {
        place,
        files,
        name: movingDraft,
        by: joined.by,
        at: now(),
        earlier,
        recipes,
        organizers,
        signal,
      };
      problems = loaded.problems;
      ({ preferences } = await getOwnGroup(db));
      told = await joinGroup(target, db, { ...joining, onProgress: (...at) => onProgress('write', ...at) });
    },
  });
  if (!preferences) throw new Error('A group has preferences.');
  return { missing: told?.missing ?? [], problems, preferences };
};
