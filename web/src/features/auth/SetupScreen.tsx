import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { Link, Navigate } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { EntryPage } from './EntryPage.tsx';
import classes from './form.module.css';
import { SeedButton } from './SeedButton.tsx';
import { SetupWizard } from './SetupWizard.tsx';

/** Makes the first administrator and the household. */
export function SetupScreen() {
  const setup = useFetch(contract.setup.get);
  const [done, setDone] = useState<string>();
  const [restored, setRestored] = useState<'backup' | 'instance'>();
  useTitle(t('setup.title'));
  const onRestored = useCallback((hasMoved: boolean) => setRestored(hasMoved ? 'instance' : 'backup'), []);
  if (done) return <FirstSteps groupSlug={done} />;
  if (restored) return <Restored hasMoved={restored === 'instance'} />;
  if (!setup.data) return null;
  if (!setup.data.needed) return <Navigate to="/" replace />;
  return <SetupWizard defaultGroup={setup.data.defaultGroup} onDone={setDone} onRestored={onRestored} />;
}

/** Where Tab goes on once the form is gone. */
const focus = (element: HTMLElement | null) => element?.focus();

function FirstSteps({ groupSlug }: { groupSlug: string }) {
  return (
    <EntryPage title={t('setup.done-title')} lead={t('setup.done-lead')}>
      <div className={classes.fields}>
        <Button
          ref={focus}
          renderRoot={(props) => <Link to="/g/$groupSlug/r/create/url" params={{ groupSlug }} {...props} />}
        >
          {t('setup.import')}
        </Button>
        <Button
          variant="default"
          renderRoot={(props) => <Link to="/g/$groupSlug/r/create/new" params={{ groupSlug }} {...props} />}
        >
          {t('setup.create')}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to="/group/migrations" {...props} />}>
          {t('moving.from-setup')}
        </Button>
        <SeedButton />
        <Button variant="default" renderRoot={(props) => <Link to="/household" hash="invitations" {...props} />}>
          {t('setup.invite')}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link to="/user/profile" {...props} />}>
          {t('setup.profile')}
        </Button>
        <Link to="/g/$groupSlug" params={{ groupSlug }} className={classes.link}>
          {t('setup.look-around')}
        </Link>
      </div>
    </EntryPage>
  );
}

/** Everybody of the backup has their account again. The page is loaded anew, for nothing of before holds. */
function Restored({ hasMoved }: { hasMoved: boolean }) {
  const [title, lead] = hasMoved
    ? [t('setup.moved-title'), t('setup.moved-lead')]
    : [t('setup.restored-title'), t('setup.restored-lead')];
  return (
    <EntryPage title={title} lead={lead}>
      <div className={classes.fields}>
        <Button component="a" href="/login" ref={focus}>
          {t('setup.restored-login')}
        </Button>
      </div>
    </EntryPage>
  );
}
