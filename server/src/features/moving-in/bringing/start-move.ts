import { type MovedApp, namedApps } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { type MemberContext, type Words, wordsIn } from '../../../platform/http/index.ts';
import { addJobs, cancelJobs, restartJobs } from '../../../platform/jobs/index.ts';
import { sizeLater } from '../../recipes/index.ts';
import {
  addEntries,
  endReportWhenDone,
  hasReport,
  removeCancelled,
  removeEntries,
  startReport,
  updateStatus,
} from '../../reports/index.ts';
import { requireReady } from '../choosing/choices.repository.ts';
import { besidesOf } from '../move-besides.ts';
import { findMovingOf, getMove, listApps, type MoveRow, updateMove } from '../moves.repository.ts';
import { refusedNumbers, waitAgain } from './again.repository.ts';
import { entryId } from './bring-recipe.ts';
import { hasRecipes, picturedRecipes } from './bringing.repository.ts';
import { type Bringing, bringingJob } from './bringing-job.ts';

type Context = Pick<MemberContext, 'member' | 'platform' | 'language'>;

/** What the job knows that brings the recipes of a move in. */
export const bringingPayload = (move: MoveRow): Bringing => ({
  moveId: move.id,
  userId: move.userId,
  ownerId: move.ownerId ?? move.userId,
  language: move.language,
});

const addBringing = (db: GroupTransaction, move: MoveRow, reportId: string, { platform }: Context) => {
  // One after the other, so that two of the same bring it once.
  const concurrencyKey = `moves ${db.groupId}`;
  const job = { subject: reportId, title: move.id, payload: bringingPayload(move), concurrencyKey };
  return addJobs(db, bringingJob, [job], platform.clock.now());
};

/** Begins the report of a move; answers its id. */
export const startReportOf = async (db: GroupTransaction, { id }: MoveRow, name: string, at: Date): Promise<string> => {
  const reportId = await startReport(db, { category: 'migration', name, at });
  const now = at.toISOString();
  await updateMove(db, id, { state: 'moving', reportId, startedAt: now, endedAt: null, updatedAt: now });
  return reportId;
};

/** Begins to bring the recipes of a move in. @throws AppError */
export const startMove = async (db: GroupTransaction, moveId: string, context: Context): Promise<void> => {
  const move = await requireReady(db, moveId);
  const besides = besidesOf(move);
  if (!besides && !(await hasRecipes(db, moveId))) throw new AppError('move.nothing-to-do');
  const isManager = context.member.canManage || context.member.admin;
  if (besides) await updateMove(db, moveId, { server: JSON.stringify({ ...besides, isManager }) });
  const reportId = await startReportOf(db, move, await nameOf(db, move), context.platform.clock.now());
  await addBringing(db, move, reportId, context);
};

const nameOf = async (db: GroupTransaction, { id, language }: MoveRow): Promise<string> =>
  titleOf(wordsIn(language), (await listApps(db, [id])).get(id) ?? []);

const titleOf = (words: Words, apps: MovedApp[]): string => {
  const { most, ofMore } = namedApps;
  const named = apps.slice(0, apps.length > most ? ofMore : most).map((app) => words(`moving.app.${app}`));
  const others = apps.length - named.length;
  return words('moving.report', {
    apps: (others > 0 ? [...named, words('moving.apps-more', { count: others })] : named).join(', '),
  });
};

/** What is there stays; the rest waits until somebody goes on. @throws AppError */
export const stopMove = async (db: GroupTransaction, moveId: string, { platform }: Context): Promise<void> => {
  const { state, reportId, language } = await getMove(db, moveId);
  if (state !== 'moving' || !reportId) throw new AppError('move.nothing-to-do');
  const at = platform.clock.now();
  await cancelJobs(db, { subject: reportId }, at);
  const message = wordsIn(language)('report.cancelled');
  await addEntries(db, reportId, [{ success: false, message, code: 'cancelled' }], at);
  await endMoving(db, moveId, at);
  await endReportWhenDone(db, reportId);
};

/** A move whose report has ended moves no more, whoever has cancelled or deleted that. */
export const endMoveOf = async (db: GroupTransaction, reportId: string, at: Date): Promise<void> => {
  const all = db.asServer();
  const moveId = await findMovingOf(all, reportId);
  if (moveId) await endMoving(all, moveId, at);
};

/** What is there stays as it is, and its pictures get their sizes. */
export const endMoving = async (db: GroupTransaction, moveId: string, at: Date): Promise<void> => {
  const now = at.toISOString();
  await updateMove(db, moveId, { state: 'moved', endedAt: now, updatedAt: now });
  await sizeLater(db, await picturedRecipes(db, moveId), at);
};

/** Opens the report of a move again, or begins another one where somebody has deleted it; answers its id. */
const goOnWithReport = async (db: GroupTransaction, move: MoveRow, reportId: string, at: Date): Promise<string> => {
  if (!(await hasReport(db, reportId))) {
    return startReport(db, { category: 'migration', name: await nameOf(db, move), at });
  }
  await removeCancelled(db, reportId);
  await updateStatus(db, reportId, 'in-progress');
  return reportId;
};

/** Goes on with what was stopped or refused, and with what could not be fetched. @throws AppError */
export const tryAgain = async (db: GroupTransaction, moveId: string, context: Context): Promise<void> => {
  const move = await getMove(db, moveId);
  if (move.state !== 'moved' || !move.reportId) throw new AppError('move.under-way');
  const at = context.platform.clock.now();
  const restarted = await restartJobs(db, { subject: moveId }, at);
  const refused = await refusedNumbers(db, moveId);
  const waiting = await waitAgain(db, moveId);
  const besides = besidesOf(move);
  if (waiting === 0 && (!besides || besides.hasCome)) {
    if (restarted.length === 0) throw new AppError('move.nothing-to-do');
    return;
  }
  await removeEntries(
    db,
    refused.map((number) => entryId(moveId, number)),
  );
  const reportId = await goOnWithReport(db, move, move.reportId, at);
  await addBringing(db, move, reportId, context);
  await updateMove(db, moveId, { state: 'moving', reportId, endedAt: null, updatedAt: at.toISOString() });
};
