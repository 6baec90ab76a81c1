import { contract } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconKey, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { BackLink } from '../../components/BackLink.tsx';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { CopyableSecret } from '../../components/CopyableSecret.tsx';
import { EmptyState } from '../../components/EmptyState.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { useChange } from '../../lib/api/index.ts';
import { formatMoment } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import classes from './ApiTokensScreen.module.css';

export function ApiTokensScreen() {
  const me = useMe();
  const create = useChange(contract.auth.createApiToken);
  const remove = useChange(contract.auth.removeApiToken);
  const [leaving, setLeaving] = useState<{ id: number; name: string }>();
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (name) => (name.trim() ? null : t('validation.field-required')) },
  });
  useTitle(t('tokens.title'));
  const submit = form.onSubmit((body) => create.mutate({ body }, { onSuccess: () => form.reset() }));
  const withdraw = (id: number) =>
    remove.mutate(
      { params: { tokenId: String(id) } },
      {
        onSuccess: () => {
          if (create.data?.id === id) create.reset();
        },
        onSettled: () => setLeaving(undefined),
      },
    );
  const newestFirst = me?.tokens.toReversed() ?? [];

  return (
    <Page width="narrow">
      <BackLink to="/user/profile/log-ins">{t('logins.title')}</BackLink>
      <PageHeading title={t('tokens.title')} />
      <div className={classes.parts}>
        <p className={classes.hint}>{t('tokens.lead')}</p>
        <form onSubmit={submit} className={classes.inline} noValidate>
          <TextInput label={t('tokens.name')} placeholder={t('tokens.name-example')} {...form.getInputProps('name')} />
          <Button type="submit" variant={create.data ? 'default' : 'filled'} loading={create.isPending}>
            {t('tokens.create')}
          </Button>
        </form>
        {create.data && (
          <CopyableSecret
            title={t('tokens.new-title', { name: create.data.name })}
            hint={t('tokens.shown-once')}
            text={create.data.token}
          />
        )}
        {newestFirst.length > 0 ? (
          <ul className={classes.list}>
            {newestFirst.map(({ id, name, createdAt }) => (
              <li key={id} className={classes.row}>
                <div>
                  <b dir="auto">{name}</b>
                  <small>{t('tokens.created', { date: formatMoment(createdAt, { dateStyle: 'long' }) })}</small>
                </div>
                <IconButton
                  icon={IconTrash}
                  label={t('tokens.remove-one', { name })}
                  onClick={() => setLeaving({ id, name })}
                />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title={t('tokens.none-title')} art={<IconKey className={classes.art} />} level={2}>
            {t('tokens.none')}
          </EmptyState>
        )}
      </div>
      <ConfirmDialog
        opened={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        title={t('tokens.remove')}
        confirmLabel={t('tokens.remove')}
        busy={remove.isPending}
        onConfirm={() => {
          if (leaving) withdraw(leaving.id);
        }}
      >
        {t('tokens.remove-hint', { name: leaving?.name ?? '' })}
      </ConfirmDialog>
    </Page>
  );
}
