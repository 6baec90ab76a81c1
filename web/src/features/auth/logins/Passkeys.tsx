import { contract, type Passkey } from '@larder/contract';
import { Button, TextInput } from '@mantine/core';
import { IconFingerprint, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { FormDialog } from '../../../components/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { formatAgo, formatDay } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import classes from './Logins.module.css';
import { canUsePasskeys, makePasskey, PasskeyError } from './passkeys.ts';

/** Passkeys by name; a new one gets its name once the device has made it. */
export function Passkeys() {
  const { data, error, refetch } = useFetch(contract.passkeys.list);
  const begin = useChange(contract.passkeys.begin);
  const add = useChange(contract.passkeys.add, { onDone: ({ name }) => toast.success(t('passkeys.added', { name })) });
  const [isBusy, setIsBusy] = useState(false);

  const make = async () => {
    const credential = await makePasskey(await begin.mutateAsync(undefined));
    const count = (data?.length ?? 0) + 1;
    await add.mutateAsync({ body: { name: t('passkeys.default-name', { count }), credential } });
  };
  const start = async () => {
    setIsBusy(true);
    // What the server refuses is told by the calls themselves.
    await make().catch((error: unknown) => {
      if (error instanceof PasskeyError && error.trouble !== 'given-up') {
        toast.error(t(`passkeys.trouble.${error.trouble}`));
      }
    });
    setIsBusy(false);
  };
  return (
    <section aria-labelledby="logins-passkeys">
      <div className={classes.head}>
        <h2 id="logins-passkeys">{t('passkeys.title')}</h2>
        {canUsePasskeys() && (
          <Button leftSection={<IconPlus size={18} />} loading={isBusy} onClick={start}>
            {t('passkeys.add')}
          </Button>
        )}
      </div>
      {!data && !error && <SkeletonRows count={1} height={64} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      <ul>
        {data?.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      <p className={classes.hint}>{t(canUsePasskeys() ? 'passkeys.hint' : 'passkeys.not-here')}</p>
    </section>
  );
}

function PasskeyRow({ passkey: { id, name, createdAt, usedAt } }: { passkey: Passkey }) {
  const [dialog, setDialog] = useState<'rename' | 'remove'>();
  const [written, setWritten] = useState(name);
  const close = () => setDialog(undefined);
  const params = { passkeyId: id };
  const rename = useChange(contract.passkeys.rename, { onDone: close });
  const remove = useChange(contract.passkeys.remove, { onDone: () => toast.success(t('passkeys.removed', { name })) });
  const made = formatDay(createdAt);
  return (
    <li className={classes.row}>
      <IconFingerprint className={classes.sign} aria-hidden="true" />
      <div>
        <b dir="auto">{name}</b>
        <small>
          {usedAt ? t('passkeys.used', { made, used: formatAgo(usedAt) }) : t('passkeys.never-used', { made })}
        </small>
      </div>
      <IconButton
        icon={IconPencil}
        label={t('passkeys.rename', { name })}
        onClick={() => {
          setWritten(name);
          setDialog('rename');
        }}
      />
      <IconButton icon={IconTrash} label={t('passkeys.remove', { name })} onClick={() => setDialog('remove')} />
      <FormDialog
        opened={dialog === 'rename'}
        small
        title={t('passkeys.rename', { name })}
        submitLabel={t('action.save')}
        busy={rename.isPending}
        disabled={!written.trim()}
        onSubmit={() => rename.mutate({ params, body: { name: written } })}
        onClose={close}
      >
        <TextInput
          label={t('passkeys.name')}
          value={written}
          maxLength={255}
          data-autofocus
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
      </FormDialog>
      <ConfirmDialog
        opened={dialog === 'remove'}
        onClose={close}
        title={t('passkeys.remove-title', { name })}
        confirmLabel={t('passkeys.remove-confirm')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate({ params }, { onSettled: close })}
      >
        {t('passkeys.remove-text')}
      </ConfirmDialog>
    </li>
  );
}
