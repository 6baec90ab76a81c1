import { useSearch } from '@tanstack/react-router';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useAppInfo, useInvitation } from './auth.api.ts';
import { RegisterForm } from './RegisterForm.tsx';

/** Waits for what decides how it begins: whether anybody may register, and whether an invitation is still good. */
export function RegisterScreen() {
  const { token = '' } = useSearch({ strict: false });
  const info = useAppInfo();
  const invitation = useInvitation(token);
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
