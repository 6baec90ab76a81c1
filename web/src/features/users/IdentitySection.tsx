import { contract, type User } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { ClosedInDemo } from '../../components/ClosedInDemo.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { formatMoment } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './ProfileScreen.module.css';

/** Whom the provider knows as the owner of this account; shown where there is one. */
export function IdentitySection({ me }: { me: User }) {
  const { data: info } = useFetch(contract.about.get);
  return info?.enableOidc ? <Identities provider={info.oidcProviderName} isOnlyWay={me.authMethod === 'OIDC'} /> : null;
}

/** @param isOnlyWay whether nothing else than the provider lets the owner in, who therefore stays connected */
function Identities({ provider, isOnlyWay }: { provider: string; isOnlyWay: boolean }) {
  const { data: identities = [] } = useFetch(contract.signOn.identities);
  const connect = useChange(contract.signOn.connect, {
    onDone: ({ address }) => window.location.assign(address),
  });
  const disconnect = useChange(contract.signOn.disconnect);
  return (
    <section aria-labelledby="profile-identities">
      <h2 id="profile-identities">{provider}</h2>
      <p className={classes.hint}>{t('identities.hint', { provider })}</p>
      {identities.length > 0 ? (
        <ul className={classes.pair}>
          {identities.map(({ id, createdAt }) => (
            <li key={id} className={classes.person}>
              {t('identities.since', { provider, date: formatMoment(createdAt, { dateStyle: 'long' }) })}
              {!isOnlyWay && (
                <IconButton
                  icon={IconTrash}
                  label={t('identities.disconnect', { provider })}
                  onClick={() => disconnect.mutate({ params: { identityId: id } })}
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <ClosedInDemo>
          <div>
            <Button variant="default" loading={connect.isPending} onClick={() => connect.mutate({})}>
              {t('identities.connect', { provider })}
            </Button>
          </div>
        </ClosedInDemo>
      )}
    </section>
  );
}
