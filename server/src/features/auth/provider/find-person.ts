import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { addLetters } from '../../../platform/mail/index.ts';
import { type ProvenPerson, SignOnError } from '../../../platform/sign-on/index.ts';
import { findMember, noticeFor } from '../../users/index.ts';
import { type Account, findAccount, findAccountBy, hasAdmin } from '../accounts.repository.ts';
import { adoptAdminship, makeAccountFor } from '../accounts-from-elsewhere.ts';
import { findAccountOf, hasIdentityAt, insertIdentity } from './identities.repository.ts';
import { judgeGroups, type PersonClaims, readClaims } from './person-claims.ts';

/**
 * The account of somebody whom the provider has let in: the one that they are connected with, else the one with their verified e-mail, else a
 * new one, which reads the language that the provider tells, or else the one of the page.
 * @throws SignOnError which of the checks failed
 */
export const findPerson = async (
  instance: InstanceDatabase,
  platform: Platform,
  person: ProvenPerson,
  language: string,
): Promise<Account> => {
  if (!(await hasAdmin(instance.read))) throw new SignOnError('not-set-up');
  const claims = readClaims(person, platform.settings);
  const connected = await findAccountOf(instance, person);
  if (!connected) refuseUnproven(claims, platform);
  const isAdmin = judgeGroups(claims, platform.settings);

  const account =
    connected ??
    (await connectByClaim(instance, platform, person, claims)) ??
    (await welcome(instance, platform, person, { ...claims, locale: claims.locale ?? language }, isAdmin ?? false));
  if (isAdmin !== null) await adoptAdminship(instance, platform, account, isAdmin);
  return account;
};

/** Connects an account with a person, as its owner wants it. */
export const connectPerson = async (
  instance: InstanceDatabase,
  platform: Platform,
  person: ProvenPerson,
  userId: string,
): Promise<Account> => {
  judgeGroups(readClaims(person, platform.settings), platform.settings);
  const owner = await findAccountOf(instance, person);
  if (owner && owner.id !== userId) throw new SignOnError('identity-taken');
  const account = found(await findAccount(instance, userId), 'user.not-found');
  if (!owner) await connect(instance, platform, person, account);
  return account;
};

/** Whoever could choose their address at the provider would get the account of somebody else. */
const refuseUnproven = ({ known, isEmailVerified }: PersonClaims, { settings }: Platform): void => {
  if (known === '') throw new SignOnError('email-missing');
  if (settings.OIDC_USER_CLAIM === 'email' && !isEmailVerified) throw new SignOnError('email-unverified');
};

const connectByClaim = async (
  instance: InstanceDatabase,
  platform: Platform,
  person: ProvenPerson,
  { known, email }: PersonClaims,
): Promise<Account | undefined> => {
  const column = platform.settings.OIDC_USER_CLAIM === 'email' ? 'email' : 'username';
  const account = await findAccountBy(instance, column, known);
  if (!account) return undefined;
  // Whoever gives the address or name of another as theirs would wait for them here, and for their rights.
  const isProven = account.provenEmail === account.email && (email === '' || email === account.email);
  if (!isProven) throw new SignOnError('email-unconfirmed');
  const isOfAnother = await hasIdentityAt(instance.group(account.groupId), account.id, person.issuer);
  if (isOfAnother) throw new SignOnError('email-taken');
  await connect(instance, platform, person, account);
  return account;
};

const connect = (instance: InstanceDatabase, platform: Platform, person: ProvenPerson, account: Account) => {
  const { id } = account;
  const now = platform.clock.now();
  const db = instance.group(account.groupId).actingAs({ userId: id, now: () => now });
  return db.change(async (db) => {
    await insertIdentity(db, id, person, now);
    await db.record('user.updated', { id, fields: ['identities'] });
    const owner = found(await findMember(db, id), 'user.not-found');
    const { OIDC_PROVIDER_NAME: provider } = platform.settings;
    await addLetters(db, noticeFor(platform, owner, 'provider-added', { provider }), now);
  });
};

const welcome = async (
  instance: InstanceDatabase,
  platform: Platform,
  person: ProvenPerson,
  { email, isEmailVerified, username, fullName, locale }: Omit<PersonClaims, 'locale'> & { locale: string },
  isAdmin: boolean,
): Promise<Account> => {
  if (!platform.settings.OIDC_SIGNUP_ENABLED) throw new SignOnError('account-missing');
  if (email === '') throw new SignOnError('email-missing');
  const now = platform.clock.now();
  const isEmailProven = isEmailVerified;
  const newcomer = { email, isEmailProven, username, fullName, locale, isAdmin, authMethod: 'OIDC' } as const;
  return makeAccountFor(instance, platform, {
    ...newcomer,
    also: (db, userId) => insertIdentity(db, userId, person, now),
  }).catch((cause: unknown) => {
    const isTaken = cause instanceof AppError && cause.code === 'user.email-taken';
    throw isTaken ? new SignOnError('email-taken', {}, { cause }) : cause;
  });
};
