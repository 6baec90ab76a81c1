import type { contract, QueryOf } from '@larder/contract';
import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { AppError, found } from '../../platform/errors/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';
import { changeKeepingAnAdmin } from '../auth/index.ts';
import { exportOwnRecipes } from '../recipes/index.ts';
import { findMember, requireManager } from '../users/index.ts';
import { leaveGroup } from './leave-group.ts';

interface Removed {
  ownRecipes: number;
  exportPath: string | null;
}

const refuseAdmin = ({ admin }: { admin: 0 | 1 }, by: { admin: boolean }): void => {
  if (admin === 1 && !by.admin) throw new AppError('user.removal-of-admin');
};

/**
 * Removes another member. What nobody else sees goes to the bin of whoever removes them: it would be there for nobody otherwise.
 * @throws AppError for oneself, and for an administrator unless by another one
 */
export const removeMember = async (
  instance: InstanceDatabase,
  context: MemberContext,
  userId: string,
  query: QueryOf<typeof contract.members.remove>,
): Promise<Removed> => {
  const { db, member: by, platform } = context;
  const member = found(await findMember(db, userId), 'user.not-found');
  if (member.id === by.id) throw new AppError('user.removes-oneself');
  refuseAdmin(member, by);
  const exportPath = query.export ? await exportOwnRecipes(context, member.id) : null;
  const change = { id: member.id, admin: false, byAdmin: by.admin ? by.id : undefined };
  const ownRecipes = await changeKeepingAnAdmin(instance, db, change, async (db) => {
    await requireManager(db, by.id);
    refuseAdmin(found(await findMember(db, member.id), 'user.not-found'), by);
    return leaveGroup(db, {
      account: member,
      wanted: query,
      usually: by.id,
      binOf: by.id,
      at: platform.clock.now(),
      files: platform.files,
    });
  });
  return { ownRecipes, exportPath };
};
