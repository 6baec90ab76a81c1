import { contract, type SentBodyOf } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { askForPasskey, canUsePasskeys, PasskeyError, type PasskeyTrouble } from '../auth/index.ts';

type Credential = NonNullable<SentBodyOf<typeof contract.ownAccount.remove>['credential']>;

/** A passkey instead of the password, for who has one. */
export function PasskeyProof({ isBusy, onProven }: { isBusy: boolean; onProven: (credential: Credential) => void }) {
  const { data: passkeys = [] } = useFetch(contract.passkeys.list);
  const begin = useChange(contract.passkeys.beginLogIn);
  const [trouble, setTrouble] = useState<PasskeyTrouble>();
  if (passkeys.length === 0 || !canUsePasskeys()) return null;
  const ask = async () => {
    setTrouble(undefined);
    try {
      onProven(await askForPasskey(await begin.mutateAsync(undefined)));
    } catch (error) {
      setTrouble(error instanceof PasskeyError ? error.trouble : undefined);
    }
  };
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconFingerprint size={20} />}
        loading={isBusy || begin.isPending}
        onClick={() => void ask()}
      >
        {t('own-account.or-passkey')}
      </Button>
      {trouble && trouble !== 'given-up' && <p role="alert">{t(`passkeys.trouble.${trouble}`)}</p>}
    </div>
  );
}
