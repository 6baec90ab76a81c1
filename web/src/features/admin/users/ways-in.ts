import type { AdminUser } from '@larder/contract';
import { formatList } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';

/** How somebody logs in. Who has a passkey or a provider may have a password besides. */
export function waysIn({ authMethod, passkeys, isLinked }: AdminUser): string {
  const ways = [
    passkeys > 0 && 'passkey',
    (isLinked || authMethod === 'OIDC') && 'provider',
    authMethod === 'LDAP' && 'directory',
    authMethod === 'Mealie' && 'password',
  ].filter((way) => way !== false);
  return formatList(
    ways.map((way) => t('admin.way-in', { way })),
    { type: 'unit' },
  );
}
