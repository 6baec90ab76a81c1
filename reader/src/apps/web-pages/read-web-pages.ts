import { readRecipe } from '../../read-recipe.ts';
import type { AppReader } from '../app-reader.ts';
import type { AppPicture, AppRecipe } from '../app-recipe.ts';
import { recipeOfReading } from '../recipe-of-reading.ts';
import type { OpenedFile, SentFile } from '../sent-file.ts';
import { addressOf } from '../values.ts';
import { type SavedPage, savedAs, savedPageOf } from './saved-page.ts';

/**
 * Pages that somebody saved in a browser: HTML with or without a folder of what belongs to it, MHTML, and the archives of Safari. Exports
 * of programs are HTML too, so whatever knows a page better comes first.
 */
export const webPages: AppReader = {
  app: 'web_pages',
  recognise: (file) => {
    const kind = savedAs(file);
    if (kind === 'html') return isPartOfPage(file) ? 0 : 0.1;
    return kind === undefined ? 0 : 0.9;
  },
  *read(file) {
    const page = savedPageOf(file);
    // Pictures of a page that nobody noted the address of are looked for by the last part of their path.
    const read = page && readRecipe({ ...page, url: page.url || nowhere });
    if (read) yield recipeOf(file, page, recipeOfReading(file.path, read));
  },
};

const nowhere = 'http://nowhere.invalid/';

/** What browsers call the folder of a page, in their languages. */
const folderOfPage =
  /[ _-](?:files|dateien|fichiers|archivos|bestanden|arquivos|filer|pliki|file|tiedostot|files_\d{1,3})$/i;

const isPartOfPage = ({ path }: OpenedFile): boolean =>
  path
    .split('/')
    .slice(0, -1)
    .some((folder) => folderOfPage.test(folder));

const recipeOf = (file: OpenedFile, page: SavedPage, recipe: AppRecipe): AppRecipe => {
  const parts = partsOf(file);
  const isKnown = page.url !== '' || addressOf(recipe.url)?.startsWith(nowhere) === false;
  return {
    ...recipe,
    name: recipe.name || file.title,
    url: isKnown ? recipe.url : undefined,
    pictures: picturesOf(recipe.pictures, page, parts),
    parts,
  };
};

const mostParts = 2000;

/** The files in the folder that a browser saved with a page. */
const partsOf = ({ around, path, title }: OpenedFile): SentFile[] => {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return around
    .below()
    .filter((other) => {
      const [first = '', ...inside] = other.path.slice(folder.length).split('/');
      return inside.length > 0 && first.startsWith(title) && folderOfPage.test(first);
    })
    .slice(0, mostParts);
};

/** Those that came with the page before those that have to be fetched. */
const picturesOf = (named: readonly AppPicture[], page: SavedPage, parts: readonly SentFile[]): AppPicture[] => {
  const addresses = named.flatMap((picture) => ('url' in picture ? picture.url : []));
  const inside = addresses.flatMap((url) => page.pictures.get(url) ?? []).map((bytes) => ({ bytes }));
  const beside = addresses.flatMap((url) => fileNamed(parts, url) ?? []).map((file) => ({ file }));
  const toFetch = addresses.filter((url) => !url.startsWith(nowhere)).map((url) => ({ url }));
  return [...inside.slice(0, 1), ...beside.slice(0, 1), ...toFetch];
};

const fileNamed = (parts: readonly SentFile[], url: string): SentFile | undefined => {
  const name = decoded(new URL(url).pathname.split('/').at(-1) ?? '');
  return name === '' ? undefined : parts.find(({ path }) => path.endsWith(`/${name}`));
};

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};
