import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { v2 as webdav } from 'webdav-server';
import { startFront } from './front.ts';

const bucket = 'larder';

/** A bucket of a storage that speaks S3. */
const startS3 = async (folder: string) => {
  const storage = new S3rver({ directory: folder, silent: true, configureBuckets: [{ name: bucket, configs: [] }] });
  await storage.configureBuckets();
  const front = await startFront(storage.callback());
  const settings = {
    BACKUP_COPY_S3_BUCKET: bucket,
    BACKUP_COPY_S3_ENDPOINT: front.address,
    BACKUP_COPY_S3_PATH: 'kitchen',
    BACKUP_COPY_S3_ACCESS_KEY: 'S3RVER',
    BACKUP_COPY_S3_SECRET_KEY: 'S3RVER',
  };
  return {
    ...front,
    settings,
    wrong: { BACKUP_COPY_S3_ACCESS_KEY: 'guessed' },
    below: join(folder, bucket, 'kitchen'),
  };
};

/** A folder of somebody at a WebDAV server. */
const startWebdav = async (folder: string) => {
  const users = new webdav.SimpleUserManager();
  const mira = users.addUser('mira', 'secret');
  const rights = new webdav.SimplePathPrivilegeManager();
  rights.setRights(mira, '/', ['all']);
  const server = new webdav.WebDAVServer({
    httpAuthentication: new webdav.HTTPBasicAuthentication(users),
    privilegeManager: rights,
    requireAuthentification: true,
    rootFileSystem: new webdav.PhysicalFileSystem(folder),
  });
  await mkdir(join(folder, 'larder'));
  const front = await startFront((request, response) => server.executeRequest(request, response));
  const settings = {
    BACKUP_COPY_WEBDAV_URL: `${front.address}/larder`,
    BACKUP_COPY_WEBDAV_USER: 'mira',
    BACKUP_COPY_WEBDAV_PASSWORD: 'secret',
  };
  return { ...front, settings, wrong: { BACKUP_COPY_WEBDAV_PASSWORD: 'guessed' }, below: join(folder, 'larder') };
};

export interface SecondPlace {
  settings: Record<string, string>;
  /** Of somebody who may not. */
  wrong: Record<string, string>;
  /** Where its bytes lie. */
  below: string;
  fails: Awaited<ReturnType<typeof startFront>>['fails'];
  /** It does not answer any more. */
  stop(): Promise<void>;
  clear(): Promise<void>;
}

export const startPlace = async (kind: 's3' | 'webdav'): Promise<SecondPlace> => {
  const folder = await mkdtemp(join(tmpdir(), 'larder-place-'));
  const place = await (kind === 's3' ? startS3(folder) : startWebdav(folder));
  const clear = async () => {
    await place.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...place, clear };
};
