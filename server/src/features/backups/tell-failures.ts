import { z } from 'zod';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { tellAdmins } from '../mail/index.ts';
import { listAdminGroups } from './groups.repository.ts';
import { problemOf } from './outcome.ts';
import { notProven, problemInWords } from './problem-in-words.ts';

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

const toldProblem = (error: unknown): ReturnType<typeof problemOf> =>
  error instanceof NotProvenError ? { code: notProven, values: { damaged: error.damaged } } : problemOf(error);

export interface Failures {
  /** Tells the administrators by mail, and the notifiers of their households, unless they know: the same failure is told once, until it has gone well again. */
  tell(kind: FailingKind, error: unknown): Promise<void>;
  /** It has gone well: the next failure is news. */
  end(kind: FailingKind): Promise<void>;
}

type Parts = Pick<Platform, 'files' | 'mailer' | 'clock' | 'settings'>;

export const createFailures = (instance: InstanceDatabase, platform: Parts): Failures => {
  const { files, settings, clock } = platform;
  /** What a full disk does not take is known for as long as the process runs. */
  let unwritten: z.infer<typeof Told> | undefined;
  const read = async () => unwritten ?? (await readTold(files));
  const write = async (told: z.infer<typeof Told>): Promise<void> => {
    unwritten = told;
    await files.write(toldKey, Buffer.from(JSON.stringify(told))).then(
      () => {
        unwritten = undefined;
      },
      () => undefined,
    );
  };
  const record = async (kind: FailingKind, problem: ReturnType<typeof problemOf>): Promise<void> => {
    const groupIds = await listAdminGroups(instance);
    await instance.change(async (_, enter) => {
      for (const groupId of groupIds) {
        const group = instance.group(groupId).actingAs({ userId: null, now: () => clock.now() });
        await (await enter(group)).record('backup.failed', { kind, ...problem });
      }
    });
  };
  return {
    tell: async (kind, error) => {
      // Somebody was busy with backups, or has stopped it: neither is news.
      if (error instanceof AppError && ['backup.busy', 'backup.stopped'].includes(error.code)) return;
      const told = await read();
      const problem = toldProblem(error);
      if (told[kind] === problem.code) return;
      await tellAdmins(instance, platform, (words) => ({
        subject: words('backup.mail.subject', { kind }),
        paragraphs: [words('backup.mail.text', { kind, server: settings.BASE_URL }), problemInWords(problem, words)],
        button: { label: words('backup.mail.button'), address: `${settings.BASE_URL}/admin/backups` },
        footnotes: [words('backup.mail.note')],
      }));
      await record(kind, problem);
      await write({ ...told, [kind]: problem.code });
    },
    end: async (kind) => {
      const { [kind]: code, ...others } = await read();
      if (code !== undefined) await write(others);
    },
  };
};
