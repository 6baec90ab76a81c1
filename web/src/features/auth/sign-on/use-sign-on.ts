import { contract } from '@larder/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { startSession } from '../../../lib/session/index.ts';
import { safeRedirect } from '../entry-address.ts';
import { mayBeginByItself, signOnAddress } from './sign-on-address.ts';

/**
 * The ways in besides a password, and those that are taken without being asked.
 * @param isDirect whether the form is wanted all the same
 */
export function useSignOn(redirect: string | undefined, isDirect: boolean) {
  const navigate = useNavigate();
  const { data: info } = useFetch(contract.about.get);
  const byProxy = useChange(contract.signOn.logInByProxy, { quiet: true });
  const page = safeRedirect(redirect);
  const leaves = info?.oidcRedirect === true && !isDirect;
  const asksProxy = info?.enableProxyLogIn === true && !isDirect;

  useEffect(() => {
    if (leaves && mayBeginByItself()) window.location.replace(signOnAddress(page));
  }, [leaves, page]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it is known that there is such a proxy.
  useEffect(() => {
    if (!asksProxy) return;
    const enter = async () => {
      const reply = await byProxy.mutateAsync({}).catch(() => null);
      if (!reply) return;
      await startSession(reply.access_token);
      await navigate({ href: page, replace: true });
    };
    void enter();
  }, [asksProxy]);

  return {
    info,
    /** Where the button of the provider leads to, if there is one. */
    provider: info?.enableOidc ? { name: info.oidcProviderName, address: signOnAddress(page) } : undefined,
    proxyError: byProxy.error?.code === 'auth.proxy-names-nobody' ? byProxy.error : null,
  };
}
