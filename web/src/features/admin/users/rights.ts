import type { User } from '@larder/contract';
import { type MessageKey, t } from '../../../lib/messages/index.ts';

export type Right = 'canOrganize' | 'canInvite' | 'canManage' | 'advanced' | 'admin';

export const rights: { name: Right; label: MessageKey; hint: MessageKey }[] = [
  { name: 'canOrganize', label: 'household.may-organize', hint: 'household.may-organize-hint' },
  { name: 'canInvite', label: 'household.may-invite', hint: 'household.may-invite-hint' },
  { name: 'canManage', label: 'household.may-manage', hint: 'household.may-manage-hint' },
  { name: 'advanced', label: 'admin.may-advanced', hint: 'admin.may-advanced-hint' },
  { name: 'admin', label: 'admin.may-admin', hint: 'admin.may-admin-hint' },
];

/** The most that somebody may do, in a few words. */
export const rightsInWords = ({ admin, canManage, canInvite, canOrganize }: User): string => {
  const most = admin ? 'admin' : canManage ? 'manage' : canInvite ? 'invite' : canOrganize ? 'organize' : 'none';
  return t('admin.rights', { most });
};
