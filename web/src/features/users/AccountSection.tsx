import type { User } from '@larder/contract';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { ClosedInDemo } from '../../components/ClosedInDemo.tsx';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { DataButton } from './DataButton.tsx';
import classes from './ProfileScreen.module.css';

const DeleteAccountDialog = lazy(() => import('./DeleteAccountDialog.tsx'));

/** Takes one's data along, and deletes one's account. */
export function AccountSection({ me }: { me: User }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <section aria-labelledby="profile-account">
      <h2 id="profile-account">{t('own-account.title')}</h2>
      <p className={classes.hint}>{t('own-account.hint')}</p>
      <div className={classes.buttons}>
        <DataButton />
        <ClosedInDemo>
          <div>
            <Button variant="subtle" color="error" onClick={() => setIsAsking(true)}>
              {t('own-account.delete')}
            </Button>
          </div>
        </ClosedInDemo>
      </div>
      {isAsking && (
        <Suspense>
          <DeleteAccountDialog me={me} onClose={() => setIsAsking(false)} />
        </Suspense>
      )}
    </section>
  );
}
