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

/** Whom the server knew whoever asked as: noted as the position once all is read. */
export const ReadBy = z.object({ userId: z.string().optional() });
export type ReadBy = z.infer<typeof ReadBy>;

const HouseholdBringing = z.object({
  serverId: z.string(),
  /** Recipes that were changed on both sides and become what they are there. */
  replace: z.array(z.string()),
  isManager: z.boolean(),
});
export type HouseholdBringing = z.infer<typeof HouseholdBringing>;

/** Bringing in what was read of a server, which is its subject. */
export const householdBringingJob = { name: 'move-server-bringing', payload: HouseholdBringing };

export const addHouseholdReading = (
  db: GroupTransaction,
  { id, server, address }: MoveServerRow,
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const job = { subject: id, title: address, concurrencyKey: serverKey(server, address), payload: { serverId: id } };
  return addJobs(db, householdReadingJob, [job], clock.now());
};

export const addHouseholdBringing = (
  db: GroupTransaction,
  { id, address }: MoveServerRow,
  { replace, isManager }: { replace: readonly string[]; isManager: boolean },
  { clock }: Pick<Platform, 'clock'>,
): Promise<void> => {
  const payload = { serverId: id, replace: [...replace], isManager };
  return addJobs(db, householdBringingJob, [{ subject: id, title: address, payload }], clock.now());
};
