import { BackupDamages, backupWorkKinds, Fetched, LeftOutRows } from '@larder/contract';
import { z } from 'zod';
import { AppError } from '../../platform/errors/index.ts';
import type { FileStore } from '../../platform/files/index.ts';

/** How the last work on backups ended, for whoever looks later. */
export const Outcome = z.object({
  kind: z.enum(backupWorkKinds),
  backup: z.string().nullable(),
  endedAt: z.string(),
  /** Code of what went wrong, with the values of its words; null where nothing did. */
  problem: z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }).nullable(),
  damaged: z.int().nonnegative().default(0),
  damages: BackupDamages.default([]),
  leftOut: z.array(LeftOutRows),
  fetched: Fetched.nullable().default(null),
});
export type Outcome = z.infer<typeof Outcome>;

const outcomeKey = 'backups/last.json';

/** What a full disk does not take is told for as long as the process runs: the former outcome would be taken for the last one. */
const unwritten = new WeakMap<FileStore, Outcome>();

export const noteOutcome = async (files: FileStore, outcome: Outcome): Promise<void> => {
  unwritten.set(files, outcome);
  const isWritten = await files.write(outcomeKey, Buffer.from(JSON.stringify(outcome))).then(
    () => true,
    () => false,
  );
  if (isWritten) unwritten.delete(files);
};

export const readOutcome = async (files: FileStore): Promise<Outcome | null> => {
  const told = unwritten.get(files);
  if (told) return told;
  const bytes = await files.read(outcomeKey);
  if (!bytes) return null;
  try {
    return Outcome.parse(JSON.parse(String(bytes)));
  } catch {
    return null;
  }
};

const fullDisk = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  ['ENOSPC', 'EDQUOT', 'EFBIG', '53100', 'SQLITE_FULL'].includes(String(error.code));

export const problemOf = (error: unknown): NonNullable<Outcome['problem']> => {
  if (error instanceof AppError) return { code: error.code, values: error.values };
  return { code: fullDisk(error) ? 'server.no-space' : 'server.failed', values: {} };
};
