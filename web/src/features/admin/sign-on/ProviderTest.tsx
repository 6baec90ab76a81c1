import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconRoute } from '@tabler/icons-react';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { Outcome } from './Outcome.tsx';
import classes from './SignOn.module.css';

/** Walks a log-in at the provider, as far as that goes without somebody who logs in. */
export function ProviderTest() {
  const walk = useChange(contract.signOn.testProvider, { quiet: true });
  return (
    <>
      <p className={classes.off}>{t('admin.sign-on.provider-hint')}</p>
      <Button
        variant="default"
        leftSection={<IconRoute size={18} />}
        loading={walk.isPending}
        onClick={() => walk.mutate({})}
      >
        {t('admin.sign-on.test-provider')}
      </Button>
      <Outcome steps={walk.data} error={walk.error} />
    </>
  );
}
