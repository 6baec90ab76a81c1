import type { BodyOf, contract } from '@larder/contract';
import { AppError, found } from '../../platform/errors/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';
import { hashPassword, verifyPassword } from '../../platform/security/index.ts';
import { findPasswordHash, replacePassword } from './users.repository.ts';

/**
 * Ends every session but this one, which goes on with a fresh token.
 * @returns that token, or null for a caller who came with an API token
 */
export const changePassword = async (
  { db, member, platform, session }: MemberContext,
  { currentPassword, newPassword }: BodyOf<typeof contract.users.changePassword>,
): Promise<string | null> => {
  const hash = found(await findPasswordHash(db, member.id), 'user.not-found');
  if (!(await verifyPassword(currentPassword, hash))) throw new AppError('auth.password-wrong');
  const version = await replacePassword(db, member.id, await hashPassword(newPassword));

  const { lifeInSeconds } = session;
  if (lifeInSeconds === null) return null;
  const token = platform.sessions.start({ userId: member.id, version, lifeInSeconds });
  session.keep(token, lifeInSeconds);
  return token;
};
