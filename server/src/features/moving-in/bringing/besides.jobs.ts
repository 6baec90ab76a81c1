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
import { type MoveOfServer, serverOf } from '../move-of-server.ts';
import { findMove, type MoveRow, updateMove } from '../moves.repository.ts';
import { listMoveOrganizers } from '../reading/organizers.repository.ts';
import { noteBrought, recipesFrom } from '../servers/brought.repository.ts';
import { cameFrom } from '../servers/came.repository.ts';
import { serverFolder } from '../servers/server-files.ts';
import { findServer } from '../servers/servers.repository.ts';
import { type Besides, besidesJob } from './besides-job.ts';
import { takePreferences } from './preferences.ts';
import { endMoving } from './start-move.ts';

type Job = RunningJob<Besides>;

const untilFree = 10_000;

/**
 * The background work of bringing in what comes from a server with the recipes of a move, once these are here: lists, plans and whatever
 * else there is. What has come is passed over, so that a run that was cut short goes on.
 */
export const besidesJobs = ({ clock, files }: Platform, backups: Pick<Backups, 'joinPieces'>): JobDefinition[] => {
  const end = async (job: RunningJob, moveId: string, told: Partial<MoveOfServer>, last: NewEntry[] = []) => {
    const at = clock.now();
    const reportId = job.subject ?? '';
    await complete(job, async (db) => {
      const move = await findMove(db, moveId);
      const server = move && serverOf(move);
      if (server) await updateMove(db, moveId, { server: JSON.stringify({ ...server, ...told }) });
      await addEntries(db, reportId, last, at);
      await endMoving(db, moveId, at);
      await endReportWhenDone(db, reportId);
    });
  };

  const join = async (job: Job, move: MoveRow, server: MoveOfServer & { serverId: string }, signal: AbortSignal) => {
    const { serverId, former, isManager } = server;
    const folder = serverFolder(move.groupId, serverId);
    const row = await findServer(job.db, serverId);
    const isThere = row && (await files.list(`${folder}/tables`)).length > 0;
    if (!isThere) return { missing: [], problems: [] };
    const joined = await backups.joinPieces(
      folder,
      {
        ...{ groupId: move.groupId, by: move.ownerId ?? move.userId, former, isAlone: !isManager },
        earlier: cameFrom(job.db, { moveId: move.id, serverId }),
        recipes: await recipesFrom(job.db, row),
        organizers: await chosenOrganizers(job, move.id),
      },
      { signal, onProgress: () => undefined },
    );
    await files.removeFolder(`${folder}/data`);
    if (server.takesPreferences && isManager) {
      await savePart(job, (db) => takePreferences(db, move.id, joined.preferences, clock.now()));
    }
    return joined;
  };

  const run = async (job: Job, signal: AbortSignal): Promise<void> => {
    const { moveId } = job.payload;
    const move = await findMove(job.db, moveId);
    const server = move && serverOf(move);
    const serverId = server?.serverId ?? null;
    if (!server || serverId === null) return complete(job);
    await savePart(job, (db) => noteBrought(db, moveId, serverId));
    try {
      const { missing, problems } = await join(job, move, { ...server, serverId }, signal);
      await end(job, moveId, { hasCome: true, missing, problems: [...server.problems, ...problems] });
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
