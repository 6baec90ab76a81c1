import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { listGroups, nameOf } from './groups.repository.ts';

interface Download {
  /** Of which moment the backup is, where that can be read. */
  madeAt: string | null;
  userId: string;
  now: Date;
}

/** Notes in the log of each household that somebody took a copy of all that it has. */
export const recordDownload = async (instance: InstanceDatabase, { madeAt, userId, now }: Download): Promise<void> => {
  const download = { madeAt, by: await nameOf(instance, userId) };
  const groupIds = await listGroups(instance);
  await instance.change(async (_, enter) => {
    for (const groupId of groupIds) {
      const group = instance.group(groupId).actingAs({ userId: null, now: () => now });
      await (await enter(group)).record('backup.downloaded', download);
    }
  });
};
