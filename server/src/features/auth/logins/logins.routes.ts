import { contract } from '@larder/contract';
import { found } from '../../../platform/errors/index.ts';
import { implement, type Route, requireSession } from '../../../platform/http/index.ts';
import type { Accounts } from '../accounts.ts';
import { startSession } from '../sessions.ts';
import { deviceOf } from './device-of.ts';
import { endSessionsOf, findSession, listSessions, removeSession } from './logins.repository.ts';

export const loginRoutes = (accounts: Pick<Accounts, 'endSession' | 'signal'>): Route[] =>
  implement(contract.sessions, {
    list: async (_, { db, member, platform, session }) => {
      const rows = await listSessions(db, member.id, platform.clock.now());
      return rows.map(({ id, deviceText, createdAt, seenAt }) => ({
        id,
        ...deviceOf(deviceText),
        isThis: id === session.current?.id,
        createdAt,
        seenAt,
      }));
    },
    end: async ({ params: { sessionId } }, { db, member, session }) => {
      requireSession(session);
      const { id, expiresAt } = found(await findSession(db, member.id, sessionId), 'session.not-found');
      await removeSession(db, id);
      await accounts.endSession({ id, until: new Date(expiresAt) });
      return null;
    },
    endOthers: async (_, context) => {
      const { db, member } = context;
      const { id, lifeInSeconds } = requireSession(context.session);
      const tokenVersion = await endSessionsOf(db, member.id);
      const { access_token } = await startSession(context, { id, userId: member.id, tokenVersion, lifeInSeconds });
      await accounts.signal();
      return { access_token };
    },
  });
