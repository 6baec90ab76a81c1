import { contract, type Organizer } from '@larder/contract';
import { type Fetched, useChange, useFetch } from '../../lib/api/index.ts';
import { allRows, type Counted, useCounted } from '../entities/index.ts';

export type OrganizerName = 'categories' | 'tags' | 'tools';
export type OrganizerRow = Counted<Organizer>;

/** Everything of one kind, by name, each with the number of its recipes. */
export const useOrganizers = (name: OrganizerName): Fetched<{ items: OrganizerRow[] }> =>
  useCounted<Organizer>(useFetch(contract[name].list, { query: allRows }), contract[name]);

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
