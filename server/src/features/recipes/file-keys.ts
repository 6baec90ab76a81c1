import { slugify } from '@larder/kitchen';

/** Where the files of recipes lie. The store refuses a key that would leave its place, so these may be given what a request says. */
export const recipeFolder = (recipeId: string): string => `recipes/${recipeId}`;

export const recipeImageFolder = (recipeId: string): string => `${recipeFolder(recipeId)}/images`;

/** The pictures that a recipe had, by their keys. */
export const formerImagesFolder = (recipeId: string): string => `${recipeFolder(recipeId)}/pictures`;

export const formerImageFolder = (recipeId: string, image: string): string =>
  `${formerImagesFolder(recipeId)}/${image}`;

export const timelineImageFolder = (recipeId: string): string => `${recipeImageFolder(recipeId)}/timeline`;

export const eventImageFolder = (recipeId: string, eventId: string): string =>
  `${timelineImageFolder(recipeId)}/${eventId}`;

/** The files that belong to a recipe, in its folder or in one that becomes that. */
export const assetIn = (folder: string, fileName: string): string => `${folder}/assets/${fileName}`;

export const recipeAssetFolder = (recipeId: string): string => `${recipeFolder(recipeId)}/assets`;

const imageNames = { original: 'original.webp', min: 'min-original.webp', tiny: 'tiny-original.webp' } as const;
export type ImageSize = keyof typeof imageNames;

/** The size that is served under a name. */
export const sizeNamed = (fileName: string): ImageSize | undefined =>
  (['original', 'min', 'tiny'] as const).find((size) => imageNames[size] === fileName);

/** A picture as it came, as long as sizes of it are still to be made. */
const imageSource = 'source';
export const imageSourceKey = (folder: string): string => `${folder}/${imageSource}`;

/** All that a picture may consist of. */
export const imageFileNames = [imageSource, ...Object.values(imageNames)] as const;

export const imageKey = (folder: string, size: ImageSize): string => `${folder}/${imageNames[size]}`;

export const recipeImageKey = (recipeId: string, size: ImageSize): string =>
  imageKey(recipeImageFolder(recipeId), size);

export const recipeAssetKey = (recipeId: string, fileName: string): string => assetIn(recipeFolder(recipeId), fileName);

/** Names of files that stay far below what any file system takes. */
const longestName = 120;

/** The file name of an asset: its name as a slug and its extension, the same on every file system and in every address. */
export const assetFileName = (name: string, extension: string): string => {
  const slug = slugify(name.normalize('NFC')).slice(0, longestName).replace(/-$/, '');
  const ending = extension
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, 10);
  return `${slug}${ending && '.'}${ending}`;
};

export const recipeScanFolder = (recipeId: string): string => `${recipeFolder(recipeId)}/scans`;

/** What was read from the pictures of a recipe: a page's words and its picture, beside what is served to everybody. */
export const recipeScanKey = (recipeId: string, name: string): string => scanIn(recipeFolder(recipeId), name);
export const scanIn = (folder: string, name: string): string => `${folder}/scans/${name}`;

/** The file whose page or words a name of a scan tells of: `note.jpg` for `note.jpg-1.webp` and `note.jpg.eng.json`. */
export const scannedFile = (name: string): string => name.replace(/(?:-\d+\.webp|\.[a-z]{3}\.json)$/, '');
