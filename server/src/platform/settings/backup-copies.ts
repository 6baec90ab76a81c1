import { optionalWebAddress, text } from './readers.ts';

/** Settings of a second place for backups. */
export const backupCopyDefinitions = {
  BACKUP_COPY_FOLDER: {
    fallback: '',
    read: text,
    about:
      'Folder to which each backup is copied, such as a mounted disk, see [a second place](docs/operate.md#a-second-place); one of folder, WebDAV and S3',
  },
  BACKUP_COPY_WEBDAV_URL: {
    fallback: '',
    read: optionalWebAddress,
    about:
      'Address of a WebDAV folder to which each backup is copied, such as `https://cloud.example.org/remote.php/dav/files/mira/larder`; trusted also in your own network',
  },
  BACKUP_COPY_WEBDAV_USER: { fallback: '', read: text, about: 'User name there' },
  BACKUP_COPY_WEBDAV_PASSWORD: {
    fallback: '',
    read: text,
    secret: true,
    about: 'Password there, best one that is made for apps',
  },
  BACKUP_COPY_S3_BUCKET: {
    fallback: '',
    read: text,
    about: 'Bucket of an S3-compatible storage to which each backup is copied',
  },
  BACKUP_COPY_S3_ENDPOINT: {
    fallback: '',
    read: optionalWebAddress,
    about: 'Address of that storage, such as `https://nas.example.org:9000`; that of Amazon when empty',
  },
  BACKUP_COPY_S3_REGION: { fallback: 'us-east-1', read: text, about: 'Region of that storage, where it has some' },
  BACKUP_COPY_S3_PATH: { fallback: '', read: text, about: 'Folder in the bucket; the whole bucket when empty' },
  BACKUP_COPY_S3_ACCESS_KEY: { fallback: '', read: text, about: 'Access key of that storage' },
  BACKUP_COPY_S3_SECRET_KEY: { fallback: '', read: text, secret: true, about: 'Secret that goes with it' },
  BACKUP_COPY_PASSPHRASE: {
    fallback: '',
    read: text,
    secret: true,
    about:
      'Locks all that is copied there; without it nobody can open those backups, you neither, so write it down somewhere else',
  },
} as const;
