import type { BackupOverview } from '@larder/contract';
import type { Settings } from '../../../platform/settings/index.ts';
import { guardPlace } from '../places/guard-place.ts';
import type { Place } from '../places/place.ts';
import { createSecondFolder } from '../places/second-folder.ts';

export interface PlaceSetting {
  kind: NonNullable<BackupOverview['secondPlace']>['kind'];
  /** Where it is, without user and password. */
  name: string;
  passphrase: string;
  /** Nothing is asked of it yet. */
  connect(): Promise<Place>;
}

const withoutCredentials = (address: string): string => {
  const { host, pathname } = new URL(address);
  return host + decodeURI(pathname).replace(/\/$/, '');
};

/** The second place that the settings name; what it needs is loaded once it is asked for something. */
export const placeOfSettings = (settings: Settings): PlaceSetting | null => {
  const passphrase = settings.BACKUP_COPY_PASSPHRASE;
  const folder = settings.BACKUP_COPY_FOLDER;
  if (folder) {
    const connect = async () => guardPlace(createSecondFolder(folder), () => undefined);
    return { kind: 'folder', name: folder, passphrase, connect };
  }
  const address = settings.BACKUP_COPY_WEBDAV_URL;
  if (address !== null) {
    const connect = async () => {
      const { createWebdavPlace, webdavErrorOf } = await import('../places/webdav-place.ts');
      const { BACKUP_COPY_WEBDAV_USER: user, BACKUP_COPY_WEBDAV_PASSWORD: password } = settings;
      return guardPlace(createWebdavPlace({ address, user, password }), webdavErrorOf);
    };
    return { kind: 'webdav', name: withoutCredentials(address), passphrase, connect };
  }
  const bucket = settings.BACKUP_COPY_S3_BUCKET;
  if (!bucket) return null;
  const { BACKUP_COPY_S3_ENDPOINT: endpoint, BACKUP_COPY_S3_PATH: path } = settings;
  const host = endpoint === null ? 's3.amazonaws.com' : withoutCredentials(endpoint);
  return {
    kind: 's3',
    name: [host, bucket, path.split('/').filter(Boolean).join('/')].filter(Boolean).join('/'),
    passphrase,
    connect: async () => {
      const { createS3Place, s3ErrorOf } = await import('../places/s3-place.ts');
      const place = createS3Place({
        ...{ endpoint, path, bucket, region: settings.BACKUP_COPY_S3_REGION },
        ...{ accessKey: settings.BACKUP_COPY_S3_ACCESS_KEY, secretKey: settings.BACKUP_COPY_S3_SECRET_KEY },
      });
      return guardPlace(place, s3ErrorOf);
    },
  };
};
