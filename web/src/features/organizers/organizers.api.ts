import { contract, type OrganizerRow } from '@larder/contract';
import type { ApiError } from '../../lib/api/index.ts';
import { useChange, useFetch } from '../../lib/api/index.ts';

export type OrganizerName = 'categories' | 'tags' | 'tools';

const all = { perPage: -1, orderBy: 'name', orderDirection: 'asc' } as const;

/** Everything of one kind, by name, each with the number of its recipes. */
export const useOrganizers = (
  name: OrganizerName,
): { data: { items: OrganizerRow[] } | undefined; error: ApiError | null; refetch: () => unknown } =>
  useFetch(contract[name].list, { query: all });

/** Makes one, or gives another name to the one with the id. */
export function useSaveOrganizer(name: OrganizerName, onDone: () => void) {
  const options = { quiet: true, onDone };
  const create = useChange(contract[name].create, options);
  const replace = useChange(contract[name].replace, options);
  return {
    save: (id: string | undefined, newName: string) =>
      id === undefined
        ? create.mutate({ body: { name: newName } })
        : replace.mutate({ params: { itemId: id }, body: { name: newName } }),
    error: create.error ?? replace.error,
    isSaving: create.isPending || replace.isPending,
  };
}

export const useRemoveOrganizer = (name: OrganizerName, onDone: () => void) =>
  useChange(contract[name].remove, { onDone });
