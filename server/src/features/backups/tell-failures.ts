import { z } from 'zod';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Platform, Words } from '../../platform/http/index.ts';
import { tellAdmins } from '../mail/index.ts';
import { problemOf } from './outcome.ts';
import { problemInWords } from './problem-in-words.ts';

/** What can fail at night, each on its own. */
const failingKinds = ['backup', 'copy'] as const;
type FailingKind = (typeof failingKinds)[number];

/** By what each of them failed when the administrators were told. */
const Told = z.partialRecord(z.enum(failingKinds), z.string());

const toldKey = 'backups/told.json';

const readTold = async (files: FileStore): Promise<z.infer<typeof Told>> => {
  const bytes = await files.read(toldKey);
  try {
    return bytes ? Told.parse(JSON.parse(String(bytes))) : {};
  } catch {
    return {};
  }
};

/** It was restored on trial, and that gave something else than what was saved. */
export class NotProvenError extends Error {
  constructor(readonly damaged: number) {
    super(`a backup could not be proven: ${damaged} damaged parts`);
  }
}

const sentenceOf = (error: unknown, words: Words): string =>
  error instanceof NotProvenError
    ? words('backup.mail.not-proven', { damaged: error.damaged })
    : problemInWords(problemOf(error), words);

export interface Failures {
  /** Tells the administrators by mail, unless they know: the same failure is told once, until it has gone well again. */
  tell(kind: FailingKind, error: unknown): Promise<void>;
  /** It has gone well: the next failure is news. */
  end(kind: FailingKind): Promise<void>;
}

type Parts = Pick<Platform, 'files' | 'mailer' | 'clock' | 'settings'>;

export const createFailures = (instance: InstanceDatabase, platform: Parts): Failures => {
  const { files, settings } = platform;
  const write = (told: z.infer<typeof Told>) => files.write(toldKey, Buffer.from(JSON.stringify(told)));
  return {
    tell: async (kind, error) => {
      // Somebody was busy with backups, or has stopped it: neither is news.
      if (error instanceof AppError && ['backup.busy', 'backup.stopped'].includes(error.code)) return;
      const told = await readTold(files);
      const code = error instanceof NotProvenError ? 'not-proven' : problemOf(error).code;
      if (told[kind] === code) return;
      await tellAdmins(instance, platform, (words) => ({
        subject: words('backup.mail.subject', { kind }),
        paragraphs: [words('backup.mail.text', { kind, server: settings.BASE_URL }), sentenceOf(error, words)],
        button: { label: words('backup.mail.button'), address: `${settings.BASE_URL}/admin/backups` },
        footnotes: [words('backup.mail.note')],
      }));
      await write({ ...told, [kind]: code });
    },
    end: async (kind) => {
      const { [kind]: code, ...others } = await readTold(files);
      if (code !== undefined) await write(others);
    },
  };
};
