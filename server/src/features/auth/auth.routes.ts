import { contract } from '@larder/contract';
import { AppError, found } from '../../platform/errors/index.ts';
import { implement, type Route, requireSession } from '../../platform/http/index.ts';
import { newApiToken } from '../../platform/security/index.ts';
import { findTokenVersion } from '../users/index.ts';
import type { Accounts } from './accounts.ts';
import { findApiToken, insertApiToken, removeApiToken } from './api-tokens.repository.ts';
import { rememberDevice } from './known-devices.ts';
import { loginRoutes } from './logins/logins.routes.ts';
import { passkeyRoutes } from './passkeys/passkeys.routes.ts';
import { signOnRoutes } from './provider/provider.routes.ts';
import { sessionLife, startSession } from './sessions.ts';

export const authRoutes = (accounts: Accounts): Route[] => [
  ...signOnRoutes(accounts),
  ...implement(contract.auth, {
    logIn: async ({ form }, context) => {
      const { deviceToken, idToken } = context.session;
      const logIn = idToken
        ? accounts.logInByIdToken(idToken, context.language, context.address)
        : accounts.logIn({ ...form, deviceToken, language: context.language }, context.address);
      const account = await logIn.catch((error: unknown) => {
        context.log.warn({ part: 'log-ins', address: context.address }, 'log-in refused');
        throw error;
      });
      const { settings } = context.platform;
      const lifeInSeconds = sessionLife(settings, idToken ? settings.OIDC_REMEMBER_ME : form.rememberMe);
      const token = await startSession(context, {
        userId: account.id,
        tokenVersion: account.tokenVersion,
        lifeInSeconds,
      });
      await rememberDevice(context, account.id);
      return token;
    },
    refresh: async (_, context) => {
      const { db, member, session } = context;
      const { id, lifeInSeconds } = requireSession(session);
      const tokenVersion = found(await findTokenVersion(db, member.id), 'user.not-found');
      return startSession(context, { id, userId: member.id, tokenVersion, lifeInSeconds });
    },
    logOut: async (_, { platform, session, words }) => {
      const now = platform.clock.now().getTime();
      let address: string | null = null;
      for (const { id, lifeInSeconds } of await session.sent()) {
        // A token that was renewed just now lasts as long as the first one did.
        await accounts.endSession({ id, until: new Date(now + lifeInSeconds * 1000) });
        address ??= await accounts.provider.endSession(id);
      }
      session.forget();
      return { message: words('auth.logged-out'), address };
    },
    createApiToken: async ({ body }, { db, member, platform, session }) => {
      requireSession(session);
      const { token, tokenHash } = newApiToken();
      const createdAt = platform.clock.now().toISOString();
      const id = await insertApiToken(db, { ...body, userId: member.id, tokenHash, createdAt });
      return { id, name: body.name, createdAt, token };
    },
    removeApiToken: async ({ params }, { db, member }) => {
      const id = tokenIdOf(params.tokenId);
      const token = found(id === undefined ? undefined : await findApiToken(db, id), 'auth.token-not-found');
      if (token.userId !== member.id) throw new AppError('auth.token-of-another');
      await removeApiToken(db, token);
      return { tokenDelete: token.name };
    },
  }),
  ...loginRoutes(accounts),
  ...passkeyRoutes(accounts.passkeys),
  ...implement(contract.registration, {
    register: async ({ body }) => {
      if (await accounts.isSetupNeeded()) throw new AppError('setup.required');
      return accounts.register(body);
    },
  }),
  ...implement(contract.passwords, {
    forgot: async ({ body: { email } }, { language }) => {
      await accounts.askForReset(email, language);
      return null;
    },
    reset: async ({ body }) => {
      await accounts.resetPassword(body);
      return null;
    },
  }),
  ...implement(contract.emails, {
    confirm: async ({ body: { token } }, { member, session, words }) => {
      requireSession(session);
      await accounts.confirmEmail({ userId: member.id, token });
      return { message: words('user.updated'), error: false };
    },
  }),
  ...implement(contract.setup, {
    get: async (_, { platform }) => ({
      needed: await accounts.isSetupNeeded(),
      defaultGroup: platform.settings.DEFAULT_GROUP,
    }),
    checkCode: async ({ body }) => {
      await accounts.setup.checkCode(body.code);
      return { valid: true } as const;
    },
    finish: async ({ body: { code, ...admin } }, context) => {
      const { groupSlug, ...account } = await accounts.setup.finish(code, admin);
      const lifeInSeconds = sessionLife(context.platform.settings, false);
      const token = await startSession(context, { ...account, lifeInSeconds });
      await rememberDevice(context, account.userId);
      return { ...token, groupSlug };
    },
  }),
];

const largestId = 2 ** 31 - 1;

const tokenIdOf = (text: string): number | undefined =>
  /^\d{1,10}$/.test(text) && Number(text) <= largestId ? Number(text) : undefined;
