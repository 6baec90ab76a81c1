import type { MessageKey } from '../../lib/messages/index.ts';

/** What a member may do in the household. */
export const householdRights = [
  { name: 'canOrganize', label: 'household.may-organize', hint: 'household.may-organize-covers' },
  { name: 'canInvite', label: 'household.may-invite', hint: 'household.may-invite-hint' },
  { name: 'canManage', label: 'household.may-manage', hint: 'household.may-manage-hint' },
] as const satisfies { name: string; label: MessageKey; hint: MessageKey }[];
