import type { InstanceFood, InstanceLabel, InstanceOrganizer, InstanceUnit } from './pantry.ts';
import type { InstanceGroupFacts } from './people.ts';
import type { InstancePlanEntry, InstancePlanRule } from './plans.ts';
import type { InstanceCookbook, InstanceRecipe, InstanceShare } from './recipes.ts';
import type { InstanceAction, InstanceNotifier, InstanceWebhook } from './services.ts';
import type { InstanceList } from './shopping.ts';

/** All that a whole server of another program held. Ids are UUIDs with dashes in lower case, moments ISO 8601 in UTC. */
export interface Instance {
  program: 'Mealie';
  /** In the words of that program, such as `1.4.0`; of the step of its schema where it is not known. */
  version: string;
  groups: InstanceGroup[];
  problems: InstanceProblem[];
}

/** A group with all that belongs to it. Whatever one thing in it refers to is in it too. */
export interface InstanceGroup extends InstanceGroupFacts {
  labels: InstanceLabel[];
  foods: InstanceFood[];
  units: InstanceUnit[];
  organizers: InstanceOrganizer[];
  recipes: InstanceRecipe[];
  shares: InstanceShare[];
  cookbooks: InstanceCookbook[];
  plan: InstancePlanEntry[];
  planRules: InstancePlanRule[];
  lists: InstanceList[];
  webhooks: InstanceWebhook[];
  notifiers: InstanceNotifier[];
  actions: InstanceAction[];
}

/**
 * Why something does not come along, or not as it was: a row without an id, one that refers to what is not there, one that is there
 * twice, a value that means nothing with us, a table or column that nobody knows, a table that is not there at all, a link that has expired,
 * what means nothing on another server, and what a server that was asked does not send, or not to whoever asks, and what there is no place
 * for here.
 */
export const problemReasons = [
  'unreadable',
  'lost',
  'repeated',
  'unknown-value',
  'unknown-table',
  'unknown-column',
  'no-table',
  'ended',
  'not-carried',
  'not-sent',
  'of-others',
  'refused',
] as const;
export type ProblemReason = (typeof problemReasons)[number];

export interface InstanceProblem {
  table: string;
  reason: ProblemReason;
  rows: number;
  /** The first of them: an id, a value or the name of a column. */
  example: string;
}
