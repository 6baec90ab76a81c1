import { contract } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { Outcome } from './Outcome.tsx';
import classes from './SignOn.module.css';

/** Looks somebody up as at a log-in, without a password. */
export function DirectoryTest() {
  const walk = useChange(contract.signOn.testDirectory, { quiet: true });
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    walk.mutate({ body: { name } });
  };
  return (
    <>
      <p className={classes.off}>{t('admin.sign-on.directory-hint')}</p>
      <form onSubmit={submit} className={classes.form}>
        <TextInput
          label={t('admin.sign-on.name')}
          description={t('admin.sign-on.name-hint')}
          autoComplete="off"
          autoCapitalize="none"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" leftSection={<IconRoute size={18} />} loading={walk.isPending}>
          {t('admin.sign-on.test-directory')}
        </Button>
      </form>
      <Outcome steps={walk.data} error={walk.error} />
    </>
  );
}
