import { topics as allTopics, type Endpoint, type Revisions, type Topic } from '@larder/contract';
import type { AnyCall } from './call.ts';

/** Whose data a reply is made of: the member's own group, or a public one that somebody looks at. */
export type Scope = string;

export const ownScope: Scope = 'own';

export const scopeOf = ({ access }: Pick<Endpoint, 'access'>, { params }: AnyCall = {}): Scope =>
  access === 'guest' ? `group ${params?.groupSlug ?? ''}` : ownScope;

/** `first` is the revision of replies that did not say theirs, as those to visitors. */
interface Known {
  first: number;
  latest: number;
}

const known = new Map<string, Known>();
const listeners = new Set<() => void>();

/** What belongs to the whole server is the same in every scope. */
const keyOf = (scope: Scope, topic: Topic) => (topic === 'instance' ? topic : `${scope} ${topic}`);

const entriesOf = (revisions: Partial<Revisions>) => Object.entries(revisions) as [Topic, number][];

/** Takes note of revisions that the server has told; a lower one than is known is old news. */
export function learnRevisions(scope: Scope, revisions: Partial<Revisions>) {
  let hasRisen = false;
  for (const [topic, revision] of entriesOf(revisions)) {
    const key = keyOf(scope, topic);
    const before = known.get(key);
    if (before && before.latest >= revision) continue;
    known.set(key, { first: before?.first ?? revision, latest: revision });
    hasRisen ||= before !== undefined;
  }
  if (hasRisen) for (const listener of listeners) listener();
}

/** The highest revisions that the server has told so far. */
export const knownRevisions = (scope: Scope): Partial<Revisions> =>
  Object.fromEntries(
    allTopics.flatMap((topic) => {
      const revision = known.get(keyOf(scope, topic))?.latest;
      return revision === undefined ? [] : [[topic, revision]];
    }),
  );

/** Whether the server tells of changes of these topics. */
export const areKnown = (scope: Scope, topics: readonly Topic[]): boolean =>
  topics.every((topic) => known.has(keyOf(scope, topic)));

/** Whether a reply that was made at some revisions depends on anything that has changed since. */
export const isSuperseded = (scope: Scope, topics: readonly Topic[], madeAt: Partial<Revisions> = {}): boolean =>
  topics.some((topic) => {
    const revision = known.get(keyOf(scope, topic));
    return revision !== undefined && revision.latest > (madeAt[topic] ?? revision.first);
  });

/** Nothing that one person was told holds for the next. */
export const forgetRevisions = () => known.clear();

/** @returns a function that stops listening */
export function onNewRevisions(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
