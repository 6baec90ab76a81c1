import { type ConnectionStep, contract } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { type ApiError, useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { AdminPage, AdminSection } from '../frame/AdminPage.tsx';
import { ConnectionSteps } from './ConnectionSteps.tsx';
import classes from './SignOn.module.css';

/** Tries what log-ins from elsewhere need, step by step. They are set up where the server is started. */
export function SignOnScreen() {
  const { data: info } = useFetch(contract.about.get);
  return (
    <AdminPage title={t('admin.sign-on')} hint={t('admin.sign-on-hint')}>
      {info ? <ProviderSection name={info.oidcProviderName} isOn={info.enableOidc} /> : <SkeletonRows count={2} />}
      <DirectorySection />
    </AdminPage>
  );
}

function ProviderSection({ name, isOn }: { name: string; isOn: boolean }) {
  const walk = useChange(contract.signOn.testProvider, { quiet: true });
  return (
    <AdminSection
      title={isOn ? name : t('admin.sign-on.provider')}
      hint={isOn ? t('admin.sign-on.provider-hint') : undefined}
      actions={
        isOn && (
          <Button loading={walk.isPending} onClick={() => walk.mutate({})}>
            {t('admin.sign-on.test')}
          </Button>
        )
      }
    >
      {isOn ? (
        <Outcome steps={walk.data} error={walk.error} />
      ) : (
        <p className={classes.off}>{t('admin.sign-on.provider-off')}</p>
      )}
    </AdminSection>
  );
}

function DirectorySection() {
  const walk = useChange(contract.signOn.testDirectory, { quiet: true });
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    walk.mutate({ body: { name } });
  };
  return (
    <AdminSection title={t('admin.sign-on.directory')} hint={t('admin.sign-on.directory-hint')}>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          label={t('admin.sign-on.name')}
          description={t('admin.sign-on.name-hint')}
          autoComplete="off"
          autoCapitalize="none"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" loading={walk.isPending} variant="default">
          {t('admin.sign-on.test')}
        </Button>
      </form>
      {walk.error?.code === 'auth.sign-on-off' ? (
        <p className={classes.off}>{t('admin.sign-on.directory-off')}</p>
      ) : (
        <Outcome steps={walk.data} error={walk.error} />
      )}
    </AdminSection>
  );
}

function Outcome({ steps, error }: { steps: ConnectionStep[] | undefined; error: ApiError | null }) {
  if (error) {
    return (
      <p role="alert" className={classes.off}>
        {error.message}
      </p>
    );
  }
  return <div aria-live="polite">{steps && <ConnectionSteps steps={steps} />}</div>;
}
