export { uuidOf } from './drawn-ids.ts';
export { hashPassword, needsRehash, verifyPassword } from './passwords.ts';
export { createSealedTexts, type SealedTexts } from './sealed-texts.ts';
export { readOrCreateSecret } from './secret.ts';
export { createSessions, type Session, type Sessions } from './sessions.ts';
export { createSignedTokens, type SignedTokens } from './signed-tokens.ts';
export { hashToken, isApiToken, isSameCode, isSameSecret, newApiToken, oneTimeCode, randomToken } from './tokens.ts';
