import type { Clock } from '../clock/clock.ts';
import type { GroupTransaction } from '../database/index.ts';
import type { InstanceDatabase } from '../database/instance-database.ts';
import { addJobs, addServerJobs, defineJob, type JobDefinition, type JobKind, TryLaterError } from '../jobs/index.ts';
import type { Logger } from '../logging/logging.ts';
import { Letter, type NewLetter } from './letter.ts';
import { MailError } from './mail-problem.ts';
import type { Mailer } from './mailer.ts';

const mailKind: JobKind<Letter> = { name: 'mail', payload: Letter };

const jobsOf = (letters: NewLetter[]) =>
  letters.map((letter) => ({ title: letter.subject, payload: Letter.parse(letter) }));

/** Sends letters once the change is committed; a mail server that is slow or away for a while holds nobody up. */
export const addLetters = (db: GroupTransaction, letters: NewLetter[], now: Date): Promise<void> =>
  addJobs(db, mailKind, jobsOf(letters), now);

/** As `addLetters` for what belongs to no group, such as news for the administrators. */
export const addServerLetters = (instance: InstanceDatabase, letters: NewLetter[], now: Date): Promise<void> =>
  addServerJobs(instance, mailKind, jobsOf(letters), now);

interface Parts {
  mailer: Mailer;
  clock: Clock;
  log: Logger;
}

const minute = 60_000;
/** Milliseconds after each try until the next one. A mail server may be away for a night. */
const delays = [minute / 2, 5 * minute, 30 * minute, 120 * minute, 360 * minute];

/**
 * Sends one letter as part of a job.
 * @throws TryLaterError while the mail server does not take it
 */
export const sendInJob = async ({ mailer, clock, log }: Parts, attempt: number, letter: NewLetter): Promise<void> => {
  if (!mailer.isReady) {
    log.warn({ part: 'mail' }, 'a mail was not sent: no mail server is set up');
    return;
  }
  try {
    await mailer.send(letter);
  } catch (error) {
    if (!(error instanceof MailError)) throw error;
    log.warn({ part: 'mail', problem: error.problem, answer: error.answer }, 'a mail could not be sent');
    if (!error.mayPass) return;
    const delay = delays[attempt - 1] ?? delays.at(-1) ?? minute;
    throw new TryLaterError(new Date(clock.now().getTime() + delay), { problem: error.problem, cause: error });
  }
};

export const mailJobs = (parts: Parts): JobDefinition[] => [
  defineJob({ kind: mailKind, atOnce: 3, run: ({ payload, attempt }) => sendInJob(parts, attempt, payload) }),
];
