import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Message, Moment } from '../shapes.ts';
import { Fetched } from './backup-contents.ts';

const count = z.number().int().nonnegative();
/** A copy goes to the second place and is proven there; what is brought comes from there. */
export const backupWorkKinds = ['backup', 'proof', 'restore', 'upload', 'copy', 'bring', 'fetch', 'tidy'] as const;

export const backupReasons = ['asked', 'nightly', 'before-restore', 'uploaded'] as const;

const BackupCounts = z.object({
  groups: count,
  users: count,
  recipes: count,
  pictures: count,
  lists: count,
  meals: count,
});
export type BackupCounts = z.infer<typeof BackupCounts>;

export const damageProblems = ['missing', 'damaged', 'different'] as const;

export const leftOutReasons = [
  'missing',
  'damaged',
  'unreadable',
  'unknown',
  'orphaned',
  'repeated',
  'refused',
] as const;

/** Rows of a table that can't be restored, by why. */
export const LeftOutRows = z.object({
  table: z.string(),
  rows: count,
  /**
   * The table is missing or damaged; the line is no row, or the table none of this version; what the row belongs to is not there, or
   * one like it already is; the database refuses it. Earlier proofs tell it in the words of the database.
   */
  reason: z.enum(leftOutReasons).catch('refused'),
  /** What the database said of the first of them, in its own words; null where it was not asked. */
  detail: z.string().nullable().default(null),
});
export type LeftOutRows = z.infer<typeof LeftOutRows>;

/** Parts that are missing or damaged. */
export const BackupDamages = z.array(
  z.object({ part: z.enum(['table', 'list', 'file']), name: z.string(), problem: z.enum(damageProblems) }),
);

/** What came of restoring it into a scratch place. */
export const BackupProof = z.object({
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  isProven: z.boolean(),
  tables: count,
  rows: count,
  files: count,
  /** Name of the recipe that was read back; null where there is none. */
  readBack: z.string().nullable(),
  /** The SHA-256 of its small picture in the backup; null where it has none. */
  readBackPicture: z.string().nullish(),
  /** How many parts are damaged or missing, and the first of them. */
  damaged: count,
  damages: BackupDamages,
  leftOut: z.array(LeftOutRows),
});
export type BackupProof = z.infer<typeof BackupProof>;

/** Where a backup was before that was made out of one of another program, and what of it could not come along as it was. */
export const MovedFrom = z.object({
  program: z.literal('Mealie'),
  version: z.string(),
  groups: z.array(z.object({ name: z.string(), households: count, users: count, recipes: count, lists: count })),
  problems: z.array(z.object({ table: z.string(), reason: z.string(), rows: count, example: z.string() })),
});
export type MovedFrom = z.infer<typeof MovedFrom>;

export const Backup = z.object({
  name: z.string(),
  createdAt: Moment,
  reason: z.enum(backupReasons),
  /** Who asked for it. */
  by: z.string().nullable(),
  /** Of the program that made it. */
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  counts: BackupCounts,
  tables: count,
  rows: count,
  files: count,
  bytes: count,
  proof: BackupProof.nullable(),
  from: MovedFrom.nullish(),
});
export type Backup = z.infer<typeof Backup>;

/** What is done with backups now. */
export const BackupWork = z.object({
  kind: z.enum(backupWorkKinds),
  backup: z.string().nullable(),
  step: z.string(),
  done: count,
  total: count,
  startedAt: Moment,
  /** The steps that are done. */
  behind: z.array(z.object({ step: z.string(), total: count, milliseconds: count })),
});
export type BackupWork = z.infer<typeof BackupWork>;

/** How the last of it ended. */
const BackupOutcome = z.object({
  kind: z.enum(backupWorkKinds),
  backup: z.string().nullable(),
  endedAt: Moment,
  /** What went wrong, in the caller's language; null where nothing did. */
  problem: z.string().nullable(),
  /** How many parts of the backup are damaged or missing, and the first of them. */
  damaged: count,
  damages: BackupDamages,
  leftOut: z.array(LeftOutRows),
  /** What came back, where one thing was fetched. */
  fetched: Fetched.nullable(),
});

