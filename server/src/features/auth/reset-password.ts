import type { BodyOf, contract } from '@larder/contract';
import { z } from 'zod';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { addServerJobs, defineJob, type JobDefinition, type JobKind } from '../../platform/jobs/index.ts';
import { addLetters, type NewLetter, sendInJob } from '../../platform/mail/index.ts';
import { createSignedTokens, hashPassword, hashToken } from '../../platform/security/index.ts';
import { noticeFor, replacePassword, wordsOfReader } from '../users/index.ts';
import { findReader, findReaderByEmail, type Reader } from './accounts.repository.ts';
import { forgetWrongPasswordsOf } from './password-attempts.repository.ts';

/**
 * Whose password it may set, and the version of their tokens: another password makes it another one, so that a link is good once. One that went out
 * by mail proves the address too.
 */
const Claims = z.object({ sub: z.string(), v: z.int().nonnegative(), isMailed: z.boolean().optional() });
const life = 3600;

/** Whoever has chosen no language reads the one of the page on which the mail was asked for. */
const Wanted = z.object({ email: z.string(), language: z.string().optional() });
const resetKind: JobKind<z.infer<typeof Wanted>> = { name: 'forgotten-password', payload: Wanted };

const tokensOf = ({ secret, clock }: Platform) =>
  createSignedTokens({ secret, purpose: 'reset password', claims: Claims, now: () => clock.now().getTime() });

/** Address of the page on which the owner of an account sets another password within the hour. */
const resetAddress = async (
  platform: Platform,
  { id, tokenVersion }: Pick<Reader, 'id' | 'tokenVersion'>,
  isMailed: boolean,
) => {
  const token = await tokensOf(platform).sign({ sub: id, v: tokenVersion, isMailed }, life);
  return { token, address: `${platform.settings.BASE_URL}/reset-password?token=${token}` };
};

/** The same work whether there is such an account or not, which is looked for in the background: time tells nobody. */
export const askForReset = (
  instance: InstanceDatabase,
  { clock }: Platform,
  wanted: z.infer<typeof Wanted>,
): Promise<void> => {
  const subject = `${resetKind.name}:${hashToken(wanted.email)}`;
  return addServerJobs(instance, resetKind, [{ subject, concurrencyKey: subject, payload: wanted }], clock.now());
};

/**
 * For administrators, to be passed on to whom it is for.
 * @throws AppError where nobody has the address, or their password is known elsewhere
 */
export const makeReset = async (instance: InstanceDatabase, platform: Platform, email: string) => {
  const account = found(await findReaderByEmail(instance, email), 'user.not-found');
  if (account.authMethod !== 'Mealie') throw new AppError('auth.password-managed-elsewhere');
  return resetAddress(platform, account, false);
};

const resetLetter = async (platform: Platform, account: Reader): Promise<NewLetter> => {
  const { words, language } = wordsOfReader(account);
  const { address } = await resetAddress(platform, account, true);
  return {
    to: account.email,
    language,
    subject: words('mail.reset.subject'),
    paragraphs: [words('mail.reset.text', { name: account.fullName, server: platform.settings.BASE_URL })],
    button: { label: words('mail.reset.button'), address },
    footnotes: [words('mail.reset.note')],
  };
};

/** One address gets a mail a minute at most. */
const pause = 60_000;

export const forgottenPasswordJobs = (instance: InstanceDatabase, platform: Platform): JobDefinition[] => [
  defineJob({
    kind: resetKind,
    atOnce: 3,
    pause,
    run: async ({ payload: { email, language = null }, attempt }) => {
      const account = await findReaderByEmail(instance, email);
      // The password of others is known to the server that they log in with.
      if (account?.authMethod !== 'Mealie') return;
      const reader = { ...account, locale: account.locale ?? language };
      await sendInJob(platform, attempt, await resetLetter(platform, reader));
    },
  }),
];

/** @throws AppError where the link is used, too old, forged, or of somebody with another e-mail */
export const resetPassword = async (
  instance: InstanceDatabase,
  platform: Platform,
  { token, email, password, passwordConfirm }: BodyOf<typeof contract.passwords.reset>,
): Promise<void> => {
  if (password !== passwordConfirm) throw new AppError('auth.passwords-differ');
  const { claims } = found(await tokensOf(platform).read(token), 'auth.reset-invalid');
  const account = found(await findReader(instance, claims.sub), 'auth.reset-invalid');
  const isGood = account.tokenVersion === claims.v && account.email === email && account.authMethod === 'Mealie';
  if (!isGood) throw new AppError('auth.reset-invalid');

  const passwordHash = await hashPassword(password);
  const now = () => platform.clock.now();
  await instance
    .group(account.groupId)
    .actingAs({ userId: account.id, now })
    .change(async (db) => {
      const provenEmail = claims.isMailed ? account.email : undefined;
      const wanted = { passwordHash, endApiTokens: true, version: claims.v, provenEmail };
      const version = await replacePassword(db, account.id, wanted);
      // Of two that use the link at the same moment, one does.
      if (version === undefined) throw new AppError('auth.reset-invalid');
      await addLetters(db, noticeFor(platform, account, 'password'), now());
    });
  await forgetWrongPasswordsOf(instance, account.id);
  await instance.signalRevisions();
};
