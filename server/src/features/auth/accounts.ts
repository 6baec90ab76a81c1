import type { GroupDatabase } from '../../platform/database/index.ts';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import type { Platform } from '../../platform/http/index.ts';
import { verifyPassword } from '../../platform/security/index.ts';
import { findUser } from '../users/index.ts';
import {
  type Account,
  findAccount,
  findAccountByName,
  findFirstGroup,
  findInvitation,
  isGroupTaken,
  isNameOfAccount,
} from './accounts.repository.ts';
import { askToConfirm, confirmEmail, confirmEmailJobs } from './confirm-email.ts';
import { createDirectoryLogIns } from './directory/directory-log-ins.ts';
import { endSession } from './ended-sessions.repository.ts';
import { type AccountChange, type ChangeOfAccount, changeKeepingAnAdmin } from './keep-an-admin.ts';
import { type Credentials, logIn } from './log-in.ts';
import { findSessionStart } from './logins/logins.repository.ts';
import { createPasskeys } from './passkeys/passkeys.ts';
import { createProviderLogIns } from './provider/provider-log-ins.ts';
import { type Registration, register } from './register.ts';
import { askForReset, forgottenPasswordJobs, makeReset, resetPassword } from './reset-password.ts';
import { createSetup } from './setup.ts';
import { tryPassword } from './try-password.ts';

/** What concerns people before they belong to a group, or across groups: the only way of features to all accounts. */
export const createAccounts = async (instance: InstanceDatabase, platform: Platform) => {
  const setup = createSetup(instance, platform);
  await setup.finishBySettings();

  /** Name of the group that an invitation leads into, or null when it is no longer good. */
  const findInvitingGroup = async (token: string): Promise<string | null> => {
    const invitation = await findInvitation(instance, token, platform.clock.now());
    return invitation?.group ?? null;
  };

  const directory = createDirectoryLogIns(instance, platform);
  const provider = createProviderLogIns(instance, platform);

  const noteLogIn = async ({ id, groupId }: Account, address: string | null = null): Promise<void> => {
    const db = instance.group(groupId).actingAs({ userId: id, now: () => platform.clock.now() });
    await db.change((db) => db.record('user.logged-in', { id, address }));
  };

  return {
    setup,
    provider,
    directory,
    noteLogIn,
    isSetupNeeded: setup.isNeeded,

    findDefaultGroupSlug: async (): Promise<string | null> => {
      const group = await findFirstGroup(instance, platform.settings.DEFAULT_GROUP);
      return group && group.privateGroup === 0 ? group.slug : null;
    },

    logIn: async (credentials: Credentials, address: string | null = null) => {
      const account = await logIn(instance, platform, directory, credentials);
      await noteLogIn(account, address);
      return account;
    },

    /** The account of whoever brings a token of the provider. @throws AppError when it is not good */
    logInByIdToken: async (idToken: string, language: string, address: string | null = null): Promise<Account> => {
      const account = await provider.exchange(idToken, language);
      await noteLogIn(account, address);
      return account;
    },

    /** Whether nobody knows a password of the account. */
    isOnlyByProvider: async (userId: string): Promise<boolean> =>
      (await findAccount(instance, userId))?.authMethod === 'OIDC',

    /** The account of whom the reverse proxy says. @throws AppError when there is none */
    logInByProxy: async (name: string, address: string | null = null): Promise<Account> => {
      const account = found(await findAccountByName(instance, name), 'auth.proxy-names-nobody', { name });
      // Else whoever gives the address of another as theirs would be visited by them.
      const isTheirs = [account.username, account.provenEmail].includes(name.trim().toLowerCase());
      if (!isTheirs) throw new AppError('auth.proxy-names-nobody', { name });
      await noteLogIn(account, address);
      return account;
    },

    askForReset: (email: string, language: string) => askForReset(instance, platform, { email, language }),
    resetPassword: (wanted: Parameters<typeof resetPassword>[2]) => resetPassword(instance, platform, wanted),
    makeReset: (email: string) => makeReset(instance, platform, email),
    askToConfirm: (wanted: { userId: string; email: string }) => askToConfirm(instance, platform, wanted),
    confirmEmail: (wanted: { userId: string; token: string }) => confirmEmail(instance, platform, wanted),
    jobs: [...forgottenPasswordJobs(instance, platform), ...confirmEmailJobs(instance, platform)],
    endSession: (session: { id: string; until: Date }) => endSession(instance, session, platform.clock.now()),
    /** Lets whoever follows revisions look whether they still may. */
    signal: () => instance.signalRevisions(),
    passkeys: createPasskeys(instance, platform),

    /** @throws AppError when it is wrong, or too many were */
    confirmPassword: async (userId: string, password: string): Promise<void> => {
      const account = found(await findAccount(instance, userId), 'user.not-found');
      const tried = { key: `own:${userId}`, userId };
      const isOfDirectory = directory.isOn && account.authMethod === 'LDAP';
      const isRight = await tryPassword(instance, platform, tried, async () =>
        isOfDirectory
          ? (await directory.findPerson(account.username, password)) !== null
          : verifyPassword(password, account.passwordHash),
      );
      if (!isRight) throw new AppError('auth.password-wrong');
    },

    findSessionStart: async (sessionId: string): Promise<Date | null> => {
      const createdAt = await findSessionStart(instance, sessionId);
      return createdAt === undefined ? null : new Date(createdAt);
    },

    register: async (wanted: Registration) => {
      const { userId, groupId } = await register(instance, platform, wanted);
      await askToConfirm(instance, platform, { userId, email: wanted.email });
      return found(await findUser(instance.group(groupId), userId), 'user.not-found');
    },

    findInvitingGroup,

    /** Changes an account of a group with all accounts in view. */
    changeAccount: (group: GroupDatabase, change: AccountChange, work: ChangeOfAccount<void>): Promise<void> =>
      changeKeepingAnAdmin(instance, group, change, work),

    /** @throws AppError where nobody can register but by an invitation that is still good */
    refuseIfClosed: async (invitation = ''): Promise<void> => {
      if (platform.settings.ALLOW_SIGNUP || (await findInvitingGroup(invitation))) return;
      throw new AppError('auth.signup-disabled');
    },

    isGroupFree: async (name: string) => !(await isGroupTaken(instance.read, { name: name.trim() })),

    /** Whether nobody else has this as user name or e-mail. */
    isNameFree: async (name: string, exceptUserId?: string) =>
      !(await isNameOfAccount(instance.read, name.trim().toLowerCase(), exceptUserId)),
  };
};

export type Accounts = Awaited<ReturnType<typeof createAccounts>>;