export const BackupOverview = z.object({
  work: BackupWork.nullable(),
  last: BackupOutcome.nullable(),
  backups: z.array(Backup),
  /** Those whose manifest is damaged, newest first: they can be downloaded and deleted, and not restored. */
  unreadable: z.array(z.object({ name: z.string(), createdAt: Moment, bytes: count })),
  /** Of all backups together: what they share counts once. */
  bytes: count,
  free: count.nullable(),
  keep: z.object({ days: count, weeks: count, months: count }),
  /** Time of the day at which the nightly one is made, where there is one. */
  nightlyAt: z.string().nullable(),
  secondPlace: z
    .object({
      kind: z.enum(['folder', 'webdav', 's3']),
      /** Where it is, without user and password. */
      name: z.string(),
      /** Only a passphrase opens what lies there. */
      isLocked: z.boolean(),
      /** When the last copy was there whole. */
      copiedAt: Moment.nullable(),
      /** When that one was fetched back and was as it should be. */
      provenAt: Moment.nullable(),
      /** Parts of it that were not. */
      damaged: count,
      /** What went wrong the last time. */
      problem: z.string().nullable(),
    })
    .nullable(),
});
export type BackupOverview = z.infer<typeof BackupOverview>;

export const BackupPlaceStep = z.object({
  step: z.enum(['reach', 'log-in', 'find', 'unlock', 'write', 'read', 'delete']),
  state: z.enum(['passed', 'failed', 'skipped']),
  /** What went wrong and what to do about it, in the caller's language. */
  problem: z.string().nullable(),
});
export type BackupPlaceStep = z.infer<typeof BackupPlaceStep>;

export const comparedKinds = [
  'recipes',
  'pictures',
  'comments',
  'cookbooks',
  'lists',
  'items',
  'meals',
  'foods',
  'users',
  'groups',
] as const;

const ComparedKind = z.object({
  kind: z.enum(comparedKinds),
  today: count,
  after: count,
  /** Of those today, how many would go. */
  going: count,
  /** Of those in the backup, how many are not there today. */
  returning: count,
  /** How many become what they were; of people those whose password does. */
  changed: count,
});
export type ComparedKind = z.infer<typeof ComparedKind>;

const ComparedRecipe = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: Moment.nullable(),
  /** Who added it. */
  by: z.string().nullable(),
  /** The version of its picture; null where it has none. */
  image: z.string().nullable(),
});
export type ComparedRecipe = z.infer<typeof ComparedRecipe>;

/** What would become of the present data. */
export const BackupComparison = z.object({
  kinds: z.array(ComparedKind),
  /** The newest recipes that would go and the ones that would come back, without those that a member keeps to themselves. */
  goingRecipes: z.array(ComparedRecipe),
  returningRecipes: z.array(ComparedRecipe),
  /** What becomes of the account of whoever asks. */
  account: z.enum(['stays', 'former-password', 'gone']),
  /** Steps that its tables take to become those of today. */
  laterSteps: count,
  /** Its tables are newer than this program, which can't restore them. */
  isTooNew: z.boolean(),
});
export type BackupComparison = z.infer<typeof BackupComparison>;

const AllBackups = z.object({
  imports: z.array(z.object({ name: z.string(), date: Moment, size: z.string() })),
  templates: z.array(z.string()),
});
const FileToken = z.object({ fileToken: z.string() });
const admin = { access: 'admin', topics: [] } as const;

const Restoring = z.object({
  /** Whoever asks knows that some of it is damaged. */
  acceptsDamage: z.boolean().default(false),
});
/** Of what is streamed: the setting `MAX_UPLOAD` says how much it may be. */
const largestBody = 2 ** 40;

