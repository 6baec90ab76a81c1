import { contract } from '@larder/contract';
import { implement, type Route, requireSession } from '../../../platform/http/index.ts';
import type { Accounts } from '../accounts.ts';
import { startSession } from '../sessions.ts';
import { endSessionsOf } from './logins.repository.ts';
import { endLogin, openLogins } from './open-logins.ts';

export const loginRoutes = (accounts: Pick<Accounts, 'endSession' | 'signal'>): Route[] =>
  implement(contract.sessions, {
    list: (_, { db, member, platform, session }) =>
      openLogins(db, member.id, { now: platform.clock.now(), current: session.current?.id }),
    end: async ({ params: { sessionId } }, { db, member, session }) => {
      requireSession(session);
      await endLogin(db, accounts, { userId: member.id, sessionId });
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
