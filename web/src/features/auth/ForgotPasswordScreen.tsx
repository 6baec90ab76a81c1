import { contract } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Link } from '@tanstack/react-router';
import salad from '../../art/garden-salad.webp';
import { FormNotice } from '../../components/FormNotice.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { isEmail } from './AccountFields.tsx';
import { EntryPage } from './EntryPage.tsx';
import classes from './form.module.css';

/** Asks for a mail with a link, where the server sends any; what it answers is the same whether there is such an account. */
export function ForgotPasswordScreen() {
  const info = useFetch(contract.about.get);
  const ask = useChange(contract.passwords.forgot, { quiet: true });
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (email) => (isEmail(email) ? null : t('validation.email')) },
  });
  useTitle(t('forgot.title'));

  const submit = form.onSubmit((body) =>
    ask.mutate({ body }, { onError: ({ fields }) => fields && form.setErrors(fields) }),
  );
  const isSent = ask.isSuccess;
  const sendsMail = info.data?.sendsMail !== false;
  const asked = t(sendsMail ? 'forgot.lead' : 'forgot.no-mail');
  const lead = isSent ? t('forgot.sent', { email: ask.variables.body.email }) : asked;
  return (
    <EntryPage
      title={t(isSent ? 'forgot.sent-title' : 'forgot.title')}
      lead={<span role="status">{lead}</span>}
      picture={salad}
    >
      {!isSent && sendsMail && (
        <form onSubmit={submit} className={classes.fields} noValidate>
          <FormNotice error={ask.error} />
          <TextInput
            label={t('account.email')}
            type="email"
            autoComplete="email"
            autoFocus
            {...form.getInputProps('email')}
          />
          <Button type="submit" loading={ask.isPending} className={classes.wide}>
            {t('forgot.submit')}
          </Button>
        </form>
      )}
      <p className={classes.below}>
        {isSent && `${t('forgot.sent-hint')} `}
        <Link to="/login">{t('forgot.back')}</Link>
      </p>
    </EntryPage>
  );
}
