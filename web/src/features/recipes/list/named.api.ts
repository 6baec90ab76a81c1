import { useFetch } from '../../../lib/api/index.ts';
import { useGroup } from '../../../lib/session/index.ts';
import { explored, own, references } from './choices.api.ts';
import type { FilterKind } from './explorer-search.ts';

export interface Named {
  id: string;
  /** As the filter takes it: a slug where there is one. */
  value: string;
  name: string;
}

export const isId = (value: string) => /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(value);

/** In the language that lists take. */
const among = (attribute: string, values: readonly string[]) =>
  `${attribute} IN [${values.map((value) => JSON.stringify(value)).join(', ')}]`;

/** What is named by these ids or slugs; undefined while it is under way. What is not there any more is missing. */
export function useNamed(kind: FilterKind, values: readonly string[]) {
  const { slug, isOwn } = useGroup();
  const ids = values.filter(isId);
  const slugs = values.filter((value) => !isId(value));
  const conditions = [
    ...(ids.length > 0 ? [among('id', ids)] : []),
    ...(slugs.length > 0 && kind !== 'foods' ? [among('slug', slugs)] : []),
  ];
  const enabled = conditions.length > 0;
  const query = { queryFilter: conditions.join(' OR '), perPage: -1 } as const;
  const ofMember = useFetch(own[kind], { query }, { enabled: enabled && isOwn, keepPrevious: true });
  const ofVisitor = useFetch(
    explored[kind],
    { params: { groupSlug: slug ?? '' }, query },
    { enabled: enabled && !isOwn && slug !== null, keepPrevious: true },
  );
  const { data, error, refetch } = isOwn ? ofMember : ofVisitor;
  const named: Named[] | undefined = data?.items.map((item) => ({
    id: item.id,
    name: item.name,
    value: 'slug' in item ? item.slug : item.id,
  }));
  return { named: enabled ? named : [], error, refetch };
}

/** As many as a person takes in at a glance. */
const mostTop = 8;

/** What most recipes have of a kind, and how many things of the kind any recipe has. Members only. */
export function useMostUsed(kind: FilterKind) {
  const { isOwn } = useGroup();
  const { data: counts } = useFetch(references[kind], {}, { enabled: isOwn });
  const used = Object.entries(counts ?? {}).filter(([, count]) => count > 0);
  const top = used.toSorted(([, one], [, other]) => other - one).slice(0, mostTop);
  const { named } = useNamed(
    kind,
    top.map(([id]) => id),
  );
  const countOf = new Map(top);
  const most = (named ?? [])
    .map((one) => ({ ...one, count: countOf.get(one.id) ?? 0 }))
    .toSorted((one, other) => other.count - one.count);
  return { most, total: used.length, isPending: isOwn && (counts === undefined || named === undefined) };
}
