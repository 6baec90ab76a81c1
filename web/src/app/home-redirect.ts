import { contract } from '@larder/contract';
import { redirect } from '@tanstack/react-router';
import { fetching, queryClient } from '../lib/api/index.ts';
import { findMe, token } from '../lib/session/index.ts';

/** The first page: a member's own group, the group that the server shows to visitors, or the login. */
export async function goHome(): Promise<void> {
  const me = await findMe();
  if (me) throw redirect({ to: '/g/$groupSlug', params: { groupSlug: me.groupSlug }, replace: true });
  const { defaultGroupSlug } = await queryClient.ensureQueryData(fetching(contract.about.get));
  if (defaultGroupSlug) throw redirect({ to: '/g/$groupSlug', params: { groupSlug: defaultGroupSlug }, replace: true });
  throw redirect({ href: '/login', replace: true });
}

/** Until the server has its first administrator, every page leads to the wizard. Whoever has a token is past that. */
export async function leadToSetup({ location }: { location: { pathname: string } }): Promise<void> {
  if (token() || location.pathname === '/setup') return;
  const { needed } = await queryClient.ensureQueryData(fetching(contract.setup.get));
  if (needed) throw redirect({ href: '/setup', replace: true });
}
