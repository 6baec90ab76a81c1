export { askForPasskey, canUsePasskeys, PasskeyError, type PasskeyTrouble } from './logins/passkeys.ts';
