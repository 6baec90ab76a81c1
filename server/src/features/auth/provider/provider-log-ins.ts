import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { randomToken } from '../../../platform/security/index.ts';
import { createOidcProvider, type ProvenPerson, SignOnError } from '../../../platform/sign-on/index.ts';
import type { Account } from '../accounts.repository.ts';
import { connectPerson, findPerson } from './find-person.ts';
import { refusalOf } from './refusal.ts';
import { insertProviderSession, insertSignOn, takeProviderSession, takeSignOn } from './sign-ons.repository.ts';

/** As long as somebody may take at the provider, with a password to look up and a second factor. */
const lifeInMinutes = 15;

interface Begun {
  deviceId: string;
  leadsTo: string;
  /** Who connects their account, and in which session. */
  userId?: string;
  sessionId?: string;
}

/** Log-ins at the provider of the settings, from the first redirect to the account that they lead to. */
export const createProviderLogIns = (instance: InstanceDatabase, platform: Platform) => {
  const { settings, clock } = platform;
  const returnAddress = `${settings.BASE_URL}/login`;
  const provider = createOidcProvider({
    configurationUrl: settings.OIDC_CONFIGURATION_URL ?? '',
    clientId: settings.OIDC_CLIENT_ID,
    clientSecret: settings.OIDC_CLIENT_SECRET,
    scopes: settings.OIDC_SCOPES_OVERRIDE,
    groupsClaim: settings.OIDC_GROUPS_CLAIM,
    wantsGroups: settings.OIDC_USER_GROUP !== '' || settings.OIDC_ADMIN_GROUP !== '',
    signingAlgorithm: settings.OIDC_SIGNING_ALGORITHM,
    caFile: settings.OIDC_TLS_CACERTFILE,
    returnAddress,
    now: () => clock.now().getTime(),
  });

  const refuseIfOff = () => {
    if (!settings.OIDC_AUTH_ENABLED) throw new AppError('auth.sign-on-off');
  };

  /** Tells the caller which check failed, and the log with the same reference. */
  const refuse = (error: unknown, about: { person?: ProvenPerson; status?: number } = {}): never => {
    throw error instanceof SignOnError ? refusalOf(error, platform, about) : error;
  };

  /** Where it can be ended at the provider is asked now: nobody waits for that at the end. */
  const noteSession = async (
    person: ProvenPerson,
    { sessionId, lifeInSeconds }: { sessionId: string; lifeInSeconds: number },
  ) => {
    const address = await provider.findLogOutAddress(person.idToken, `${returnAddress}?direct=1`).catch(() => null);
    if (!address) return;
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + lifeInSeconds * 1000).toISOString();
    await insertProviderSession(instance, { id: sessionId, address, expiresAt }, now);
  };

  return {
    isOn: settings.OIDC_AUTH_ENABLED,

    /** Where the provider asks who it is. @throws AppError when it cannot be reached */
    begin: async ({ deviceId, leadsTo, userId, sessionId }: Begun): Promise<string> => {
      refuseIfOff();
      const secrets = { state: randomToken(32), nonce: randomToken(32), verifier: randomToken(48) };
      const address = await provider.begin(secrets).catch((error) => refuse(error));
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + lifeInMinutes * 60_000).toISOString();
      const signOn = { ...secrets, deviceId, leadsTo, userId: userId ?? null, sessionId: sessionId ?? null, expiresAt };
      await insertSignOn(instance, signOn, now);
      return address;
    },

    /** Whose account it is that somebody came back for. @throws AppError with the check that failed */
    finish: async (
      query: { state?: string; [key: string]: string | undefined },
      back: { deviceId: string | undefined; lifeInSeconds: number; language: string },
    ) => {
      refuseIfOff();
      const { state = '' } = query;
      const { deviceId, lifeInSeconds, language } = back;
      const begun = deviceId ? await takeSignOn(instance, { state, deviceId }, clock.now()) : undefined;
      if (!begun) return refuse(new SignOnError('state-unknown'));
      const { userId, sessionId, leadsTo, nonce, verifier } = begun;
      const person = await provider.finish(query, { state, nonce, verifier }).catch((error) => refuse(error));
      const resolved = userId
        ? connectPerson(instance, platform, person, userId)
        : findPerson(instance, platform, person, language);
      const account: Account = await resolved.catch((error) => refuse(error, { person }));
      const id = sessionId ?? randomToken(12);
      if (!sessionId) await noteSession(person, { sessionId: id, lifeInSeconds });
      return { account, leadsTo, sessionId: id, isLogIn: !userId };
    },

    /** Whose account the token of a client is for, that went to the provider by itself. */
    exchange: async (idToken: string, language: string): Promise<Account> => {
      refuseIfOff();
      const person = await provider.readIdToken(idToken).catch((error) => refuse(error, { status: 401 }));
      return findPerson(instance, platform, person, language).catch((error) => refuse(error, { person, status: 401 }));
    },

    /** Where to end a session at the provider too; null for one that did not begin there. */
    endSession: (id: string): Promise<string | null> => takeProviderSession(instance, id),

    examine: () => {
      refuseIfOff();
      return provider.examine();
    },
  };
};

export type ProviderLogIns = ReturnType<typeof createProviderLogIns>;
