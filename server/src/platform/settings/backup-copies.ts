import { optionalWebAddress, text } from './readers.ts';

/** Settings of a second place for backups. */
export const backupCopyDefinitions = {
  BACKUP_COPY_FOLDER: { fallback: '', read: text, guide: 'docs/operate.md#a-second-place' },
  BACKUP_COPY_WEBDAV_URL: { fallback: '', read: optionalWebAddress },
  BACKUP_COPY_WEBDAV_USER: { fallback: '', read: text },
  BACKUP_COPY_WEBDAV_PASSWORD: { fallback: '', read: text, secret: true },
  BACKUP_COPY_S3_BUCKET: { fallback: '', read: text },
  BACKUP_COPY_S3_ENDPOINT: { fallback: '', read: optionalWebAddress },
  BACKUP_COPY_S3_REGION: { fallback: 'us-east-1', read: text },
  BACKUP_COPY_S3_PATH: { fallback: '', read: text },
  BACKUP_COPY_S3_ACCESS_KEY: { fallback: '', read: text },
  BACKUP_COPY_S3_SECRET_KEY: { fallback: '', read: text, secret: true },
  BACKUP_COPY_PASSPHRASE: { fallback: '', read: text, secret: true },
} as const;
