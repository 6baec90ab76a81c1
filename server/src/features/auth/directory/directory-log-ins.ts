import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { createLdapDirectory, DirectoryError, type DirectoryPerson } from '../../../platform/directory/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { type Account, findAccountBy, hasAdmin } from '../accounts.repository.ts';
import { adoptAdminship, isUsernameFor, makeAccountFor } from '../accounts-from-elsewhere.ts';

/** Log-ins with the name and password of a directory. */
export const createDirectoryLogIns = (instance: InstanceDatabase, platform: Platform) => {
  const { settings, log } = platform;
  const directory = createLdapDirectory({
    url: settings.LDAP_SERVER_URL ?? '',
    startTls: settings.LDAP_ENABLE_STARTTLS,
    insecure: settings.LDAP_TLS_INSECURE,
    caFile: settings.LDAP_TLS_CACERTFILE,
    baseDn: settings.LDAP_BASE_DN,
    queryDn: settings.LDAP_QUERY_BIND,
    queryPassword: settings.LDAP_QUERY_PASSWORD,
    userFilter: settings.LDAP_USER_FILTER,
    adminFilter: settings.LDAP_ADMIN_FILTER,
    idAttribute: settings.LDAP_ID_ATTRIBUTE,
    nameAttribute: settings.LDAP_NAME_ATTRIBUTE,
    mailAttribute: settings.LDAP_MAIL_ATTRIBUTE,
  });

  /** @throws AppError when the directory cannot be asked */
  const findPerson = (name: string, password: string): Promise<DirectoryPerson | null> =>
    directory.findPerson(name, password).catch((cause: unknown) => {
      if (!(cause instanceof DirectoryError)) throw cause;
      log.error({ part: 'log-ins', problem: cause.message }, 'the directory could not be asked');
      throw new AppError('auth.directory-unreachable', {}, { cause });
    });

  /**
   * By an e-mail address alone nobody gets the account of another name: in some directories people write theirs themselves. It finds the one
   * that got a number behind its name.
   */
  const findAccountOf = async ({ username, email }: DirectoryPerson): Promise<Account | undefined> => {
    const named = await findAccountBy(instance, 'username', username);
    if (named?.authMethod === 'LDAP') return named;
    const addressed = await findAccountBy(instance, 'email', email);
    const isTheirs = addressed?.authMethod === 'LDAP' && isUsernameFor(username, addressed.username);
    return isTheirs ? addressed : undefined;
  };

  /** The account that the directory looks after, which is made at the first log-in, in the language of that. */
  const accountOf = async (person: DirectoryPerson, language: string): Promise<Account> => {
    const { username, email, displayName, isAdmin } = person;
    const known = await findAccountOf(person);
    if (known) {
      if (isAdmin !== null) await adoptAdminship(instance, platform, known, isAdmin);
      return known;
    }
    if (!(await hasAdmin(instance.read))) throw new AppError('setup.required');
    const missing = username === '' ? settings.LDAP_ID_ATTRIBUTE : email === '' ? settings.LDAP_MAIL_ATTRIBUTE : '';
    if (missing) throw new AppError('auth.directory-incomplete', { attribute: missing });
    return makeAccountFor(instance, platform, {
      username,
      email,
      isEmailProven: false,
      fullName: displayName || username,
      isAdmin: isAdmin ?? false,
      authMethod: 'LDAP',
      locale: language,
    }).catch((cause: unknown) => {
      const isTaken = cause instanceof AppError && cause.code === 'user.email-taken';
      throw isTaken ? new AppError('auth.directory-email-taken', { email }, { cause }) : cause;
    });
  };

  return {
    isOn: settings.LDAP_AUTH_ENABLED,
    findPerson,
    accountOf,

    examine: (name: string) => {
      if (!settings.LDAP_AUTH_ENABLED) throw new AppError('auth.sign-on-off');
      return directory.examine(name);
    },
  };
};

export type DirectoryLogIns = ReturnType<typeof createDirectoryLogIns>;
