import type { Asset } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import { openZip, type ZipEntry } from '../../platform/files/index.ts';
import { assetFileName, type EventPicture, type TakenRecipe } from '../recipes/index.ts';
import type { ExportedRecipe } from './exported-recipe.ts';
import { readExported } from './reading.ts';

const mebibyte = 1024 * 1024;
/** As much as can be attached to a recipe one by one, and no more than memory bears at once. */
const limits = { entries: 500, entryBytes: 64 * mebibyte, totalBytes: 256 * mebibyte };
/** More text than any recipe has. */
const largestRecipe = 8 * mebibyte;

/**
 * The recipe in a zip that was made by `recipeZip`, or by a program that makes alike ones; the last one where there are several.
 * @throws ZipError, or AppError `import.no-recipe-in-archive`
 */
export const readRecipeArchive = async (archive: Buffer): Promise<TakenRecipe> => {
  const { entries, close } = await openZip(archive, limits);
  try {
    const files = entries.filter(({ path }) => !isSystemFile(path));
    const file = files.findLast(isRecipeFile);
    if (!file) throw new AppError('import.no-recipe-in-archive');
    return await readRecipeEntry(file, files);
  } finally {
    close();
  }
};

/** As many recipes as a household ever has, each with its pictures and files. */
const collectionLimits = { entries: 500_000, entryBytes: 64 * mebibyte, totalBytes: 16 * 1024 * mebibyte };

export interface RecipeEntry {
  path: string;
  /** Throws ZipError, or AppError `import.no-recipe-in-archive`. */
  read(): Promise<TakenRecipe>;
  /** The same without its pictures and files, of which only a small picture can be read. Throws as `read`. */
  look(): Promise<{ recipe: ExportedRecipe; files: number; picture: ZipEntry | undefined }>;
}

interface Collection {
  recipes: RecipeEntry[];
  /** It holds what a household has beside recipes. */
  hasHousehold: boolean;
  close(): void;
}

/**
 * Every recipe of an archive, each to be read when its turn comes.
 * @throws ZipError, or AppError `import.no-recipe-in-archive` where none of its files can be one
 */
export const openCollection = async (archive: Buffer): Promise<Collection> => {
  const { entries, close } = await openZip(archive, collectionLimits);
  const files = entries.filter(({ path }) => !isSystemFile(path));
  const folders = new Map<string, ZipEntry[]>();
  for (const entry of files) {
    const folder = recipeFolderOf(entry);
    const own = folders.get(folder);
    if (own) own.push(entry);
    else folders.set(folder, [entry]);
  }
  const found = files.filter(isRecipeFile);
  if (found.length > 0) {
    const besides = (file: ZipEntry) => folders.get(recipeFolderOf(file)) ?? [];
    return {
      recipes: found.map((file) => ({
        path: file.path,
        read: () => readRecipeEntry(file, besides(file)),
        look: () => lookAtEntry(file, besides(file)),
      })),
      hasHousehold: files.some(isHousehold),
      close,
    };
  }
  close();
  throw new AppError('import.no-recipe-in-archive');
};

/** The folder that belongs to one recipe, with those for its pictures and files in it. */
const recipeFolderOf = ({ path }: ZipEntry): string => {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return folder.replace(/(^|\/)(?:assets|images|images\/timeline\/[^/]+)\/$/, '$1');
};

const readRecipeEntry = async (file: ZipEntry, files: ZipEntry[]): Promise<TakenRecipe> => {
  const recipe = await readRecipeFile(file);
  const picture = pictureIn(files);
  return {
    ...recipe,
    picture: picture && (await picture.read()),
    assets: await readAssets(files, recipe.input.assets ?? []),
    eventPictures: await readEventPictures(files, recipe),
  };
};

/** More pictures of one timeline are no reason to fill the memory. */
const mostEventPictures = 50;

const readEventPictures = async (files: ZipEntry[], { besides }: ExportedRecipe): Promise<EventPicture[]> => {
  const pictures: EventPicture[] = [];
  for (const { id: eventId, hasImage } of besides?.events.slice(0, mostEventPictures) ?? []) {
    const file = hasImage && files.find(({ path }) => path.endsWith(`/images/timeline/${eventId}/original.webp`));
    if (file) pictures.push({ eventId, content: await file.read() });
  }
  return pictures;
};

const lookAtEntry = async (file: ZipEntry, files: ZipEntry[]) => ({
  recipe: await readRecipeFile(file),
  files: files.filter(isAsset).length,
  picture: smallPictureIn(files),
});

/** What some systems put into archives on their own. */
const isSystemFile = (path: string) => /(^|\/)(__MACOSX\/|\.)/.test(path);
const isAsset = ({ path }: ZipEntry) => /(^|\/)assets\//.test(path);
/** A picture that is not the recipe's own. */
const isBesides = (entry: ZipEntry) => isAsset(entry) || /\/images\/timeline\//.test(entry.path);

/** What our archive has beside recipes comes with a move alone. */
const isHousehold = ({ path }: ZipEntry) => /(^|\/)household\.larder\.json$/.test(path);

const isRecipeFile = (entry: ZipEntry) => /\.json$/i.test(entry.path) && !isAsset(entry) && !isHousehold(entry);

const readRecipeFile = async (file: ZipEntry) => {
  const recipe = file.size <= largestRecipe ? await readExported((await file.read()).toString('utf8')) : undefined;
  if (!recipe) throw new AppError('import.no-recipe-in-archive');
  return recipe;
};

const pictureIn = (files: ZipEntry[]): ZipEntry | undefined => {
  const pictures = files.filter((entry) => /\.(webp|jpe?g|png|avif)$/i.test(entry.path) && !isBesides(entry));
  return pictures.find(({ path }) => /(^|\/)original\.\w+$/i.test(path)) ?? pictures.at(-1);
};

const smallPictureIn = (files: ZipEntry[]): ZipEntry | undefined =>
  files.find((entry) => /(^|\/)tiny-original\.webp$/i.test(entry.path) && !isBesides(entry)) ?? pictureIn(files);

/** The listed files that the archive holds; one that it lacks would be a link to nothing. */
const readAssets = async (files: ZipEntry[], assets: Asset[]): Promise<TakenRecipe['assets']> => {
  const byName = new Map(files.filter(isAsset).map((entry) => [baseName(entry.path), entry]));
  const found = [];
  for (const { name, icon, fileName } of assets) {
    const entry = fileName ? byName.get(fileName) : undefined;
    if (!entry || !fileName) continue;
    byName.delete(fileName);
    found.push({ asset: { name, icon, fileName: safeName(name, fileName) }, content: await entry.read() });
  }
  return found;
};

const baseName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A name as the server gives it stays; any other becomes one. */
const safeName = (name: string, fileName: string): string => {
  if (/^[\p{Ll}\p{Lo}\d][\p{Ll}\p{Lo}\d-]{0,150}\.[a-z0-9]{1,10}$/u.test(fileName)) return fileName;
  return assetFileName(name, fileName.slice(fileName.lastIndexOf('.') + 1));
};
