import type { Asset, MoveRecipe } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { Platform, Words } from '../../../platform/http/index.ts';
import { ImageError, makeTiny } from '../../../platform/images/index.ts';
import { assetFileName, type UnsizedImage } from '../../recipes/index.ts';
import { readPicture } from '../looking/small-picture.ts';
import type { StagedRecipe } from '../staged-recipe.ts';

type Missing = MoveRecipe['missing'][number];

export interface BroughtFiles {
  variants?: UnsizedImage;
  assets: { asset: Asset & { fileName: string }; content: Buffer }[];
  missing: Missing[];
  /** Where the picture is to be had, where none came with the file. */
  pictureUrls: string[];
}

/** Files of one recipe; what goes beyond was not put there by a cook. */
const mostAssets = 50;
const longestName = 200;
/** A name under which a file can lie as it was called, so that links in texts go on working. */
const isOwnName = /^[a-z0-9][a-z0-9._-]{0,150}$/i;

/** The picture, further ones and other files of a recipe: the first picture that opens is the recipe's, the others lie beside it. */
export const bringFiles = async (
  platform: Platform,
  db: GroupDatabase,
  moveId: string,
  { pictures, assets }: StagedRecipe,
  words: Words,
): Promise<BroughtFiles> => {
  const brought: BroughtFiles = { assets: [], missing: [], pictureUrls: [] };
  const taken = new Set<string>();
  const lay = (name: string, content: Uint8Array, own: Partial<Asset> = {}) => {
    const [, start = '', ending = ''] = /^(.*?)(?:\.([^.]*))?$/s.exec(name.slice(0, longestName)) ?? [];
    const called = own.fileName && isOwnName.test(own.fileName) ? own.fileName : undefined;
    const fileName = freeName(called ?? (assetFileName(start || 'file', ending) || 'file'), taken);
    taken.add(fileName);
    const isPicture = /\.(jpe?g|png|webp|gif|heic|avif)$/i.test(fileName);
    const icon = own.icon ?? (isPicture ? 'mdi-file-image' : 'mdi-file');
    const shown = own.name ?? name;
    brought.assets.push({
      asset: { name: shown.slice(0, longestName), icon, fileName },
      content: Buffer.from(content),
    });
  };
  for (const [index, picture] of pictures.entries()) {
    if ('url' in picture) {
      brought.pictureUrls.push(picture.url);
      continue;
    }
    const bytes = await readPicture(platform, db, moveId, picture);
    if (brought.variants && bytes) {
      if (brought.assets.length < mostAssets) lay(pictureName(picture, index, bytes), bytes);
      continue;
    }
    const variants = bytes && (await openedOf(Buffer.from(bytes)));
    if (variants) brought.variants = variants;
    else brought.missing.push({ what: 'picture', message: words('moving.missing.picture') });
  }
  // A picture that came with the file is the one that the app showed.
  if (brought.variants) brought.pictureUrls = [];
  for (const asset of assets.slice(0, mostAssets)) {
    const { name, fileName, icon } = asset;
    const bytes = await readPicture(platform, db, moveId, asset);
    const ending = 'place' in asset ? (/\.\w{1,10}$/.exec(asset.place)?.[0] ?? '') : '';
    const own = { ...(fileName && { fileName, name }), ...(icon && { icon }) };
    if (bytes) lay(name.includes('.') ? name : `${name}${ending}`, bytes, own);
    else brought.missing.push({ what: 'file', message: words('moving.missing.file', { name }) });
  }
  return brought;
};

/** Its smallest size tells whether it opens; the others are made afterwards. */
const openedOf = async (source: Buffer): Promise<UnsizedImage | undefined> => {
  try {
    return { source, ...(await makeTiny(source)) };
  } catch (error) {
    if (error instanceof ImageError) return undefined;
    throw error;
  }
};

const pictureName = (picture: { place: string } | { stored: string }, index: number, bytes: Uint8Array): string => {
  const own = 'place' in picture ? (picture.place.split('/').at(-1) ?? '') : '';
  if (/\.\w{3,4}$/.test(own)) return own;
  const ending = bytes[0] === 0x89 ? 'png' : bytes[0] === 0x52 ? 'webp' : 'jpg';
  return `picture-${index + 1}.${ending}`;
};

const freeName = (name: string, taken: ReadonlySet<string>): string => {
  const [, start = name, ending = ''] = /^(.*?)(\.[^.]*)?$/.exec(name) ?? [];
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${start}-${number}${ending}`;
  return free;
};
