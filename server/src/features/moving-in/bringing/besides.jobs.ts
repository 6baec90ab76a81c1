import type { GroupPreferences } from '@larder/contract';
import { AppError } from '../../../platform/errors/index.ts';
import { chooseLanguage, type Platform, wordsIn } from '../../../platform/http/index.ts';
import {
  complete,
  defineJob,
  type JobDefinition,
  type RunningJob,
  savePart,
  TryLaterError,
} from '../../../platform/jobs/index.ts';
import type { Backups, ChosenOrganizer } from '../../backups/index.ts';
import { addEntries, endReportWhenDone, type NewEntry } from '../../reports/index.ts';
import { readPicture } from '../looking/small-picture.ts';
import { besidesOf, type MovedBesides } from '../move-besides.ts';
import { householdKey } from '../move-files.ts';
import { findMove, type MoveRow, updateMove } from '../moves.repository.ts';
import { listMoveOrganizers } from '../reading/organizers.repository.ts';
import { noteBrought, recipesFrom } from '../servers/brought.repository.ts';
import { cameFrom, cameWith } from '../servers/came.repository.ts';
import { serverFolder } from '../servers/server-files.ts';
import { findServer } from '../servers/servers.repository.ts';
import { type Besides, besidesJob } from './besides-job.ts';
import { recipesOfArchives } from './bringing.repository.ts';
import { forgetSent } from './forget-sent.ts';
import { settingsOfHousehold, settingsOfServer, takePreferences } from './preferences.ts';
import { endMoving } from './start-move.ts';

type Job = RunningJob<Besides>;

const untilFree = 10_000;

type Joined = Pick<MovedBesides, 'missing' | 'problems'> & { preferences?: GroupPreferences };

/** Whose it becomes, and whether others are spoken for. */
const whoseIs = (move: MoveRow) => ({
  groupId: move.groupId,
  by: move.ownerId ?? move.userId,
  isAlone: !besidesOf(move)?.isManager,
});

/**
 * The background work of bringing in what comes with the recipes of a move, from a server or in our own archive, once these are here: lists, plans and whatever
 * else there is. What has come is passed over, so that a run that was cut short goes on.
 */
export const besidesJobs = (
  { clock, files }: Platform,
  backups: Pick<Backups, 'joinPieces' | 'joinHousehold'>,
): JobDefinition[] => {
  const end = async (job: RunningJob, moveId: string, told: Partial<MovedBesides>, last: NewEntry[] = []) => {
    const at = clock.now();
    const reportId = job.subject ?? '';
    await complete(job, async (db) => {
      const move = await findMove(db, moveId);
      const besides = move && besidesOf(move);
      if (besides) await updateMove(db, moveId, { server: JSON.stringify({ ...besides, ...told }) });
      await addEntries(db, reportId, last, at);
      await endMoving(db, moveId, at);
      await endReportWhenDone(db, reportId);
    });
  };

  const joinServer = async (job: Job, move: MoveRow, serverId: string, signal: AbortSignal): Promise<Joined> => {
    const folder = serverFolder(move.groupId, serverId);
    const row = await findServer(job.db, serverId);
    const isThere = row && (await files.list(`${folder}/tables`)).length > 0;
    if (!isThere) return { missing: [], problems: [] };
    const joined = await backups.joinPieces(
      folder,
      {
        ...whoseIs(move),
        former: besidesOf(move)?.former,
        earlier: cameFrom(job.db, { moveId: move.id, serverId }),
        recipes: await recipesFrom(job.db, row),
        organizers: await chosenOrganizers(job, move.id),
      },
      { signal, onProgress: () => undefined },
    );
    await files.removeFolder(`${folder}/data`);
    return joined;
  };

  /** What our own archives hold; one of which the file is not there any more came before. */
  const joinHouseholds = async (job: Job, move: MoveRow, paths: string[], signal: AbortSignal): Promise<Joined> => {
    const all: Joined = { missing: [], problems: [] };
    const wanted = {
      ...whoseIs(move),
      earlier: cameWith(move.id),
      recipes: await recipesOfArchives(job.db, move.id),
      organizers: await chosenOrganizers(job, move.id),
    };
    for (const place of paths) {
      const content = await readPicture({ files }, job.db, move.id, { place });
      if (!content) continue;
      const key = householdKey(move.groupId, move.id);
      await files.write(key, content);
      const joined = await backups.joinHousehold(key, wanted, { signal, onProgress: () => undefined });
      const { missing, problems, preferences } = joined;
      all.missing = [...all.missing, ...missing];
      all.problems = [...all.problems, ...problems];
      all.preferences ??= preferences;
    }
    return all;
  };

  const join = async (job: Job, move: MoveRow, besides: MovedBesides, signal: AbortSignal): Promise<Joined> => {
    const { serverId, households, takesPreferences, isManager } = besides;
    const isServer = serverId !== null;
    const joined = isServer
      ? await joinServer(job, move, serverId, signal)
      : await joinHouseholds(job, move, households, signal);
    if (joined.preferences && takesPreferences && isManager) {
      const wanted = (isServer ? settingsOfServer : settingsOfHousehold)(joined.preferences);
      await savePart(job, (db) => takePreferences(db, move.id, wanted, clock.now()));
    }
    return joined;
  };

  const run = async (job: Job, signal: AbortSignal): Promise<void> => {
    const { moveId } = job.payload;
    const move = await findMove(job.db, moveId);
    const besides = move && besidesOf(move);
    if (!besides) return complete(job);
    const { serverId } = besides;
    if (serverId !== null) await savePart(job, (db) => noteBrought(db, moveId, serverId));
    try {
      const { missing, problems } = await join(job, move, besides, signal);
      await end(job, moveId, { hasCome: true, missing, problems: [...besides.problems, ...problems] });
      await forgetSent(job.db, files, moveId);
    } catch (error) {
      if (signal.aborted || !(error instanceof AppError)) throw error;
      if (error.code === 'backup.busy') {
        throw new TryLaterError(new Date(clock.now().getTime() + untilFree), { cause: error });
      }
      const message = wordsIn(move.language)(`error.${error.code}`, error.values);
      await end(job, moveId, {}, [{ success: false, message, code: error.code }]);
    }
  };

  return [
    defineJob<Besides>({
      kind: besidesJob,
      atOnce: 1,
      run,
      giveUp: async (job) => {
        const move = await findMove(job.db, job.payload?.moveId ?? '');
        const message = wordsIn(move?.language ?? chooseLanguage(undefined))('moving.gave-up');
        await end(job, job.payload?.moveId ?? '', {}, [{ success: false, message, code: 'server.failed' }]);
      },
    }),
  ];
};

/** What somebody has chosen for the categories and tags of the recipes holds for those of cookbooks and rules too. */
const chosenOrganizers = async ({ db }: Job, moveId: string): Promise<ChosenOrganizer> => {
  const rows = await listMoveOrganizers(db, moveId);
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.nameKey}`, row]));
  return ({ kind, nameKey }) => {
    const { action = 'take', targetId = null } = byKey.get(`${kind} ${nameKey}`) ?? {};
    if (action !== 'map') return { action };
    return targetId === null ? { action: 'take' } : { action, id: targetId };
  };
};
