import type { GroupPreferences } from '@larder/contract';
import type { InstanceDatabase } from '../../../platform/database/instance-database.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { changePreferences, updateOwnGroup } from '../../groups/index.ts';
import { findGroupName } from './groups.repository.ts';

/** Tells whether a name is free among all groups. */
export interface GroupNames {
  isGroupFree(name: string): Promise<boolean>;
}

interface Sent {
  name?: string | null | undefined;
  preferences?: Parameters<typeof changePreferences>[1] | Partial<GroupPreferences> | null | undefined;
}

/** Renames a group, or changes its preferences. @throws AppError when there is none, or the name is another's */
export const changeGroup = async (
  instance: InstanceDatabase,
  names: GroupNames,
  groupId: string,
  { name, preferences }: Sent,
  { by, now }: { by: string; now: Date },
): Promise<void> => {
  const group = found(await findGroupName(instance, groupId), 'group.not-found');
  if (name && name !== group.name && !(await names.isGroupFree(name))) throw new AppError('group.name-taken', { name });
  const db = instance.group(groupId).actingAs({ userId: by, now: () => now });
  if (name && name !== group.name) await updateOwnGroup(db, { name, updatedAt: now.toISOString() });
  if (preferences) await changePreferences(db, preferences, now);
  await instance.signalRevisions();
};
