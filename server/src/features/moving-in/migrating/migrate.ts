import type { contract, FormOf, ReportSummary } from '@larder/contract';
import type { MemberContext, StreamedFile } from '../../../platform/http/index.ts';
import { runHere } from '../../../platform/jobs/index.ts';
import { addEntries, endReportWhenDone, getReport, startReport } from '../../reports/index.ts';
import { beginMove } from '../begin-move.ts';
import { bringingJobs } from '../bringing/bringing.jobs.ts';
import { bringingPayload, startReportOf } from '../bringing/start-move.ts';
import { leaveOut } from '../choosing/leave-out.repository.ts';
import { moveFolder } from '../move-files.ts';
import { countByState, getMove, listItems, removeMove, updateMove } from '../moves.repository.ts';
import { chooseApp } from '../reading/choose-app.repository.ts';
import { readingJobs } from '../reading/reading.jobs.ts';

type Form = FormOf<typeof contract.migrations.migrate>;

/** Reads what was sent, in this process. */
const read = async ({ db, platform }: MemberContext, moveId: string): Promise<void> => {
  for (const definition of readingJobs(platform)) {
    await runHere(db, { definition, subject: moveId, title: moveId, payload: { moveId } }, platform.clock);
  }
};

/** Brings in all recipes of an archive that is one of this app, each as a new one; answers the report. */
export const migrate = async (
  context: MemberContext,
  archive: StreamedFile,
  { migrationType, addMigrationTag }: Form,
): Promise<ReportSummary> => {
  const { db, platform, words } = context;
  const app = words(`moving.app.${migrationType}`);
  const name = words('moving.migration', { app });
  const moveId = await beginMove(context, { files: [archive], more: true });
  await read(context, moveId);
  for (const { number, app, apps } of await listItems(db, moveId)) {
    if (app === migrationType) continue;
    if (!JSON.parse(apps).includes(migrationType)) {
      await db.change((db) => leaveOut(db, moveId, number));
      continue;
    }
    await db.change((db) => chooseApp(db, moveId, number, migrationType));
    await read(context, moveId);
  }
  const found = (await countByState(db, [moveId])).get(moveId)?.get('found') ?? 0;
  if (found === 0) return tellOfNothing(context, moveId, { name, app, archive: archive.name });

  const reportId = await db.change(async (db) => {
    await updateMove(db, moveId, { known: 'both', addTag: addMigrationTag ? 1 : 0 });
    return startReportOf(db, await getMove(db, moveId), name, platform.clock.now());
  });
  // Clients of the peer's API look for a tag that is named like the type.
  const payload = { ...bringingPayload(await getMove(db, moveId)), tag: migrationType };
  for (const definition of bringingJobs(platform)) {
    await runHere(db, { definition, subject: reportId, title: moveId, payload }, platform.clock);
  }
  return summaryOf(context, reportId);
};

const summaryOf = async ({ db, platform }: MemberContext, id: string): Promise<ReportSummary> => {
  const { entries: _, remaining: _remaining, ...summary } = await getReport(db, id, platform.clock.now());
  return summary;
};

/** There was nothing of this app in the file: a report says so. */
const tellOfNothing = async (
  context: MemberContext,
  moveId: string,
  { name, app, archive }: { name: string; app: string; archive: string },
): Promise<ReportSummary> => {
  const { db, platform, words } = context;
  const at = platform.clock.now();
  const reportId = await db.change(async (db) => {
    const id = await startReport(db, { category: 'migration', name, at });
    const message = words('moving.migration.nothing', { app });
    await addEntries(db, id, [{ success: false, message, source: archive, code: 'import.no-recipe-in-archive' }], at);
    await endReportWhenDone(db, id);
    await removeMove(db, moveId);
    return id;
  });
  await platform.files.removeFolder(moveFolder(db.groupId, moveId));
  return summaryOf(context, reportId);
};
