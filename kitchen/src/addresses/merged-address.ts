/** What stands in an address for the recipe: `${slug}` and so on. */
export const mergeFields = ['id', 'slug', 'url', 'servings'] as const;
export type MergeField = (typeof mergeFields)[number];

const field = /\$\{(id|slug|url|servings)\}/g;

/** The address of an action for one recipe. What is put in cannot end the part of the address that it stands in, unless it is the beginning. */
export const mergedAddress = (address: string, values: Record<MergeField, string>): string =>
  address.replace(field, (_, name: MergeField, at: number) =>
    at === 0 ? values[name] : encodeURIComponent(values[name]),
  );
