import type { DeliveryProblem } from '@larder/contract';
import type { Fixed, Flag, Generated, JsonText, MomentText, OfGroup } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

/** One row: the key pair by which push services know this server. */
export interface PushKeys {
  id: Fixed<number>;
  publicKey: string;
  /** Sealed: it says nothing to whoever reads the database alone. */
  privateKey: string;
}

/** Browsers that are told of things, each as long as somebody is logged in there. */
export interface PushDevices extends OfGroup {
  id: Fixed<string>;
  userId: Fixed<string>;
  sessionId: Fixed<string>;
  /** Null once the push service has ended the subscription. */
  endpoint: string | null;
  p256dh: string;
  auth: string;
  /** Of the browser, for whoever has chosen none. */
  language: string;
  /** Where it is, such as `Europe/Berlin`. */
  zone: string;
  timers: Flag;
  additions: Flag;
  /** Ids of lists that it is not told of. */
  silentLists: Generated<JsonText>;
  dinnerAt: string | null;
  quietFrom: string | null;
  quietUntil: string | null;
  goneAt: MomentText | null;
  triedAt: MomentText | null;
  problem: DeliveryProblem | null;
  httpStatus: number | null;
  createdAt: Fixed<MomentText>;
}

/** What others have put on lists and a device was not told of yet. No foreign key leads to the items: those that are gone are passed over. */
export interface PushAdditions extends OfGroup {
  deviceId: Fixed<string>;
  itemId: Fixed<string>;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    pushKeys: PushKeys;
    pushDevices: PushDevices;
    pushAdditions: PushAdditions;
  }
}

/** No backup has them: a restore ends the sessions that devices belong to, and without devices a new key pair is as good. */
export const pushTables = defineTables({
  pushKeys: { topic: null, isPassing: true },
  pushDevices: { topic: 'household', isPassing: true },
  pushAdditions: { topic: null, isPassing: true },
});
