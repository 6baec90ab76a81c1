import { AppError, found } from '../../platform/errors/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';
import { changeOf, exportOwnRecipes, findOwnRecipes, removeMany } from '../recipes/index.ts';
import { findMember, removeAvatar } from '../users/index.ts';
import { deleteAccount, giveRecipes } from './leaving.repository.ts';

interface Removed {
  ownRecipes: number;
  exportPath: string | null;
}

/**
 * Removes another member. What nobody else sees goes to the bin of whoever removes them: it would be there for nobody otherwise.
 * @throws AppError for oneself, and for an administrator unless by another one
 */
export const removeMember = async (
  context: MemberContext,
  userId: string,
  { isExported }: { isExported: boolean },
): Promise<Removed> => {
  const { db, member: by, platform } = context;
  const member = found(await findMember(db, userId), 'user.not-found');
  if (member.id === by.id) throw new AppError('user.removes-oneself');
  if (member.admin === 1 && !by.admin) throw new AppError('user.removal-of-admin');
  const exportPath = isExported ? await exportOwnRecipes(context, member.id) : null;
  return db.change(async (db) => {
    const own = await findOwnRecipes(db.asServer(), member.id);
    await giveRecipes(
      db,
      own.map(({ id }) => id),
      by.id,
    );
    await removeMany(
      db,
      changeOf(context),
      own.map(({ slug }) => slug),
    );
    await deleteAccount(db, member.id);
    await db.record('user.deleted', member);
    db.afterCommit(() => removeAvatar(platform.files, member.id));
    return { ownRecipes: own.length, exportPath };
  });
};
