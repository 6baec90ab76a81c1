import type { InstanceDatabase } from '../../platform/database/instance-database.ts';
import { listGroups } from './groups.repository.ts';

interface Download {
  /** Of which moment the backup is, where that can be read. */
  madeAt: string | null;
  by: string | null;
  now: Date;
}

/** Notes in the log of each household that somebody took a copy of all that it has. */
export const recordDownload = async (instance: InstanceDatabase, { now, ...download }: Download): Promise<void> => {
  const groupIds = await listGroups(instance);
  await instance.change(async (_, enter) => {
    for (const groupId of groupIds) {
      const group = instance.group(groupId).actingAs({ userId: null, now: () => now });
      await (await enter(group)).record('backup.downloaded', download);
    }
  });
};
