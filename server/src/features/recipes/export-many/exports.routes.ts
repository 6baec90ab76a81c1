import { contract, type RecipeExport } from '@larder/contract';
import { z } from 'zod';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { implement, type Platform, type Route } from '../../../platform/http/index.ts';
import { cancelJobs, removeJobs } from '../../../platform/jobs/index.ts';
import { createSignedTokens } from '../../../platform/security/index.ts';
import { type ExportRow, listExportRows, recipeExportKey, removeExports } from './recipe-exports.repository.ts';
import { startExport } from './start-export.ts';

const { startExport: start, listExports, downloadExport, purgeExports, download } = contract.bulkRecipes;

const toExport = ({ fileName, bytes, expiresAt, ...row }: ExportRow): RecipeExport => ({
  ...row,
  filename: fileName,
  path: recipeExportKey(row.groupId, row.id),
  size: sizeInWords(bytes),
  expires: expiresAt,
});

const findFresh = async (db: GroupDatabase, { clock }: Platform): Promise<RecipeExport[]> => {
  const now = clock.now().toISOString();
  return (await listExportRows(db)).filter(({ expiresAt }) => expiresAt > now).map(toExport);
};

/** What a token opens: one file, under a name. */
const claims = z.object({ key: z.string(), name: z.string() });
const tokenLife = 30 * 60;
const tokens = ({ secret, clock }: Platform) =>
  createSignedTokens({ secret, purpose: 'recipe-export', claims, now: () => clock.now().getTime() });

export const recipeExportRoutes: Route[] = implement(
  { start, listExports, downloadExport, purgeExports, download },
  {
    start: async ({ body }, context) => {
      await startExport(context, body.exportType, body.recipes ?? null);
      return null;
    },
    listExports: (_, { db, platform }) => findFresh(db, platform),
    downloadExport: async ({ query }, { db, platform }) => {
      const wanted = (await findFresh(db, platform)).find(({ path }) => path === query.path);
      const { path: key, filename: name, status } = found(wanted, 'export.not-found');
      if (status !== 'ready') throw new AppError('export.not-ready');
      return { fileToken: await tokens(platform).sign({ key, name }, tokenLife) };
    },
    purgeExports: async (_, { db, platform, words }) => {
      const removed = await db.change(async (db) => {
        const ids = (await listExportRows(db)).map(({ id }) => id);
        for (const id of ids) {
          await cancelJobs(db, { subject: id }, platform.clock.now());
          await removeJobs(db, id);
        }
        return removeExports(db, ids);
      });
      for (const id of removed) await platform.files.remove(recipeExportKey(db.groupId, id));
      return { message: words('export.purged', { count: removed.length }), error: false };
    },
    download: async ({ query }, { platform }) => {
      if (!query.token) throw new AppError('export.token-missing');
      const read = await tokens(platform).read(query.token);
      if (!read) throw new AppError('recipe.token-invalid');
      const file = found(await platform.files.find(read.claims.key), 'export.not-found');
      return {
        contentType: 'application/octet-stream',
        saveAs: read.claims.name,
        size: file.size,
        etag: file.etag,
        body: (range) => file.stream(range),
      };
    },
  },
);

const units = ['B', 'kB', 'MB', 'GB', 'TB'];
const step = 1000;

/** 1234567 as “1.2 MB”. */
const sizeInWords = (bytes: number): string => {
  let [size, unit] = [bytes, 0];
  while (size >= step - 0.5 && unit < units.length - 1) [size, unit] = [size / step, unit + 1];
  return `${unit === 0 || size >= 100 ? Math.round(size) : Number(size.toFixed(1))} ${units[unit]}`;
};
