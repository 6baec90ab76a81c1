import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ExportFormat, Recipe } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { FileStore, ZipContent } from '../../../platform/files/index.ts';
import type { Words } from '../../../platform/http/index.ts';
import { readBesides } from '../archiving/besides.repository.ts';
import { besidesKey, type RecipeBesides } from '../archiving/besides.ts';
import { recipeZip, withSnakeCaseKeys } from '../export-one/recipe-zip.ts';
import { readRecipesNumbered } from '../reading/read-recipe.repository.ts';
import { schemaRecipe } from '../schema-org/schema-recipe.ts';
import { archiveName, folderName } from './archive-names.ts';
import { cooklangRecipe } from './cooklang-recipe.ts';
import { createBook } from './epub/epub-book.ts';
import { markdownRecipe } from './markdown-recipe.ts';
import { paprikaRecipe } from './paprika-recipe.ts';
import { assetsOf, jpegOf, pictureOf, picturesOf, withLocalLinks } from './recipe-files.ts';

const packed = promisify(gzip);

interface Surroundings {
  files: FileStore;
  words: Words;
  /** Address of the group's pages, without a slash at its end. */
  groupAddress: string;
  /** Names the export and no other. */
  exportId: string;
  /** What a book is called. */
  title: string;
  /** BCP 47, of whoever asked. */
  language: string;
  at: Date;
}

type Write = (
  recipe: Recipe,
  surroundings: Surroundings,
  besides: RecipeBesides | undefined,
) => AsyncGenerator<ZipContent>;

/** What stands before the recipes in an archive and after them, where they alone are not enough. */
interface Writer {
  begin?(): Iterable<ZipContent>;
  add(recipe: Recipe, besides: RecipeBesides | undefined): AsyncIterable<ZipContent>;
  end?(): Iterable<ZipContent>;
}

/** Everything of a recipe, from which it can be brought back as it was. */
const whole: Write = async function* (recipe, { files }, besides) {
  const folder = `recipes/${archiveName(recipe)}`;
  const json = { ...Object(withSnakeCaseKeys(recipe)), [besidesKey]: besides };
  yield { path: `${folder}/${archiveName(recipe)}.json`, content: JSON.stringify(json, null, 4) };
  yield* picturesOf(files, recipe, `${folder}/images`);
  yield* assetsOf(files, recipe, `${folder}/assets`);
};

/** As every program knows recipes that reads pages of the web. */
const schemaOrg: Write = async function* (recipe, { files, groupAddress }) {
  const picture = await pictureOf(files, recipe, `recipes/images/${archiveName(recipe)}.webp`);
  const page = `${groupAddress}/r/${recipe.slug}`;
  const json = schemaRecipe(recipe, { page, picture: picture ? `images/${archiveName(recipe)}.webp` : null });
  yield { path: `recipes/${archiveName(recipe)}.json`, content: JSON.stringify(json, null, 2) };
  if (picture) yield picture;
};

const markdown: Write = async function* (recipe, { files, words }) {
  const picture = await pictureOf(files, recipe, `recipes/images/${archiveName(recipe)}.webp`);
  const text = markdownRecipe(recipe, { words, picture: picture && `images/${archiveName(recipe)}.webp` });
  const folder = `assets/${archiveName(recipe)}`;
  yield { path: `recipes/${archiveName(recipe)}.md`, content: withLocalLinks(text, recipe, folder) };
  if (picture) yield picture;
  yield* assetsOf(files, recipe, `recipes/${folder}`);
};

/** Categories are folders, and a picture has the name of its recipe. */
const cooklang: Write = async function* (recipe, { files }) {
  const folder = folderName(recipe.recipeCategory[0]?.name ?? '');
  const place = `${folder ? `${folder}/` : ''}${archiveName(recipe)}`;
  yield { path: `${place}.cook`, content: cooklangRecipe(recipe) };
  const picture = await jpegOf(files, recipe, 'original');
  if (picture) yield { path: `${place}.jpg`, content: picture };
};

const paprika: Write = async function* (recipe, { files, words }) {
  const picture = await jpegOf(files, recipe, 'min');
  const content = await packed(JSON.stringify(paprikaRecipe(recipe, { words, picture })));
  yield { path: `${archiveName(recipe)}.paprikarecipe`, content };
};

/** A zip in the zip for each recipe, as Mealie takes them in one by one; it is written when its turn comes. */
const mealie: Write = async function* (recipe, { files }) {
  yield { path: `${archiveName(recipe)}.zip`, content: () => recipeZip(files, recipe), isPacked: true };
};

const eachAlone =
  (write: Write) =>
  (surroundings: Surroundings): Writer => ({
    add: (recipe, besides) => write(recipe, surroundings, besides),
  });

const writers: Record<ExportFormat, (surroundings: Surroundings) => Writer> = {
  json: eachAlone(whole),
  'schema-org': eachAlone(schemaOrg),
  markdown: eachAlone(markdown),
  mealie: eachAlone(mealie),
  cooklang: eachAlone(cooklang),
  paprika: eachAlone(paprika),
  epub: ({ files, ...about }) => createBook(files, { ...about, id: about.exportId }),
};

/** As many as memory holds without noticing. */
const recipesAtOnce = 25;

interface Wanted extends Surroundings {
  format: ExportFormat;
  numbers: number[];
  /** Ends the export, should it be needed no more. */
  signal: AbortSignal;
  onProgress: (recipesDone: number) => Promise<unknown>;
}

/** What goes into an export, a few recipes in memory at a time. One that has been deleted meanwhile is left out. */
export async function* exportContents(db: GroupDatabase, wanted: Wanted): AsyncGenerator<ZipContent> {
  const { format, numbers, signal, onProgress, ...surroundings } = wanted;
  const writer = writers[format](surroundings);
  yield* writer.begin?.() ?? [];
  for (let from = 0; from < numbers.length; from += recipesAtOnce) {
    const part = numbers.slice(from, from + recipesAtOnce);
    const read = new Map((await readRecipesNumbered(db, part)).map(({ number, recipe }) => [number, recipe]));
    const ids = [...read.values()].map(({ id }) => id);
    const besides = format === 'json' ? await readBesides(db, ids) : undefined;
    for (const number of part) {
      signal.throwIfAborted();
      const recipe = read.get(number);
      if (recipe) yield* writer.add(recipe, besides?.get(recipe.id));
    }
    await onProgress(Math.min(from + recipesAtOnce, numbers.length));
  }
  yield* writer.end?.() ?? [];
}
