import { contract } from '@larder/contract';
import { writeExtensionSetup } from '@larder/contract/browser-extension';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { CopyableSecret } from '../../../components/CopyableSecret.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import classes from './Extension.module.css';

const QrCode = lazy(() => import('../../../components/QrCode.tsx'));

/** The text by which an extension learns of this server and gets a token of its own. It is shown once. */
export function SetupText() {
  const create = useChange(contract.auth.createApiToken);
  const text = create.data && writeExtensionSetup({ address: window.location.origin, token: create.data.token });
  return (
    <>
      <p className={classes.hint}>{t('import.extension.connect-hint')}</p>
      {text && (
        <div className={classes.text}>
          <CopyableSecret title={t('import.extension.made')} hint={t('tokens.shown-once')} text={text} />
          <span className={classes.qr}>
            <Suspense>
              <QrCode text={text} label={t('import.extension.qr')} />
            </Suspense>
          </span>
        </div>
      )}
      <div className={classes.actions}>
        {!text && (
          <Button
            variant="default"
            loading={create.isPending}
            onClick={() => create.mutate({ body: { name: t('create.extension') } })}
          >
            {t('import.extension.make')}
          </Button>
        )}
        <Button variant="subtle" renderRoot={(props) => <Link to="/user/profile/api-tokens" {...props} />}>
          {t('tokens.open')}
        </Button>
      </div>
    </>
  );
}
