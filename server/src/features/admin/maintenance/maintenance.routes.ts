import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { contract, type Leftovers } from '@larder/contract';
import { AppError, found } from '../../../platform/errors/index.ts';
import { measureFolder } from '../../../platform/files/index.ts';
import { answerFile, implement, type Platform, type Route } from '../../../platform/http/index.ts';
import { emptyLog, measureLog, readLog, streamLog } from '../../../platform/logging/log-files.ts';
import { sizeText } from '../../statistics/index.ts';
import {
  draftsBefore,
  findDrafts,
  findStrayFolders,
  findStrayImages,
  listRecipeFiles,
  strayPicture,
} from './find-leftovers.ts';

/** As many as somebody reads before they let them go. */
const namesShown = 100;

const summed = (found: { name: string; bytes: number }[]): Leftovers => ({
  count: found.length,
  bytes: found.reduce((sum, { bytes }) => sum + bytes, 0),
  names: found.slice(0, namesShown).map(({ name }) => name),
});

const measure = async ({ settings: { DATA_DIR } }: Platform) => {
  const folder = (name: string) => measureFolder(join(DATA_DIR, name));
  const databaseFiles = ['', '-wal', '-shm'].map((end) => join(DATA_DIR, `larder.db${end}`));
  // PostgreSQL keeps its data elsewhere.
  const sizes = await Promise.all(
    databaseFiles.map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const [recipes = 0, users = 0, exports = 0, backups = 0] = await Promise.all(
    ['recipes', 'users', 'exports', 'backups'].map(folder),
  );
  const { bavail, bsize } = await statfs(DATA_DIR);
  const logs = (await measureLog(DATA_DIR)).bytes;
  return {
    ...{ recipes, users, exports, backups, logs },
    database: sizes.reduce((sum, size) => sum + size, 0),
    free: bavail * bsize,
  };
};

/** Folders, of which each takes its disk several steps. */
const removedAtOnce = 16;
const mostLines = 5000;
const downloads = 'log';
const fileName = 'larder.log';

const offerLog = ({ downloads: offered, settings }: Platform): void =>
  offered.offer(downloads, async () => {
    const body = await streamLog(settings.DATA_DIR);
    return body && { contentType: 'application/octet-stream', saveAs: fileName, body: () => body };
  });

export const maintenanceRoutes = (platform: Platform): Route[] => {
  offerLog(platform);
  return routes;
};

const routes: Route[] = implement(contract.adminMaintenance, {
  summary: async (_, { platform, instance }) => {
    const entries = await listRecipeFiles(platform);
    return {
      dataDirSize: sizeText(await measureFolder(platform.settings.DATA_DIR)),
      logFileSize: sizeText((await measureLog(platform.settings.DATA_DIR)).bytes),
      cleanableImages: findStrayImages(platform, entries).length,
      cleanableDirs: (await findStrayFolders(instance, platform, entries)).length,
    };
  },
  storage: async (_, { platform }) => {
    const bytes = await measure(platform);
    const drafts = summed(await findDrafts(platform));
    return {
      tempDirSize: sizeText(drafts.bytes),
      backupsDirSize: sizeText(bytes.backups),
      groupsDirSize: sizeText(bytes.exports),
      recipesDirSize: sizeText(bytes.recipes),
      userDirSize: sizeText(bytes.users),
      bytes,
    };
  },
  leftovers: async (_, { platform, instance }) => {
    const { files, bytes } = await measureLog(platform.settings.DATA_DIR);
    const entries = await listRecipeFiles(platform);
    return {
      images: summed(findStrayImages(platform, entries)),
      folders: summed(await findStrayFolders(instance, platform, entries)),
      temp: summed(await findDrafts(platform)),
      logs: { count: files, bytes, names: [] },
    };
  },
  leftoverPicture: ({ params: { recipeId, fileName } }, { platform }) => {
    const { key, contentType } = found(strayPicture(recipeId, fileName), 'media.not-found');
    return answerFile(platform.files, key, { contentType });
  },
  logs: async ({ query }, { platform }) => ({ logs: await readLog(platform.settings.DATA_DIR, query) }),
  logFile: async (_, { platform }) => ({
    fileToken: await platform.downloads.sign({ source: downloads, key: fileName, name: fileName }),
  }),
  lastLogs: async ({ params }, { platform }) => {
    if (!/^[1-9]\d{0,5}$/.test(params.num)) throw new AppError('request.not-found');
    const lines = await readLog(platform.settings.DATA_DIR, { lines: Math.min(Number(params.num), mostLines) });
    return { contentType: 'text/plain; charset=utf-8', body: Buffer.from(lines.join('\n')), saveAs: fileName };
  },
  cleanImages: async (_, { platform, words }) => {
    const found = findStrayImages(platform, await listRecipeFiles(platform));
    for (const { name } of found) await platform.files.remove(name);
    return { message: words('maintenance.images-cleaned', { count: found.length }), error: false };
  },
  cleanFolders: async (_, { platform, instance, words }) => {
    const found = await findStrayFolders(instance, platform, await listRecipeFiles(platform));
    for (let done = 0; done < found.length; done += removedAtOnce) {
      const some = found.slice(done, done + removedAtOnce);
      await Promise.all(some.map(({ name }) => platform.files.removeFolder(name)));
    }
    return { message: words('maintenance.folders-cleaned', { count: found.length }), error: false };
  },
  cleanTemp: async (_, { platform, words }) => {
    await platform.files.removeDrafts(draftsBefore(platform));
    return { message: words('maintenance.temp-cleaned'), error: false };
  },
  cleanLogs: async (_, { platform, words }) => {
    await emptyLog(platform.settings.DATA_DIR);
    return { message: words('maintenance.logs-cleaned'), error: false };
  },
});
