import { contract } from '@larder/contract';
import { found } from '../../../platform/errors/index.ts';
import { implement, type Route, requireSession } from '../../../platform/http/index.ts';
import { rememberDevice } from '../known-devices.ts';
import { sessionLife, startSession } from '../sessions.ts';
import { findPasskey, listPasskeys, renamePasskey } from './passkeys.repository.ts';
import { type Passkeys, passkeyOf } from './passkeys.ts';

export const passkeyRoutes = (passkeys: Passkeys): Route[] =>
  implement(contract.passkeys, {
    list: async (_, { db, member }) => (await listPasskeys(db, member.id)).map(passkeyOf),
    begin: (_, { db, member, session }) => {
      requireSession(session);
      return passkeys.begin(db, member.id);
    },
    add: ({ body }, { db, member, session }) => {
      requireSession(session);
      return passkeys.add(db, member.id, body);
    },
    rename: async ({ params: { passkeyId }, body: { name } }, { db, member, session }) => {
      requireSession(session);
      const passkey = found(await findPasskey(db, member.id, passkeyId), 'passkey.not-found');
      await renamePasskey(db, passkey.id, name);
      return passkeyOf({ ...passkey, name });
    },
    remove: async ({ params: { passkeyId } }, { db, member, session }) => {
      requireSession(session);
      await passkeys.remove(db, member.id, passkeyId);
      return null;
    },
    beginLogIn: () => passkeys.beginLogIn(),
    logIn: async ({ body }, context) => {
      const account = await passkeys.logIn(body).catch((error: unknown) => {
        context.log.warn({ part: 'log-ins', address: context.address }, 'log-in with a passkey refused');
        throw error;
      });
      const lifeInSeconds = sessionLife(context.platform.settings, body.rememberMe);
      const token = await startSession(context, { ...account, lifeInSeconds });
      await rememberDevice(context, account.userId);
      return token;
    },
  });
