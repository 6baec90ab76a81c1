/** Names of tags and categories that imported recipes get. */
export interface Organizers {
  tags: string[];
  categories: string[];
}

export const noOrganizers: Organizers = { tags: [], categories: [] };

/** Those of all links and of one, each once, as they are sent. */
export const organizersFor = (forAll: Organizers, own = noOrganizers) => ({
  tags: together(forAll.tags, own.tags),
  categories: together(forAll.categories, own.categories),
});

const together = (ofAll: string[], own: string[]) => [...new Set([...ofAll, ...own])].map((name) => ({ name }));
