import { contract, type ReplyOf, type User } from '@larder/contract';
import { Button, Group, PasswordInput, Stack } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { FormDialog } from '../../components/Dialog.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FormNotice } from '../../components/FormNotice.tsx';
import { HeirFields, useHeirs } from '../../components/HeirFields.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { logOut } from '../../lib/session/index.ts';
import { DataButton } from './DataButton.tsx';
import { PasskeyProof } from './PasskeyProof.tsx';

type Leaving = ReplyOf<typeof contract.ownAccount.leaving>;

/** Says what becomes of things, and asks once more who it is, before one's account goes. */
export default function DeleteAccountDialog({ me, onClose }: { me: User; onClose: () => void }) {
  const { data, error, refetch } = useFetch(contract.ownAccount.leaving);
  const { heirs, choose } = useHeirs(data);
  const [password, setPassword] = useState('');
  const remove = useChange(contract.ownAccount.remove, { quiet: true, onDone: () => void logOut() });
  const isShown = data?.proof === 'password' ? password !== '' : data?.isProven;
  return (
    <FormDialog
      opened
      danger
      title={t('own-account.delete-title')}
      submitLabel={t('own-account.delete-confirm')}
      busy={remove.isPending || remove.isSuccess}
      disabled={!data || data.isLastAdmin || !isShown}
      onSubmit={() => remove.mutate({ body: { ...heirs, ...(data?.proof === 'password' && { password }) } })}
      onClose={onClose}
    >
      <Stack gap="sm">
        {!data && !error && <SkeletonRows count={3} height={48} />}
        {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data?.isLastAdmin && <p role="note">{t('own-account.last-admin')}</p>}
        {data && !data.isLastAdmin && (
          <>
            <WhatBecomes left={data} group={me.group} />
            <HeirFields left={data} heirs={heirs} onChoose={choose} />
            <p>{t('own-account.first')}</p>
            <Group gap="sm">
              <DataButton />
              <Button variant="default" renderRoot={(props) => <Link to="/group/exports" {...props} />}>
                {t('export-page.open')}
              </Button>
            </Group>
            <FormNotice error={remove.error} />
            {data.proof === 'password' ? (
              <PasswordInput
                label={t('own-account.password')}
                autoComplete="current-password"
                value={password}
                onChange={(event) => setPassword(event.currentTarget.value)}
              />
            ) : (
              <LogInProof isProven={data.isProven} />
            )}
            <PasskeyProof
              isBusy={remove.isPending}
              onProven={(credential) => remove.mutate({ body: { ...heirs, credential } })}
            />
          </>
        )}
      </Stack>
    </FormDialog>
  );
}

function WhatBecomes({ left, group }: { left: Leaving; group: string }) {
  return (
    <>
      <p>{t('own-account.text')}</p>
      {left.ownRecipes > 0 && <p>{t('own-account.own', { count: left.ownRecipes })}</p>}
      {left.isLastMember && <p>{t('own-account.last-member', { group })}</p>}
      {left.isLastManager && !left.isLastMember && <p>{t('own-account.last-manager')}</p>}
    </>
  );
}

function LogInProof({ isProven }: { isProven: boolean }) {
  const { data: info } = useFetch(contract.about.get);
  const provider = info?.oidcProviderName || t('own-account.elsewhere');
  return <p>{isProven ? t('own-account.proven') : t('own-account.log-in-again', { provider })}</p>;
}
