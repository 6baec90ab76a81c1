import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconLink, IconMail } from '@tabler/icons-react';
import { CopyableSecret } from '../../../components/CopyableSecret.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import classes from './User.module.css';

/** A link by which somebody chooses another password: sent by mail, or passed on by whoever makes it. */
export function ResetLink({ email }: { email: string }) {
  const make = useChange(contract.adminUsers.makeReset);
  const send = useChange(contract.passwords.forgot, { onDone: () => toast.success(t('admin.reset-sent', { email })) });
  const { data: mail } = useFetch(contract.adminMail.state);
  return (
    <>
      <div className={classes.actions}>
        {mail?.ready && (
          <Button
            variant="default"
            leftSection={<IconMail size={18} aria-hidden="true" />}
            loading={send.isPending}
            onClick={() => send.mutate({ body: { email } })}
          >
            {t('admin.reset-send')}
          </Button>
        )}
        <Button
          variant="default"
          leftSection={<IconLink size={18} aria-hidden="true" />}
          loading={make.isPending}
          onClick={() => make.mutate({ body: { email } })}
        >
          {t('admin.reset-make')}
        </Button>
      </div>
      {make.data && (
        <div className={classes.link}>
          <CopyableSecret title={t('admin.reset-made')} hint={t('admin.reset-made-hint')} text={make.data.address} />
        </div>
      )}
    </>
  );
}
