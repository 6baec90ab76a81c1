import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { FormNotice } from '../../../components/FormNotice.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { askForPasskey, canUsePasskeys, PasskeyError, type PasskeyTrouble } from './passkeys.ts';

/** Logs in by a passkey of the device, without name or password. */
export function PasskeyLogIn({
  rememberMe,
  onDone,
}: {
  rememberMe: boolean;
  onDone: (token: string) => Promise<void>;
}) {
  const begin = useChange(contract.passkeys.beginLogIn, { quiet: true });
  const logIn = useChange(contract.passkeys.logIn, { quiet: true });
  const [trouble, setTrouble] = useState<PasskeyTrouble>();
  const [isBusy, setIsBusy] = useState(false);
  if (!canUsePasskeys()) return null;

  const enter = async () => {
    setTrouble(undefined);
    const credential = await askForPasskey(await begin.mutateAsync(undefined));
    const { access_token } = await logIn.mutateAsync({ body: { credential, rememberMe } });
    await onDone(access_token);
  };
  const start = async () => {
    setIsBusy(true);
    // What the server refuses the calls keep, and the notice shows it.
    await enter().catch((error: unknown) => setTrouble(error instanceof PasskeyError ? error.trouble : undefined));
    setIsBusy(false);
  };
  return (
    <>
      <Button variant="default" leftSection={<IconFingerprint size={20} />} loading={isBusy} onClick={start}>
        {t('login.passkey')}
      </Button>
      <FormNotice error={begin.error ?? logIn.error} />
      {trouble && trouble !== 'given-up' && <p role="alert">{t(`passkeys.trouble.${trouble}`)}</p>}
    </>
  );
}
