import { contract, type RecipeExport } from '@larder/contract';
import { z } from 'zod';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { sizeInWords } from '../../../platform/files/index.ts';
import { implement, type Platform, type Route, storedFiles } from '../../../platform/http/index.ts';
import { cancelJobs, removeJobs } from '../../../platform/jobs/index.ts';
import { type ExportRow, listExportRows, recipeExportKey, removeExports } from './recipe-exports.repository.ts';
import { startExport } from './start-export.ts';

const { startExport: start, listExports, downloadExport, removeExport, purgeExports, download } = contract.bulkRecipes;

const Scripts = z.array(z.string());
const scriptsIn = (json: string | null): string[] => (json === null ? [] : Scripts.parse(JSON.parse(json)));

const toExport = ({ fileName, bytes, expiresAt, unprinted, ...row }: ExportRow): RecipeExport => ({
  ...row,
  filename: fileName,
  path: recipeExportKey(row.groupId, row.id),
  size: sizeInWords(bytes),
  expires: expiresAt,
  unprinted: scriptsIn(unprinted),
});

const findFresh = async (db: GroupDatabase, { clock }: Platform): Promise<RecipeExport[]> => {
  const now = clock.now().toISOString();
  return (await listExportRows(db)).filter(({ expiresAt }) => expiresAt > now).map(toExport);
};

/** Deletes exports with their files; whoever writes one of them stops when they next tell how far they are. */
const endExports = async (db: GroupDatabase, ids: string[], { clock, files }: Platform): Promise<string[]> => {
  const removed = await db.change(async (db) => {
    const removed = await removeExports(db, ids);
    for (const id of removed) {
      await cancelJobs(db, { subject: id }, clock.now());
      await removeJobs(db, id);
    }
    return removed;
  });
  for (const id of removed) await files.remove(recipeExportKey(db.groupId, id));
  return removed;
};

export const recipeExportRoutes: Route[] = implement(
  { start, listExports, downloadExport, removeExport, purgeExports, download },
  {
    start: async ({ body }, context) => {
      const { recipes, exportType, chapters, ...book } = body;
      await startExport(context, { format: exportType, slugs: recipes ?? null, order: chapters, ...book });
      return null;
    },
    listExports: (_, { db, platform }) => findFresh(db, platform),
    downloadExport: async ({ query }, { db, platform }) => {
      const wanted = (await findFresh(db, platform)).find(({ path }) => path === query.path);
      const { path: key, filename: name, status } = found(wanted, 'export.not-found');
      if (status !== 'ready') throw new AppError('export.not-ready');
      return { fileToken: await platform.downloads.sign({ source: storedFiles, key, name }) };
    },
    removeExport: async ({ params }, { db, platform, words }) => {
      const [removed] = await endExports(db, [params.exportId], platform);
      found(removed, 'export.not-found');
      return { message: words('export.purged', { count: 1 }), error: false };
    },
    purgeExports: async (_, { db, platform, words }) => {
      const ids = (await listExportRows(db)).map(({ id }) => id);
      const removed = await endExports(db, ids, platform);
      return { message: words('export.purged', { count: removed.length }), error: false };
    },
    download: async ({ query }, { platform }) => {
      if (!query.token) throw new AppError('export.token-missing');
      const file = await platform.downloads.open(query.token);
      if (file === null) throw new AppError('recipe.token-invalid');
      return found(file, 'export.not-found');
    },
  },
);
