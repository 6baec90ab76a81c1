import { contract } from '@larder/contract';
import { AppError, found } from '../../../platform/errors/index.ts';
import { implement, type Route, requireSession } from '../../../platform/http/index.ts';
import type { Accounts } from '../accounts.ts';
import { nameDevice, readDevice, rememberDevice } from '../known-devices.ts';
import { sessionLife, startSession } from '../sessions.ts';
import { listIdentities, removeIdentity } from './identities.repository.ts';

/** Log-ins by a provider, a directory or a proxy, beside those by a password of ours. */
export const signOnRoutes = (accounts: Accounts): Route[] =>
  implement(contract.signOn, {
    about: (_, { platform: { settings } }) => ({
      configurationUrl: settings.OIDC_AUTH_ENABLED ? settings.OIDC_CONFIGURATION_URL : null,
      clientId: settings.OIDC_AUTH_ENABLED ? settings.OIDC_CLIENT_ID : null,
    }),

    begin: async ({ query }, context) => {
      const leadsTo = pageOf(query.redirect);
      const deviceId = await nameDevice(context);
      const address = await accounts.provider.begin({ deviceId, leadsTo }).catch((error: unknown) => {
        // A page has to say it: nobody reads what an address that is opened answers.
        if (!isFailure(error)) throw error;
        return `${context.platform.settings.BASE_URL}/login?direct=1&failed=${error.more.signOn.reason}`;
      });
      return { address };
    },

    finish: async ({ query }, context) => {
      const { settings } = context.platform;
      const lifeInSeconds = sessionLife(settings, settings.OIDC_REMEMBER_ME);
      const device = await readDevice(context.platform, context.session.deviceToken);
      const found = await accounts.provider.finish(query, {
        deviceId: device?.id,
        lifeInSeconds,
        language: context.language,
      });
      const { account, leadsTo, sessionId, isLogIn } = found;
      if (isLogIn) await accounts.noteLogIn(account, context.address);
      const token = await startSession(context, {
        id: sessionId,
        userId: account.id,
        tokenVersion: account.tokenVersion,
        lifeInSeconds,
      });
      await rememberDevice(context, account.id);
      return { ...token, redirect: leadsTo };
    },

    connect: async (_, context) => {
      const { id } = requireSession(context.session);
      const deviceId = await nameDevice(context);
      const connecting = { deviceId, leadsTo: '/user/profile', userId: context.member.id, sessionId: id };
      return { address: await accounts.provider.begin(connecting) };
    },

    identities: async (_, { db, member, platform: { settings } }) => {
      const identities = await listIdentities(db, member.id);
      return identities.map(({ issuer, ...identity }) => ({
        ...identity,
        provider: settings.OIDC_PROVIDER_NAME || issuer,
      }));
    },

    disconnect: async ({ params }, { db, member, session }) => {
      requireSession(session);
      if (await accounts.isOnlyByProvider(member.id)) throw new AppError('auth.only-way-in');
      if (!(await removeIdentity(db, member.id, params.identityId))) throw new AppError('auth.identity-not-found');
      return null;
    },

    logInByProxy: async (_, context) => {
      const name = found(context.session.forwardedUser, 'auth.sign-on-off');
      const account = await accounts.logInByProxy(name, context.address);
      const lifeInSeconds = sessionLife(context.platform.settings, false);
      const token = await startSession(context, {
        userId: account.id,
        tokenVersion: account.tokenVersion,
        lifeInSeconds,
      });
      await rememberDevice(context, account.id);
      return token;
    },

    testProvider: () => accounts.provider.examine(),
    testDirectory: ({ body }) => accounts.directory.examine(body.name),
  });

/** A page of ours to go on to. */
const pageOf = (address = '/'): string => (/^\/(?![/\\])/.test(address) ? address : '/');

const isFailure = (error: unknown): error is AppError & { more: { signOn: { reason: string } } } =>
  error instanceof AppError && error.code === 'auth.sign-on-failed';
