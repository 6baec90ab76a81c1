import { contract, type Organizer, type PicturedRecipe } from '@larder/contract';
import { type Fetched, useChange, useFetch } from '../../lib/api/index.ts';
import { allRows, type Counted, useCounted } from '../entities/index.ts';

export const organizerNames = ['categories', 'tags', 'tools'] as const;
export type OrganizerName = (typeof organizerNames)[number];

/** The endpoints of each kind. */
export const organizers = { categories: contract.categories, tags: contract.tags, tools: contract.tools } as const;

const kindOf = { categories: 'category', tags: 'tag', tools: 'tool' } as const;
export type OrganizerRow = Counted<Organizer>;

/** Everything of one kind, by name, each with the number of its recipes. */
export const useOrganizers = (name: OrganizerName): Fetched<{ items: OrganizerRow[] }> =>
  useCounted<Organizer>(useFetch(organizers[name].list, { query: allRows }), organizers[name]);

/** Some recipes of each, by its id. They come after the names, which wait for nothing. */
export const useOrganizerPictures = (name: OrganizerName): Record<string, PicturedRecipe[]> | undefined =>
  useFetch(contract.organizerPictures.get, { query: { kind: kindOf[name] } }).data;

/** Makes one, or gives another name to the one with the id. */
export function useSaveOrganizer(name: OrganizerName, onDone: (saved: Organizer) => void) {
  const options = { quiet: true, onDone };
  const create = useChange(organizers[name].create, options);
  const replace = useChange(organizers[name].replace, options);
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
  useChange(organizers[name].remove, { onDone });
