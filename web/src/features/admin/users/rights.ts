import type { User } from '@larder/contract';
import { type MessageKey, t } from '../../../lib/messages/index.ts';
import { householdRights } from '../../groups/index.ts';

export const rights = [
  ...householdRights,
  { name: 'advanced', label: 'admin.may-advanced', hint: 'admin.may-advanced-hint' },
  { name: 'admin', label: 'admin.may-admin', hint: 'admin.may-admin-hint' },
] as const satisfies { name: keyof User; label: MessageKey; hint: MessageKey }[];

export type Right = (typeof rights)[number]['name'];

/** The most that somebody may do, in a few words. */
export const rightsInWords = ({ admin, canManage, canInvite, canOrganize }: User): string => {
  const most = admin ? 'admin' : canManage ? 'manage' : canInvite ? 'invite' : canOrganize ? 'organize' : 'none';
  return t('admin.rights', { most });
};
