import { z } from 'zod';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { addServerJobs, defineJob, type JobDefinition, type JobKind } from '../../platform/jobs/index.ts';
import { addLetters, type NewLetter, sendInJob } from '../../platform/mail/index.ts';
import { createSignedTokens, hashToken } from '../../platform/security/index.ts';
import { noticeFor, updateUser, wordsOfReader } from '../users/index.ts';
import { findReader, type Reader } from './accounts.repository.ts';
import { changeKeepingAnAdmin } from './keep-an-admin.ts';

/** Whose address it becomes, in place of which one, and the version of their tokens: another password ends what was asked for before. */
const Claims = z.object({ sub: z.string(), v: z.int().nonnegative(), from: z.string(), to: z.string() });
const life = 24 * 3600;

const Wanted = z.object({ userId: z.string(), email: z.string() });
const confirmKind: JobKind<z.infer<typeof Wanted>> = { name: 'confirm-email', payload: Wanted };

const tokensOf = ({ secret, clock }: Platform) =>
  createSignedTokens({ secret, purpose: 'confirm e-mail', claims: Claims, now: () => clock.now().getTime() });

/** Sends a mail to an address that somebody says is theirs. One address gets one a minute at most. */
export const askToConfirm = async (
  instance: InstanceDatabase,
  { clock, mailer }: Platform,
  wanted: z.infer<typeof Wanted>,
): Promise<void> => {
  if (!mailer.isReady) return;
  const subject = `${confirmKind.name}:${hashToken(`${wanted.userId} ${wanted.email}`)}`;
  const concurrencyKey = `${confirmKind.name}:${hashToken(wanted.email)}`;
  await addServerJobs(instance, confirmKind, [{ subject, concurrencyKey, payload: wanted }], clock.now());
};

const confirmLetter = async (platform: Platform, account: Reader, email: string): Promise<NewLetter> => {
  const { words, language } = wordsOfReader(account);
  const { BASE_URL: server } = platform.settings;
  const claims = { sub: account.id, v: account.tokenVersion, from: account.email, to: email };
  const token = await tokensOf(platform).sign(claims, life);
  return {
    to: email,
    language,
    subject: words('mail.confirm.subject'),
    paragraphs: [words('mail.confirm.text', { name: account.fullName, server })],
    button: { label: words('mail.confirm.button'), address: `${server}/confirm-email?token=${token}` },
    footnotes: [words('mail.confirm.note')],
  };
};

export const confirmEmailJobs = (instance: InstanceDatabase, platform: Platform): JobDefinition[] => [
  defineJob({
    kind: confirmKind,
    atOnce: 3,
    pause: 60_000,
    run: async ({ payload: { userId, email }, attempt }) => {
      const account = await findReader(instance, userId);
      if (account) await sendInJob(platform, attempt, await confirmLetter(platform, account, email));
    },
  }),
];

/**
 * Only whoever is logged in as the account: a stranger who is sent the mail by somebody else's doing proves nothing by following it.
 * @throws AppError where the token is too old, forged, of another account, or asked for before something else was changed
 */
export const confirmEmail = async (
  instance: InstanceDatabase,
  platform: Platform,
  { userId, token }: { userId: string; token: string },
): Promise<void> => {
  const { claims } = found(await tokensOf(platform).read(token), 'auth.confirm-invalid');
  const account = found(await findReader(instance, userId), 'user.not-found');
  const { to: email } = claims;
  const isPresent = account.email === claims.from || account.email === email;
  if (claims.sub !== userId || account.tokenVersion !== claims.v || !isPresent) {
    throw new AppError('auth.confirm-invalid');
  }

  const now = platform.clock.now();
  const group = instance.group(account.groupId).actingAs({ userId, now: () => now });
  await changeKeepingAnAdmin(instance, group, { id: userId, names: { email } }, async (db) => {
    await updateUser(db, userId, { email, provenEmail: email, updatedAt: now.toISOString() });
    // To the former address: whoever reads mails at the new one knows.
    if (email !== account.email) await addLetters(db, noticeFor(platform, account, 'email', { email }), now);
  });
  await instance.signalRevisions();
};
