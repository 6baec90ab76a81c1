import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { BackLink } from '../../../components/BackLink.tsx';
import { ClosedInDemo } from '../../../components/ClosedInDemo.tsx';
import { Page, PageHeading } from '../../../components/Page.tsx';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { useMe } from '../../../lib/session/index.ts';
import classes from './Logins.module.css';
import { OpenSessions } from './OpenSessions.tsx';
import { Passkeys } from './Passkeys.tsx';

/** Passkeys, the places where one is logged in, and the way to keys for other programs. */
export function LoginsScreen() {
  const me = useMe();
  useTitle(t('logins.title'));
  if (!me) return null;
  return (
    <Page width="narrow">
      <BackLink to="/user/profile">{t('profile.title')}</BackLink>
      <PageHeading title={t('logins.title')} />
      <p className={classes.lead}>{t('logins.lead')}</p>
      <div className={classes.sections}>
        <ClosedInDemo>
          <Passkeys />
          <OpenSessions />
        </ClosedInDemo>
        {me.advanced && (
          <section aria-labelledby="logins-tokens">
            <h2 id="logins-tokens">{t('tokens.title')}</h2>
            <p className={classes.lead}>{t('tokens.lead')}</p>
            <Button variant="default" renderRoot={(props) => <Link to="/user/profile/api-tokens" {...props} />}>
              {t('tokens.open')}
            </Button>
          </section>
        )}
      </div>
    </Page>
  );
}