/** Backups as the administration has them. Each is named with or without `.zip` at its end. */
export const backups = {
  overview: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/backups/overview',
    summary: 'All backups with their proofs, and what is done with them now',
    reply: BackupOverview,
  }),
  list: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/backups',
    summary: 'All backups, newest first',
    reply: AllBackups,
  }),
  create: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/backups',
    status: 201,
    summary: 'Make a backup; the reply comes when it is there, or after a while with the work going on',
    reply: Message,
  }),
  upload: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/backups/upload',
    files: ['archive'],
    streamed: true,
    bodyLimit: largestBody,
    summary: 'Bring a backup that was downloaded back among the others',
    reply: Message,
  }),
  start: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/backups/start',
    status: 202,
    summary: 'Begin to make a backup and to prove it',
    reply: Message,
  }),
  stop: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/backups/stop',
    summary: 'End what is done with backups now; nothing of it stays',
    reply: Message,
  }),
  get: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/backups/{name}',
    summary: 'A token by which a backup is downloaded',
    reply: FileToken,
  }),
  details: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/backups/{name}/details',
    summary: 'What a backup holds and how it was proven',
    reply: Backup,
  }),
  compare: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/backups/{name}/comparison',
    summary: 'What would change if it were restored',
    reply: BackupComparison,
  }),
  prove: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/backups/{name}/proof',
    status: 202,
    summary: 'Begin to restore it into a scratch place, to see whether that works',
    reply: Message,
  }),
  restore: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/backups/{name}/restore',
    body: Restoring,
    summary: 'Put it in the place of all there is; a backup of what there was is made first',
    reply: Message,
  }),
  startRestore: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/backups/{name}/start-restore',
    body: Restoring,
    status: 202,
    summary: 'Begin to put it in the place of all there is',
    reply: Message,
  }),
  remove: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/admin/backups/{name}',
    summary: 'Throw a backup away',
    reply: Message,
  }),
};

/** Backups at the second place that the settings name. */
export const secondPlaceBackups = {
  list: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/backups/second-place',
    summary: 'The backups that lie there, newest first',
    reply: z.object({ backups: z.array(Backup) }),
  }),
  test: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/backups/second-place/test',
    summary: 'Do once what a copy does, with a small file, and tell how far that came',
    reply: z.array(BackupPlaceStep),
  }),
  copy: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/backups/second-place/copy',
    status: 202,
    summary: 'Begin to copy the last backup there and to prove it',
    reply: Message,
  }),
  get: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/backups/second-place/{name}',
    summary: 'A token by which a backup that lies there is downloaded, unlocked',
    reply: FileToken,
  }),
  fetch: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/backups/second-place/{name}/fetch',
    status: 202,
    summary: 'Begin to bring a backup from there among those that are here',
    reply: Message,
  }),
  remove: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/admin/backups/second-place/{name}',
    summary: 'Throw a backup away that lies there',
    reply: Message,
  }),
};

/** The same where older clients look for it. */
export const plainBackups = {
  available: endpoint({
    ...admin,
    method: 'GET',
    path: '/backups/available',
    summary: 'All backups, newest first',
    reply: AllBackups,
  }),
  exportDatabase: endpoint({
    ...admin,
    method: 'POST',
    path: '/backups/export/database',
    status: 201,
    summary: 'Make a backup',
    reply: Message,
  }),
  upload: endpoint({
    ...admin,
    method: 'POST',
    path: '/backups/upload',
    files: ['archive'],
    streamed: true,
    bodyLimit: largestBody,
    summary: 'Bring a backup that was downloaded back among the others',
    reply: Message,
  }),
  download: endpoint({
    ...admin,
    method: 'GET',
    path: '/backups/{name}/download',
    summary: 'A token by which a backup is downloaded',
    reply: FileToken,
  }),
  import: endpoint({
    ...admin,
    method: 'POST',
    path: '/backups/{name}/import',
    body: Restoring,
    summary: 'Put it in the place of all there is',
    reply: Message,
  }),
  remove: endpoint({
    ...admin,
    method: 'DELETE',
    path: '/backups/{name}/delete',
    summary: 'Throw a backup away',
    reply: Message,
  }),
};
