import type { DeliveryProblem, DeliveryTarget } from '@larder/contract';
import type { Fixed, Generated, MomentText, OfGroup } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

/** The last messages to each webhook, notifier and recipe action, and how it went with them. */
export interface Deliveries extends OfGroup {
  /** Counts up in the order in which they were added. */
  number: Generated<number>;
  id: Fixed<string>;
  target: Fixed<DeliveryTarget>;
  targetId: Fixed<string>;
  event: Fixed<string>;
  subject: Fixed<string>;
  state: 'waiting' | 'arrived' | 'failed';
  attempts: number;
  httpStatus: number | null;
  milliseconds: number | null;
  problem: DeliveryProblem | null;
  createdAt: Fixed<MomentText>;
  triedAt: MomentText | null;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    deliveries: Deliveries;
  }
}

export const deliveriesTables = defineTables({
  deliveries: { topic: 'household' },
});
