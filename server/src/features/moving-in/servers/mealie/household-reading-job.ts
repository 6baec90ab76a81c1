import { z } from 'zod';
import type { GroupTransaction } from '../../../../platform/database/index.ts';
import type { Platform } from '../../../../platform/http/index.ts';
import { addJobs } from '../../../../platform/jobs/index.ts';
import { serverKey } from '../server-calls.ts';
import type { MoveServerRow } from '../servers.repository.ts';

const HouseholdReading = z.object({ serverId: z.string() });
export type HouseholdReading = z.infer<typeof HouseholdReading>;

/** Reading all that a household has on a server, which is its subject. */
export const householdReadingJob = { name: 'move-server-household', payload: HouseholdReading };

export const addHouseholdReading = (
  db: GroupTransaction,
  { id, server, address }: MoveServerRow,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const job = { subject: id, title: address, concurrencyKey: serverKey(server, address), payload: { serverId: id } };
  return addJobs(db, householdReadingJob, [job], clock.now());
};
