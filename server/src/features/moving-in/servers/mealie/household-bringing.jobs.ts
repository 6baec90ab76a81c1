import type { Platform } from '../../../../platform/http/index.ts';
import { complete, type JobDefinition, savePart } from '../../../../platform/jobs/index.ts';
import type { Backups } from '../../../backups/index.ts';
import { listChanges } from '../changes.repository.ts';
import { serverFolder } from '../server-files.ts';
import { defineServerJob } from '../server-job.ts';
import { findServer, updateServer } from '../servers.repository.ts';
import { summaryIn } from '../summary.ts';
import { cameFrom } from './came.repository.ts';
import { householdBringingJob, ReadBy } from './household-jobs.ts';
import { mealieApi } from './mealie-api.ts';

/** Between two notes of how far it is. */
const noteEvery = 1000;

/**
 * The background work of bringing in what was read of a household: as a group of a backup comes into one's own. What has come is passed over, so
 * that one that is killed goes on, and one that is asked again brings what has changed.
 */
export const householdBringingJobs = (
  { clock, files }: Platform,
  backups: Pick<Backups, 'joinPieces'>,
): JobDefinition[] => [
  defineServerJob(
    {
      kind: householdBringingJob,
      titleOf: () => mealieApi.title,
      run: async (job, signal) => {
        const { serverId, replace, isManager } = job.payload;
        const row = await findServer(job.db, serverId);
        if (row?.state !== 'moving') return;
        const folder = serverFolder(row.groupId, row.id);
        const changes = (await listChanges(job.db, [row.id])).get(row.id);
        const chosen = new Set(replace);
        const replaces = new Set([
          ...(changes?.there ?? []).map(({ id }) => id),
          ...(changes?.both ?? []).flatMap(({ id }) => (chosen.has(id) ? id : [])),
        ]);
        let [noted, saving] = [0, Promise.resolve()];
        const note = (done: number, total: number) => {
          if (Date.now() - noted < noteEvery) return;
          noted = Date.now();
          saving = savePart(job, (db) => updateServer(db, row.id, { done, total })).catch(() => undefined);
        };
        const { came, missing, problems } = await backups.joinPieces(
          folder,
          {
            ...{ groupId: row.groupId, by: row.userId, isAlone: !isManager },
            former: ReadBy.parse(JSON.parse(row.position)).userId,
            earlier: cameFrom(job.db, row.id, replaces),
          },
          { signal, onProgress: (step, ...at) => (step === 'write' ? note(...at) : undefined) },
        );
        await saving;
        const at = clock.now().toISOString();
        const summary = summaryIn(row.summary);
        await complete(job, (db) =>
          updateServer(db, row.id, {
            ...{ state: 'moved', endedAt: at, updatedAt: at },
            summary: JSON.stringify({ ...summary, problems: [...summary.problems, ...problems], came, missing }),
          }),
        );
        await files.removeFolder(`${folder}/data`);
      },
    },
    { clock },
  ),
];
