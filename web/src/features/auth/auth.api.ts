import { contract } from '@larder/contract';
import { useChange, useFetch } from '../../lib/api/index.ts';

export const useAppInfo = () => useFetch(contract.about.get);

export const useLogIn = () => useChange(contract.auth.logIn, { quiet: true });
/** Asks the server whether an invitation is still good, and which household it is of. */
export const useInvitation = (token: string) =>
  useFetch(contract.validators.invitation, { query: { token } }, { enabled: token !== '' });
export const useCheckInvitation = () => useChange(contract.validators.invitation, { quiet: true });
export const useRegister = () => useChange(contract.registration.register, { quiet: true });

export const useSetup = () => useFetch(contract.setup.get);
export const useCheckSetupCode = () => useChange(contract.setup.checkCode, { quiet: true });
export const useFinishSetup = () => useChange(contract.setup.finish, { quiet: true });

export const useCreateApiToken = () => useChange(contract.auth.createApiToken);
export const useRemoveApiToken = () => useChange(contract.auth.removeApiToken);
