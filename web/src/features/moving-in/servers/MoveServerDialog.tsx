import { contract, type MoveServer, type MoveServerKind, moveServerKinds, moveServerLogins } from '@larder/contract';
import { NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from '../MovingIn.module.css';
import { programName } from './program-names.ts';

interface MoveServerDialogProps {
  /** One that was read before and is asked again: only its login is wanted. */
  server?: MoveServer;
  onClose: () => void;
}

/** Where a program lies and how to log in there. What is found is shown before anything is read. */
export default function MoveServerDialog({ server: known, onClose }: MoveServerDialogProps) {
  const [server, setServer] = useState<MoveServerKind>(known?.server ?? 'mealie');
  const [by, setBy] = useState<'token' | 'password'>();
  const [fields, setFields] = useState({ address: known?.address ?? '', token: '', user: '', password: '' });
  const find = useChange(contract.moveServers.find, { quiet: true });
  const begin = useChange(contract.moveServers.begin, { quiet: true, onDone: onClose });
  const again = useChange(contract.moveServers.again, { quiet: true, onDone: onClose });

  const ways = moveServerLogins[server];
  const way = by && ways.includes(by) ? by : ways[0];
  const { address, token, user, password } = fields;
  const login = way === 'token' ? { token } : { user, password };
  const isComplete = [address, ...Object.values(login)].every((value) => value.trim() !== '');
  const found = find.data;
  const submit = () => {
    if (known) return again.mutate({ params: { serverId: known.id }, body: login });
    const body = { server, address, ...login };
    return found ? begin.mutate({ body }) : find.mutate({ body });
  };
  const ask = () => {
    find.reset();
    begin.reset();
  };
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    autoComplete: 'off',
    autoCapitalize: 'none',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      ask();
      setFields((before) => ({ ...before, [name]: value }));
    },
  });
  const submitLabel = () => {
    if (known) return t('move-server.again', { state: known.state });
    return found ? t('move-server.read-all') : t('move-server.find');
  };
  return (
    <FormDialog
      opened
      title={t('move-server.connect')}
      submitLabel={submitLabel()}
      busy={find.isPending || begin.isPending || again.isPending}
      disabled={!isComplete}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack gap="md">
        <FormNotice error={find.error ?? begin.error ?? again.error} />
        <NativeSelect
          label={t('move-server.program')}
          disabled={known !== undefined}
          data={moveServerKinds.map((value) => ({ value, label: programName(value) }))}
          value={server}
          onChange={({ currentTarget: { value } }) => {
            ask();
            setServer(moveServerKinds.find((kind) => kind === value) ?? server);
          }}
        />
        <TextInput
          label={t('move-server.address')}
          description={t('move-server.address-hint')}
          type="url"
          inputMode="url"
          disabled={known !== undefined}
          {...field('address')}
        />
        {ways.length > 1 && (
          <NativeSelect
            label={t('move-server.log-in-by')}
            data={ways.map((value) => ({ value, label: t(`move-server.by.${value}`) }))}
            value={way}
            onChange={({ currentTarget: { value } }) => {
              ask();
              setBy(value === 'token' ? 'token' : 'password');
            }}
          />
        )}
        {way === 'token' ? (
          <PasswordInput
            label={t('move-server.token')}
            description={t('move-server.secret-hint')}
            {...field('token')}
          />
        ) : (
          <>
            <TextInput label={t('move-server.user')} {...field('user')} />
            <PasswordInput
              label={t('move-server.password')}
              description={t('move-server.secret-hint')}
              {...field('password')}
            />
          </>
        )}
        {found && (
          <div role="status" className={classes.answer}>
            <b>{t('move-server.found', { program: programName(server), version: found.version })}</b>
            <small dir="auto">{[found.name, found.user].filter(Boolean).join(' · ')}</small>
            {found.recipes !== null && <small>{t('move-server.found-recipes', { count: found.recipes })}</small>}
          </div>
        )}
      </Stack>
    </FormDialog>
  );
}
