import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../errors/index.ts';
import { draftName } from '../files/file-keys.ts';
import type { Platform } from './context.ts';

export type StoreUpload = (content: Readable & { truncated?: boolean }) => Promise<{ path: string; size: number }>;

export interface Uploads {
  /** Bytes that one may have, and all of them together. */
  largest: number;
  store: StoreUpload;
  /** Removes what has come with the request. */
  drop(): Promise<void>;
}

/** Files of one request that go to the disk while they come. What a kill leaves is a draft, which the next start removes. */
export const createUploads = ({ settings }: Pick<Platform, 'settings'>): Uploads => {
  const paths: string[] = [];
  let total = 0;
  return {
    largest: settings.MAX_UPLOAD,
    store: async (content) => {
      await mkdir(settings.DATA_DIR, { recursive: true });
      const path = join(settings.DATA_DIR, draftName());
      paths.push(path);
      const target = createWriteStream(path, { flags: 'wx', mode: 0o600 });
      await pipeline(content, target);
      total += target.bytesWritten;
      if (content.truncated || total > settings.MAX_UPLOAD) throw new AppError('request.too-large');
      return { path, size: target.bytesWritten };
    },
    drop: async () => {
      for (const path of paths) await rm(path, { force: true });
    },
  };
};
