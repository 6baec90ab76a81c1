import type { contract, QueryOf } from '@larder/contract';
import { AppError, found } from '../../platform/errors/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';
import { exportOwnRecipes } from '../recipes/index.ts';
import { findMember } from '../users/index.ts';
import { leaveGroup } from './leave-group.ts';

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
  query: QueryOf<typeof contract.members.remove>,
): Promise<Removed> => {
  const { db, member: by, platform } = context;
  const member = found(await findMember(db, userId), 'user.not-found');
  if (member.id === by.id) throw new AppError('user.removes-oneself');
  if (member.admin === 1 && !by.admin) throw new AppError('user.removal-of-admin');
  const exportPath = query.export ? await exportOwnRecipes(context, member.id) : null;
  const ownRecipes = await db.change((db) =>
    leaveGroup(db, {
      account: member,
      wanted: query,
      usually: by.id,
      binOf: by.id,
      at: platform.clock.now(),
      files: platform.files,
    }),
  );
  return { ownRecipes, exportPath };
};
