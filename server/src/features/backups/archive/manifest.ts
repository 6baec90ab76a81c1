import { MovedFrom } from '@larder/contract';
import { z } from 'zod';

const reasons = ['asked', 'nightly', 'before-restore', 'uploaded'] as const;

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const count = z.int().nonnegative();

/** What a backup is about, and what its parts have to be. It is written last: without it there is no backup. */
export const Manifest = z.object({
  format: z.literal('larder-backup'),
  formatVersion: z.literal(1),
  createdAt: z.iso.datetime(),
  /** Of the program that made it. */
  version: z.string(),
  /** The last step that its tables had taken. */
  schema: z.int().positive(),
  database: z.enum(['sqlite', 'postgres']),
  reason: z.enum(reasons),
  /** Who asked for it; null where nobody did. */
  by: z.string().nullable(),
  counts: z.object({ groups: count, users: count, recipes: count, pictures: count, lists: count, meals: count }),
  tables: z.array(z.object({ name: z.string().regex(/^\w{1,63}$/), rows: count, bytes: count, sha256 })),
  /** The list of its files, one a line. */
  files: z.object({ number: count, bytes: count, sha256 }),
  /** Where it was before, of one that was made out of a backup of another program. */
  from: MovedFrom.optional(),
});
export type Manifest = z.infer<typeof Manifest>;

/** A line of the list of files. */
export const FileLine = z.object({
  path: z.string().min(1).max(1000),
  size: count,
  /** Milliseconds since 1970. */
  modifiedAt: z.number(),
  sha256,
});
export type FileLine = z.infer<typeof FileLine>;

/** Folders below `DATA_DIR` whose files belong to what the tables hold. */
export const filedFolders = ['recipes', 'users'] as const;

/** Of a picture there are several sizes: the largest stands for it. */
export const isPicture = (path: string): boolean => path.endsWith('/original.webp');

const two = (value: number) => String(value).padStart(2, '0');

/** `larder_2026.03.01.03.15.00`: sorts by time. */
export const backupName = (at: Date): string =>
  `larder_${String(at.getUTCFullYear()).padStart(4, '0')}.${[at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join('.')}`;

export const isBackupName = (name: string): boolean => /^larder_\d{4}(\.\d\d){5}(-\d{1,3})?$/.test(name);

export const manifestKey = (name: string) => `${name}/manifest.json`;
export const proofKey = (name: string) => `${name}/proof.json`;
export const tableKey = (name: string, table: string) => `${name}/tables/${table}.jsonl.gz`;
export const filesKey = (name: string) => `${name}/files.jsonl.gz`;
/** A file is stored once for all backups of a place that have it. */
export const contentKey = (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256}`;
