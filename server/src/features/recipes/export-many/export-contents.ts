import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { ExportFormat, Ingredient, Recipe } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { FileStore, ZipContent } from '../../../platform/files/index.ts';
import type { Words } from '../../../platform/http/index.ts';
import { readBesides } from '../archiving/besides.repository.ts';
import { besidesKey, type RecipeBesides } from '../archiving/besides.ts';
import { recipeZip, withSnakeCaseKeys } from '../export-one/recipe-zip.ts';
import { schemaRecipe } from '../schema-org/schema-recipe.ts';
import { archiveName, folderName } from './archive-names.ts';
import type { Chapter } from './chapters.ts';
import { cooklangRecipe } from './cooklang-recipe.ts';
import { createBook } from './epub/epub-book.ts';
import { markdownRecipe } from './markdown-recipe.ts';
import { paprikaRecipe } from './paprika-recipe.ts';
import { type Course, readInOrder } from './read-in-order.ts';
import { lineOf } from './recipe-facts.ts';
import { assetsOf, jpegOf, pictureOf, picturesOf, withLocalLinks } from './recipe-files.ts';

const packed = promisify(gzip);

/** Those that are archives. */
export type ArchiveFormat = Exclude<ExportFormat, 'pdf' | 'everything'>;

export interface Surroundings {
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
  /** Recipes that whoever asked for them likes best, by their ids. */
  favorites: ReadonlySet<string>;
  chapters: readonly Chapter[];
  /** What stands in our archive beside all recipes of a household. */
  household: readonly ZipContent[];
}

type Write = (
  recipe: Recipe,
  surroundings: Surroundings,
  besides: RecipeBesides | undefined,
) => AsyncGenerator<ZipContent>;

/** What stands before the recipes in an archive and after them, where they alone are not enough. */
interface Writer {
  begin?(): Iterable<ZipContent>;
  add(recipe: Recipe, number: number, besides: RecipeBesides | undefined): AsyncIterable<ZipContent>;
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
  const written = { ...recipe, recipeIngredient: recipe.recipeIngredient.flatMap(withHeading) };
  const schema = schemaRecipe(written, { page, picture: picture ? `images/${archiveName(recipe)}.webp` : null });
  // Whoever takes it in elsewhere looks for where it came from, not for this server.
  const json = { ...schema, ...said(recipe), hasPart: partsOf(recipe, groupAddress), url: recipe.orgURL ?? page };
  yield { path: `recipes/${archiveName(recipe)}.json`, content: JSON.stringify(json, null, 2) };
  if (picture) yield picture;
};

/**
 * schema.org knows no headings among ingredients. A line that ends with a colon is what most recipe programs take for one, and what others
 * show as it is; so it comes back as a heading here too.
 */
const withHeading = (line: Ingredient): { display: string }[] => [
  ...(line.title ? [{ display: `${line.title.trim().replace(/:$/, '')}:` }] : []),
  { display: lineOf(line) },
];

/** Other recipes that its lines ask for. */
const partsOf = ({ recipeIngredient }: Recipe, groupAddress: string) => {
  const parts = recipeIngredient.flatMap(({ referencedRecipe }) => {
    const { slug, name } = referencedRecipe ?? {};
    return slug && name ? [{ '@type': 'Recipe', '@id': `${groupAddress}/r/${slug}`, name }] : [];
  });
  return parts.length > 0
    ? parts.filter((part, at) => parts.findIndex(({ name }) => name === part.name) === at)
    : undefined;
};

/** What stands on no page for everybody: notes, and what those who cook from it think of it. */
const said = ({ notes, rating }: Recipe) => ({
  comment: notes.map(({ title, text }) => ({ '@type': 'Comment', ...(title && { name: title }), text })),
  ...(rating && {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, bestRating: 5, ratingCount: 1 },
  }),
});

const markdown: Write = async function* (recipe, { files, words }) {
  const picture = await pictureOf(files, recipe, `recipes/images/${archiveName(recipe)}.webp`);
  const folder = `assets/${archiveName(recipe)}`;
  const text = markdownRecipe(recipe, { words, picture: picture && `images/${archiveName(recipe)}.webp`, folder });
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

const paprika: Write = async function* (recipe, { files, words, favorites }) {
  const picture = await jpegOf(files, recipe, 'min');
  const content = await packed(
    JSON.stringify(paprikaRecipe(recipe, { words, picture, isFavorite: favorites.has(recipe.id) })),
  );
  yield { path: `${archiveName(recipe)}.paprikarecipe`, content };
};

/** A zip in the zip for each recipe, as Mealie takes them in one by one; it is written when its turn comes. */
const mealie: Write = async function* (recipe, { files }) {
  yield { path: `${archiveName(recipe)}.zip`, content: () => recipeZip(files, recipe), isPacked: true };
};

const eachAlone =
  (write: Write) =>
  (surroundings: Surroundings): Writer => ({
    add: (recipe, _number, besides) => write(recipe, surroundings, besides),
  });

const writers: Record<ArchiveFormat, (surroundings: Surroundings) => Writer> = {
  json: (surroundings) => ({ ...eachAlone(whole)(surroundings), end: () => surroundings.household }),
  'schema-org': eachAlone(schemaOrg),
  markdown: eachAlone(markdown),
  mealie: eachAlone(mealie),
  cooklang: eachAlone(cooklang),
  paprika: eachAlone(paprika),
  epub: ({ files, ...about }) => createBook(files, { ...about, id: about.exportId }),
};

interface Wanted extends Surroundings, Course {
  format: ArchiveFormat;
}

/** What goes into an archive. */
export async function* exportContents(db: GroupDatabase, wanted: Wanted): AsyncGenerator<ZipContent> {
  const { format, signal, onProgress, ...surroundings } = wanted;
  const writer = writers[format](surroundings);
  yield* writer.begin?.() ?? [];
  const numbers = surroundings.chapters.flatMap(({ recipes }) => recipes.map(({ number }) => number));
  for await (const part of readInOrder(db, numbers, { signal, onProgress })) {
    const ids = part.map(({ recipe }) => recipe.id);
    const besides = format === 'json' ? await readBesides(db, ids) : undefined;
    for (const { recipe, number } of part) {
      signal.throwIfAborted();
      yield* writer.add(recipe, number, besides?.get(recipe.id));
    }
  }
  yield* writer.end?.() ?? [];
}
