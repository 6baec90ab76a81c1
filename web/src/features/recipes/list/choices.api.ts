import { contract } from '@larder/contract';
import { useFetch } from '../../../lib/api/index.ts';
import { useGroup } from '../../../lib/session/index.ts';
import type { FilterKind } from './explorer-search.ts';

export interface Choice {
  /** As the filter takes it: a slug where there is one. */
  value: string;
  name: string;
}

/** More than a person reads; typing narrows them down. */
const mostShown = 50;

export const own = {
  categories: contract.categories.list,
  tags: contract.tags.list,
  tools: contract.tools.list,
  foods: contract.foods.list,
} as const;

export const references = {
  categories: contract.categories.references,
  tags: contract.tags.references,
  tools: contract.tools.references,
  foods: contract.foods.references,
} as const;

export const explored = {
  categories: contract.explore.categories,
  tags: contract.explore.tags,
  tools: contract.explore.tools,
  foods: contract.explore.foods,
} as const;

/** What recipes can be filtered by, as far as it matches what was typed. */
export function useChoices(
  kind: FilterKind,
  typed: string,
  enabled: boolean,
): { choices: Choice[]; isPending: boolean } {
  const { slug, isOwn } = useGroup();
  const query = {
    orderBy: 'name',
    orderDirection: 'asc',
    perPage: mostShown,
    ...(typed.trim() && { search: typed.trim() }),
  } as const;
  const ofMember = useFetch(own[kind], { query }, { enabled: enabled && isOwn, keepPrevious: true });
  const ofVisitor = useFetch(
    explored[kind],
    { params: { groupSlug: slug ?? '' }, query },
    { enabled: enabled && !isOwn && slug !== null, keepPrevious: true },
  );
  const { data, isPending } = isOwn ? ofMember : ofVisitor;
  const choices = (data?.items ?? []).map((item) => ({ name: item.name, value: 'slug' in item ? item.slug : item.id }));
  return { choices, isPending };
}
