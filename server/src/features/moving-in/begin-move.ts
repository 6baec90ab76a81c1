import { randomUUID } from 'node:crypto';
import type { GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { MemberContext, StreamedFile } from '../../platform/http/index.ts';
import { addJobs, hasOpenJobs } from '../../platform/jobs/index.ts';
import { endOfDraft, forgetLater } from './forgetting.jobs.ts';
import { serverOf } from './move-besides.ts';
import { cleanPath, freePath, moveFolder, sentKey } from './move-files.ts';
import { getMove, isPublicByDefault, listFiles, updateMove } from './moves.repository.ts';
import { firstPosition } from './reading/position.ts';
import { readingJob } from './reading/reading-job.ts';

type Context = Pick<MemberContext, 'db' | 'member' | 'platform' | 'language'>;

interface Sent {
  files: StreamedFile[];
  /** Further ones follow before anything is read. */
  more: boolean;
}

/** Keeps what somebody sent, and begins to read it; answers the id of the move. */
export const beginMove = async (context: Context, sent: Sent): Promise<string> => {
  const { db, member, language, platform } = context;
  const id = randomUUID();
  await db.change((db) => insertMove(db, { id, userId: member.id, language }, platform.clock.now()));
  try {
    await addFiles(context, id, sent);
  } catch (error) {
    await db.change((db) => db.remove('moves').where('id', '=', id).execute());
    await platform.files.removeFolder(moveFolder(db.groupId, id));
    throw error;
  }
  return id;
};

/** A move without files, which is forgotten after a while unless it is begun. */
export const insertMove = async (
  db: GroupTransaction,
  move: { id: string; userId: string; language: string; server?: string },
  now: Date,
): Promise<void> => {
  const at = now.toISOString();
  const isPublic = await isPublicByDefault(db);
  await forgetLater(db, move.id, endOfDraft(now));
  await db
    .insert('moves', {
      server: null,
      ...move,
      state: 'reading',
      position: JSON.stringify(firstPosition),
      summary: '{}',
      known: 'skip',
      visibility: isPublic ? 'visitors' : 'household',
      addTag: 0,
      ownerId: null,
      filesRead: 0,
      filesTotal: 0,
      reportId: null,
      startedAt: null,
      endedAt: null,
      createdAt: at,
      updatedAt: at,
    })
    .execute();
};

/** Keeps further files of a move that has not been started. */
export const addFiles = async ({ db, platform }: Context, id: string, { files, more }: Sent): Promise<void> => {
  const now = platform.clock.now();
  await requireUnstarted(db, id);
  // Several requests may come at once: each has numbers of its own before its files are written.
  const numbers = await db.change(async (db) => {
    await requireUnstarted(db, id);
    const before = await listFiles(db, id);
    const taken = new Set(before.map(({ path }) => path));
    const rows = files.map(({ name, size }, index) => {
      const path = freePath(cleanPath(name), taken);
      taken.add(path);
      return { moveId: id, number: (before.at(-1)?.number ?? -1) + 1 + index, path, size, state: 'coming' as const };
    });
    await db.insertAll('moveFiles', rows);
    await updateMove(db, id, { state: 'reading', updatedAt: now.toISOString() });
    return rows.map(({ number }) => number);
  });
  for (const [index, { path }] of files.entries()) {
    await platform.files.writeCopy(sentKey(db.groupId, id, numbers[index] ?? 0), path);
  }
  await db.change(async (db) => {
    await db
      .update('moveFiles')
      .set({ state: 'new' })
      .where('moveId', '=', id)
      .where('number', 'in', numbers)
      .execute();
    if (!more) await readSoon(db, id, now);
  });
};

/** Reads what is new in the background, unless that is being done. */
export const readSoon = async (db: GroupTransaction, id: string, now: Date): Promise<void> => {
  if (await hasOpenJobs(db, id)) return;
  await updateMove(db, id, { state: 'reading', updatedAt: now.toISOString() });
  await addJobs(db, readingJob, [{ subject: id, title: id, payload: { moveId: id } }], now);
};

const requireUnstarted = async (db: MemberContext['db'], id: string): Promise<void> => {
  const move = await getMove(db, id);
  if (move.state !== 'reading' && move.state !== 'ready') throw new AppError('move.under-way');
  if (serverOf(move)) throw new AppError('move.of-server');
};
