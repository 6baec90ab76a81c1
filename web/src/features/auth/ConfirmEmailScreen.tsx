import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import salad from '../../art/garden-salad.webp';
import { FormNotice } from '../../components/FormNotice.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { EntryPage } from './EntryPage.tsx';
import classes from './form.module.css';

/** Where the link of a mail leads that proves whose address it is. A click is wanted: programs that check mails open links too. */
export function ConfirmEmailScreen() {
  const { token = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const confirm = useChange(contract.emails.confirm, {
    quiet: true,
    onDone: () => navigate({ to: '/user/profile', replace: true }),
  });
  useTitle(t('mail.confirm.subject'));

  return (
    <EntryPage title={t('account.email')} lead={t('mail.confirm.subject')} picture={salad}>
      <div className={classes.fields}>
        <FormNotice error={confirm.error} />
        <Button
          loading={confirm.isPending}
          className={classes.wide}
          onClick={() => confirm.mutate({ body: { token } })}
        >
          {t('mail.confirm.button')}
        </Button>
      </div>
    </EntryPage>
  );
}
