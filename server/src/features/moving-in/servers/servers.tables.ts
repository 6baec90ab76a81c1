import type { MoveServerKind, MoveServerState, MoveServerStep } from '@larder/contract';
import type { Fixed, Generated, JsonText, MomentText, OfGroup, Stamps } from '../../../platform/database/schema.ts';
import { defineTables } from '../../../platform/database/tables.ts';

/** A server of another program that somebody moves in from. */
export interface MoveServers extends OfGroup, Stamps {
  id: Fixed<string>;
  userId: Fixed<string>;
  server: Fixed<MoveServerKind>;
  /** Where its API is. */
  address: string;
  state: MoveServerState;
  /** In which it is told what goes wrong. */
  language: Fixed<string>;
  step: MoveServerStep;
  /** Where reading goes on, as its program notes it. */
  position: JsonText;
  done: number;
  total: number;
  /** As `MoveServerFound`; null before it has answered. */
  found: JsonText | null;
  /** What was read, as `MoveServerSummary`. */
  summary: JsonText | null;
  /** Why it failed: code and values. */
  problem: JsonText | null;
  /** Token or password, sealed; null once nobody needs it any more. */
  login: string | null;
  moveId: string | null;
  readAt: MomentText | null;
  endedAt: MomentText | null;
}

/** A recipe of such a server. */
export interface MoveServerRecipes extends OfGroup {
  serverId: Fixed<string>;
  /** Its id there. */
  sourceId: Fixed<string>;
  /** In the order in which they were listed. */
  number: number;
  slug: string;
  name: string;
  /** It waits to be read, has been read, or cannot be read. */
  state: 'listed' | 'read' | 'unreadable';
  /** When it was last changed there, as the list says; as it was when it was read, and when it was brought. */
  changedAt: string;
  readAt: string | null;
  broughtAt: string | null;
  /** What it has become here, or the one that is here in its place; and the version that was brought of it. */
  recipeId: Generated<string | null>;
  version: number | null;
}

/** Something else than a recipe that came from such a server, so that it comes once. */
export interface MoveServerThings extends OfGroup {
  serverId: Fixed<string>;
  /** Its id here. */
  id: Fixed<string>;
  /** What it said there, and when it was last changed here once it had come. */
  mark: string;
  stamp: string;
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    moveServers: MoveServers;
    moveServerRecipes: MoveServerRecipes;
    moveServerThings: MoveServerThings;
  }
}

/** A restored server asks them anew. */
export const moveServersTables = defineTables({
  moveServers: { topic: 'household', isPassing: true, personal: { owner: 'userId' } },
  moveServerRecipes: { topic: 'household', isPassing: true, personal: { of: 'moveServers', by: 'serverId' } },
  moveServerThings: { topic: 'household', isPassing: true, personal: { of: 'moveServers', by: 'serverId' } },
});
