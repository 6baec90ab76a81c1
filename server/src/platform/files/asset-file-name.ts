import { slugify } from '@larder/kitchen';

/** Names of files that stay far below what any file system takes. */
const longestName = 120;

/**
 * The file name of an asset: its name as a slug and its extension, so that it is the same on every file system and in
 * every address.
 */
export function assetFileName(name: string, extension: string): string {
  const slug = slugify(name.normalize('NFC')).slice(0, longestName).replace(/-$/, '');
  const ending = extension
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 10);
  return `${slug}${ending && '.'}${ending}`;
}
