import { randomUUID } from 'node:crypto';
import type { MemberContext } from '../../../platform/http/index.ts';
import { addJobs } from '../../../platform/jobs/index.ts';
import { exportExpiryJob } from './export.jobs.ts';
import { findOwnRecipes, insertExport, recipeExportKey } from './recipe-exports.repository.ts';
import { exportLife } from './start-export.ts';
import { exportFileName, writeExport } from './write-export.ts';

/**
 * Writes the recipes that nobody but a member sees into a file for whoever asks, at once: they are about to go.
 * @returns what names the file, or null where there are none
 */
export const exportOwnRecipes = async (
  { db, member, platform, language, words }: MemberContext,
  ownerId: string,
): Promise<string | null> => {
  const reading = db.asServer().readingAs({ userId: ownerId });
  const recipes = await findOwnRecipes(reading, ownerId);
  if (recipes.length === 0) return null;
  const at = platform.clock.now();
  const expiresAt = new Date(at.getTime() + exportLife);
  const exportId = randomUUID();
  const written = await writeExport(platform, reading, {
    exportId,
    userId: ownerId,
    format: 'json',
    recipes,
    language,
  });
  await db.change(async (db) => {
    await insertExport(db, {
      id: exportId,
      name: words('export.name'),
      fileName: exportFileName('json', words, at.toISOString().slice(0, 'YYYY-MM-DD'.length)),
      format: 'json',
      status: 'ready',
      recipesDone: recipes.length,
      recipesInAll: recipes.length,
      ...written,
      privateTo: member.id,
      createdAt: at.toISOString(),
      expiresAt: expiresAt.toISOString(),
    });
    await db.record('export.finished', { id: exportId, status: 'ready' });
    await addJobs(db, exportExpiryJob, [{ payload: { exportId }, dueAt: expiresAt }], at);
  });
  return recipeExportKey(db.groupId, exportId);
};
