import { contract } from '@larder/contract';
import { useChange } from '../../lib/api/index.ts';

export const useChangeProfile = () => useChange(contract.users.change, { quiet: true });
/** Of a choice that is saved at once, where no form could show what went wrong. */
export const useChangeTaste = () => useChange(contract.users.change);
export const useReplaceAvatar = () => useChange(contract.users.replaceAvatar);
export const useChangePassword = () => useChange(contract.users.changePassword, { quiet: true });
export const useInvite = () => useChange(contract.groups.invite);
