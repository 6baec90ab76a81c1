import type { BodyOf, contract } from '@larder/contract';
import { AppError, found } from '../../platform/errors/index.ts';
import { type MemberContext, requireSession } from '../../platform/http/index.ts';
import { addLetters } from '../../platform/mail/index.ts';
import { hashPassword } from '../../platform/security/index.ts';
import { noticeFor } from './notices.ts';
import { findMember, replacePassword } from './users.repository.ts';

/** Tells whether a password is that of an account, and counts those that are not. */
export interface OwnPasswords {
  /** @throws AppError when it is wrong, or too many were */
  confirmPassword(userId: string, password: string): Promise<void>;
}

/**
 * Ends every session but this one, which goes on with a fresh token, and the API tokens if they are to end too.
 * @returns that token
 */
export const changePassword = async (
  { db, member, platform, session }: MemberContext,
  passwords: OwnPasswords,
  { currentPassword, newPassword, endApiTokens }: BodyOf<typeof contract.users.changePassword>,
): Promise<string> => {
  const { id, lifeInSeconds } = requireSession(session);
  const account = found(await findMember(db, member.id), 'user.not-found');
  if (account.authMethod !== 'Mealie') throw new AppError('auth.password-managed-elsewhere');
  await passwords.confirmPassword(member.id, currentPassword);
  const passwordHash = await hashPassword(newPassword);
  const version = await db.change(async (db) => {
    await addLetters(db, noticeFor(platform, account, 'password'), platform.clock.now());
    return found(await replacePassword(db, member.id, { passwordHash, endApiTokens }), 'user.not-found');
  });

  const token = await platform.sessions.start({ id, userId: member.id, version, lifeInSeconds });
  session.keep(token, lifeInSeconds);
  return token;
};
