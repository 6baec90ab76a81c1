export { askForPasskey, canUsePasskeys, PasskeyError, type PasskeyTrouble } from './logins/passkeys.ts';
export { SessionRow } from './logins/SessionRow.tsx';
