import type { Recipe } from '@larder/contract';

/** Names that Windows keeps for devices, whatever follows after a point. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** Letters: of those that take four bytes each, no file system takes many more with an ending behind them. */
const longestName = 50;

const withoutDevice = (name: string): string => (device.test(name) ? `${name}_` : name);

/** A recipe's slug as every system takes it for the name of a file; one that is cut stays the only one of its name. */
export const archiveName = ({ id, slug }: Pick<Recipe, 'id' | 'slug'>): string => {
  const letters = [...slug];
  return letters.length > longestName
    ? `${letters.slice(0, longestName).join('')}-${id.slice(0, 8)}`
    : withoutDevice(slug);
};

/** A name that people gave as every system takes it for a folder; empty where nothing is left of it. */
export const folderName = (name: string): string => {
  const words = name
    .replaceAll(/[\p{Cc}/\\:*?"<>|]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .split(' ');
  const letters = [
    ...words
      .filter((word) => !/^\.*$/.test(word))
      .join(' ')
      .replace(/^\.+/, ''),
  ];
  // No system likes a folder whose name ends with a point or a space.
  const cut = letters.slice(0, longestName);
  while (cut.at(-1) === '.' || cut.at(-1) === ' ') cut.pop();
  return withoutDevice(cut.join(''));
};
