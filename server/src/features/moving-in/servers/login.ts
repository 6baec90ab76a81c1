import { type MoveServerKind, MoveServerLogin, moveServerLogins } from '@larder/contract';
import { AppError } from '../../../platform/errors/index.ts';
import { createSealedTexts } from '../../../platform/security/index.ts';

/** @throws AppError where the program needs something else */
export const requireLogin = (server: MoveServerKind, login: MoveServerLogin): void => {
  const ways = moveServerLogins[server];
  const has = { token: Boolean(login.token), password: Boolean(login.user && login.password) };
  if (ways.some((way) => has[way])) return;
  throw new AppError(ways.includes('token') ? 'move-server.needs-token' : 'move-server.needs-password');
};

const sealedLogins = (secret: string) => createSealedTexts(secret, 'logins of servers');

/** As it lies in the database until all is read. */
export const sealLogin = (secret: string, { token, user, password }: MoveServerLogin): string =>
  sealedLogins(secret).seal(JSON.stringify({ token, user, password }));

/** @throws AppError where it is gone, or was sealed by another server */
export const openLogin = (secret: string, sealed: string | null): MoveServerLogin => {
  const text = sealed === null ? undefined : sealedLogins(secret).open(sealed);
  if (text === undefined) throw new AppError('move-server.needs-token');
  return MoveServerLogin.parse(JSON.parse(text));
};
