import { numberedName, slugify } from '@larder/kitchen';

/** Room for a number behind it, and well below what a path may hold. */
const longestSlug = 200;
const longestName = 255;

/** Names of addresses beside the recipes' own. */
const reserved = new Set([
  'exports',
  'timeline',
  'create',
  'create-url',
  'import',
  'bulk-actions',
  'suggestions',
  'shared',
  'category',
  'summary',
]);

export const slugFor = (name: string): string => {
  const slug = slugify(name).slice(0, longestSlug).replace(/-$/, '');
  return reserved.has(slug) ? `${slug}-recipe` : slug;
};

export interface NameAndSlug {
  name: string;
  slug: string;
}

/** The name itself and, should it be taken, the name with numbers from `first` to `last`. */
export const nameCandidates = (name: string, first: number, last: number): NameAndSlug[] => {
  const slug = slugFor(name);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const count = first + index;
    if (count === 0) return { name, slug };
    const suffix = ` (${count})`;
    return { name: numberedName(name.slice(0, longestName - suffix.length).trim(), count), slug: `${slug}-${count}` };
  });
};
