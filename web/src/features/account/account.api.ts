import { contract } from '@larder/contract';
import { useChange, useFetch } from '../../lib/api/index.ts';

export const useAppInfo = () => useFetch(contract.about.get, {}, { staleTime: Number.POSITIVE_INFINITY });

export const useLogIn = () => useChange(contract.auth.logIn, { quiet: true });
/** Asks the server whether an invitation is still good, and which household it is of. */
export const useInvitation = (token: string) =>
  useFetch(
    contract.validators.invitation,
    { query: { token } },
    { enabled: token !== '', staleTime: Number.POSITIVE_INFINITY },
  );
export const useCheckInvitation = () => useChange(contract.validators.invitation, { quiet: true });
export const useRegister = () => useChange(contract.registration.register, { quiet: true });

export const useSetup = () => useFetch(contract.setup.get, {}, { staleTime: Number.POSITIVE_INFINITY });
export const useCheckSetupCode = () => useChange(contract.setup.checkCode, { quiet: true });
export const useFinishSetup = () => useChange(contract.setup.finish, { quiet: true });

const ownData = [contract.users.self, contract.groups.members] as const;
export const useChangeProfile = () => useChange(contract.users.change, { stale: ownData, quiet: true });
/** Of a choice that is saved at once, where no form could show what went wrong. */
export const useChangeTaste = () => useChange(contract.users.change, { stale: ownData });
export const useReplaceAvatar = () => useChange(contract.users.replaceAvatar, { stale: ownData });
export const useChangePassword = () => useChange(contract.users.changePassword, { quiet: true });
export const useInvite = () => useChange(contract.groups.invite);

export const useCreateApiToken = () => useChange(contract.auth.createApiToken, { stale: ownData });
export const useRemoveApiToken = () => useChange(contract.auth.removeApiToken, { stale: ownData });
