/**
 * What a reply can depend on. Each has a revision that rises with every change of it:
 * - instance: settings and accounts of the whole server
 * - recipes: recipes with their parts and history, what members think of them, cookbooks
 * - groupData: foods, units, labels, categories, tags and tools, and what the group taught the parser
 * - plans, shopping
 * - household: the group and its preferences, its members, reports and exports
 */
export const topics = ['instance', 'recipes', 'groupData', 'plans', 'shopping', 'household'] as const;

export type Topic = (typeof topics)[number];

export type Revisions = Record<Topic, number>;

/** On every reply to a member or guest: the revisions of the caller's group after the call. */
export const revisionsHeader = 'larder-revisions';

/** `instance=3,recipes=12,…`: the text of the header. */
export const formatRevisions = (revisions: Revisions): string =>
  topics.map((topic) => `${topic}=${revisions[topic]}`).join(',');

/** What a header says; topics of a newer server are passed over. */
export function parseRevisions(text: string): Partial<Revisions> {
  const pairs = text.split(',').map((pair) => pair.trim().split('='));
  return Object.fromEntries(
    topics.flatMap((topic) => {
      const revision = Number(pairs.find(([name]) => name === topic)?.[1] || Number.NaN);
      return Number.isSafeInteger(revision) ? [[topic, revision]] : [];
    }),
  );
}

/** On every reply of the API: the version of the server, by which a page notices that it is an older one's. */
export const versionHeader = 'larder-version';

/** By which a device names a request that it may send again; see `doneOnce`. */
export const idempotencyHeader = 'idempotency-key';
