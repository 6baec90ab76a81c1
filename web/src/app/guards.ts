import type { User } from '@larder/contract';
import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { safeRedirect } from '../features/auth/entry-address.ts';
import { type MessageKey, t } from '../lib/messages/index.ts';
import { findMe, findMeAnew } from '../lib/session/index.ts';
import { toast } from '../lib/toasts/toasts.ts';

interface Visit {
  location: ParsedLocation;
  params: { groupSlug?: string };
}

/** Guards run before a route loads: `beforeLoad: requireMember`. */
export async function requireMember({ location }: Visit): Promise<void> {
  if (await findMe()) return;
  throw redirect({ href: `/login?redirect=${encodeURIComponent(location.href)}` });
}

/** Whoever is logged in goes on to the page that was asked for, or to the first one, unless they come back from a provider. */
export async function leadOn({ search }: { search: { redirect?: string; state?: string } }): Promise<void> {
  if (search.state !== undefined) return;
  if (await findMe()) throw redirect({ href: safeRedirect(search.redirect), replace: true });
}

export const requireAdmin = guard((me) => me.admin, 'guard.admin');
export const requireAdvanced = guard((me) => me.advanced, 'guard.advanced');
export const requireManager = guard((me) => me.canManage, 'guard.manage');
/** @public */
export const requireOrganizer = guard((me) => me.canOrganize, 'guard.organize');
export const requireOwnGroup = guard(
  (me, { groupSlug }) => groupSlug === undefined || groupSlug === me.groupSlug,
  'guard.own-group',
);

/** Links that were once shared name the group by its id: its members come to its pages, which are under its name. */
export async function leadToOwnName({ location, params: { groupSlug = '' } }: Visit): Promise<void> {
  if (!/^[0-9a-f]{8}(-?[0-9a-f]{4}){3}-?[0-9a-f]{12}$/i.test(groupSlug)) return;
  const me = await findMe();
  const plain = (id: string) => id.replaceAll('-', '').toLowerCase();
  if (!me || plain(me.groupId) !== plain(groupSlug)) return;
  throw redirect({ href: location.href.replace(groupSlug, me.groupSlug), replace: true });
}

/** Whoever does not pass is led home, and told why. */
function guard(passes: (me: User, params: Visit['params']) => boolean, warning: MessageKey) {
  return async (visit: Visit): Promise<void> => {
    await requireMember(visit);
    const isLetIn = (me: User | null) => me !== null && passes(me, visit.params);
    // Nobody is turned away for what they were allowed when they were here last.
    if (isLetIn(await findMe()) || isLetIn(await findMeAnew())) return;
    toast.warning(t(warning));
    throw redirect({ to: '/', replace: true });
  };
}
