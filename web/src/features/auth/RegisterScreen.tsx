import { contract } from '@larder/contract';
import { useSearch } from '@tanstack/react-router';
import { useFetch } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Waits for what decides how it begins: whether anybody may register, and whether an invitation is still good. */
export function RegisterScreen() {
  const { token = '' } = useSearch({ strict: false });
  const info = useFetch(contract.about.get);
  const invitation = useFetch(contract.validators.invitation, { query: { token } }, { enabled: token !== '' });
  useTitle(t('register.title'));
  if (info.isPending || invitation.isLoading) return null;
  return (
    <RegisterForm
      key={token}
      token={token}
      isOpenToAll={info.data?.allowSignup ?? false}
      invitedTo={invitation.data?.group ?? null}
      isRefused={invitation.data?.valid === false}
    />
  );
}
