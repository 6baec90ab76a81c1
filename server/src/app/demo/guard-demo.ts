import { contract, demoAccount, type Endpoint } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import type { Route } from '../../platform/http/index.ts';
import { isDemoGroup } from './demo.repository.ts';

/** What would lock others out of the demo, let somebody stay in it, or send something to strangers. */
const closed = new Set<Endpoint>([
  contract.users.changePassword,
  contract.ownAccount.remove,
  contract.passkeys.begin,
  contract.passkeys.add,
  contract.signOn.connect,
  contract.sessions.end,
  contract.sessions.endOthers,
  contract.groups.rename,
  contract.groups.invite,
  contract.groups.mailInvitation,
  contract.groups.setPermissions,
  contract.members.remove,
  contract.webhooks.create,
  contract.webhooks.replace,
  contract.webhooks.rerun,
  contract.webhooks.test,
  contract.notifiers.create,
  contract.notifiers.replace,
  contract.notifiers.test,
  contract.recipeActions.create,
  contract.recipeActions.replace,
  contract.recipeActions.trigger,
  contract.push.save,
  contract.push.test,
]);

interface Asked {
  request: { body?: { username?: string | null; email?: string | null } | undefined };
  context: { member?: { groupId: string } };
}

/** Language and theme are everybody's own; the names that one logs in with are not. */
const isAnotherName = ({ body }: Asked['request']): boolean =>
  (body?.username ?? demoAccount.username) !== demoAccount.username ||
  (body?.email ?? demoAccount.email) !== demoAccount.email;

const mayNot = (endpoint: Endpoint, { request, context }: Asked): boolean => {
  if (!context.member || !isDemoGroup(context.member.groupId)) return false;
  return closed.has(endpoint) || (endpoint === contract.users.change && isAnotherName(request));
};

/** Whoever tries the demo may do everything but what would spoil it for others. */
export const guardDemo = (routes: Route[]): Route[] =>
  routes.map((route) => ({
    endpoint: route.endpoint,
    handle: (request, context) => {
      // As the endpoint has parsed it: a part that it lacks is not there.
      const asked = { request, context } as Asked;
      if (mayNot(route.endpoint, asked)) throw new AppError('demo.closed');
      return route.handle(request, context);
    },
  }));
