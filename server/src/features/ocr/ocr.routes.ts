import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contract, type OcrEvent, type OcrLanguage } from '@larder/contract';
import { AppError, found } from '../../platform/errors/index.ts';
import { answerFile, implement, type MemberContext, type Route } from '../../platform/http/index.ts';
import { textOfScan } from '../import/index.ts';
import { getRecipe, recipeAssetKey, recipeFolder, recipeScanKey, scanIn } from '../recipes/index.ts';
import { createFromFile } from './create-from-file.ts';
import { createFromImage } from './create-from-image.ts';
import { readPages, tableOf } from './pages.ts';
import { readableAssets, readFiles } from './read-recipe-files.ts';
import { readingLanguage } from './reading-language.ts';
import { addToScan, saveScan, scanFiles, scanFolder } from './scans.ts';
import { findPages, keepPages, keepPicture } from './stored-pages.ts';

const withoutMarks = (text: string): string =>
  text
    .replace(/^#+ /gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The words of one file of a recipe, by its name or the name of its file. */
const readAsset = async (
  { db, platform: { files }, language: spoken }: MemberContext,
  {
    recipeSlug,
    assetName,
    language: asked,
  }: { recipeSlug: string; assetName: string; language?: OcrLanguage | undefined },
) => {
  const recipe = await getRecipe(db, recipeSlug);
  const asset = recipe.assets.find(({ name, fileName }) => fileName === assetName || name === assetName);
  const fileName = found(asset?.fileName ?? undefined, 'ocr.asset-not-found');
  const language = readingLanguage(asked, spoken);
  const known = await findPages(files, recipeFolder(recipe.id), fileName, language);
  if (known) return known;
  const bytes = found(await files.read(recipeAssetKey(recipe.id, fileName)), 'ocr.asset-not-found');
  const pages = [];
  for (const page of await readPages(bytes, language))
    pages.push(await keepPicture(files, recipeFolder(recipe.id), fileName, page));
  await keepPages(files, recipeFolder(recipe.id), fileName, language, pages);
  return pages;
};

/** Events as lines of JSON. Whoever stops reading them ends the work at once, not only with its next event. */
const linesOf = (work: (signal: AbortSignal) => AsyncIterable<OcrEvent>): Readable => {
  const gone = new AbortController();
  const lines = new PassThrough().once('close', () => gone.abort());
  const asText = async function* (): AsyncGenerator<string> {
    for await (const event of work(gone.signal)) yield `${JSON.stringify(event)}\n`;
  };
  // The reply begins at once, whatever the first page takes: proxies and browsers wait for a first byte.
  lines.write('\n');
  pipeline(asText, lines).catch(() => undefined);
  return lines;
};

const readingOf = (
  context: MemberContext,
  where: Parameters<typeof readFiles>[1],
  { language: asked, askModel }: { language?: OcrLanguage | undefined; askModel: boolean },
) => {
  if (where.files.length === 0) throw new AppError('ocr.nothing-to-read');
  const language = readingLanguage(asked, context.language);
  return {
    contentType: 'application/x-ndjson',
    body: () => linesOf((signal) => readFiles(context, where, { language, askModel }, signal)),
  };
};

export const ocrRoutes: Route[] = implement(contract.ocr, {
  create: ({ form, files }, context) => createFromFile(context, files.file, { asImage: form.makefilerecipeimage }),
  createFromImage: ({ query, files }, context) =>
    createFromImage(context, files.images, readingLanguage(query.language, context.language)),
  text: async ({ query, files }, { language }) => {
    const pages = await readPages(files.file.bytes, readingLanguage(query.language, language));
    return withoutMarks(await textOfScan(pages.map(({ words }) => words)));
  },
  fileToTsv: async ({ query, files }, { language }) =>
    tableOf(await readPages(files.file.bytes, readingLanguage(query.language, language))),
  assetToTsv: async ({ body }, context) => tableOf(await readAsset(context, body)),
  read: async ({ body }, context) => {
    const recipe = await getRecipe(context.db, body.recipeSlug);
    return readingOf(context, { folder: recipeFolder(recipe.id), files: readableAssets(recipe) }, body);
  },
  addToScan: async ({ form, files }, context) => ({ scanId: await addToScan(context, files.file, form.scanId) }),
  readScan: async ({ params, body }, context) => {
    const folder = await scanFolder(context, params.scanId);
    return readingOf(context, { folder, files: await scanFiles(context, folder) }, body);
  },
  scanPicture: async ({ params }, context) => {
    const folder = await scanFolder(context, params.scanId);
    if (!params.name.endsWith('.webp')) throw new AppError('media.not-found');
    return answerFile(context.platform.files, scanIn(folder, params.name), { contentType: 'image/webp' });
  },
  saveScan: ({ params, body }, context) => saveScan(context, params.scanId, body),
  pagePicture: async ({ params }, { db, platform: { files } }) => {
    const { id } = await getRecipe(db, params.slug);
    if (!params.name.endsWith('.webp')) throw new AppError('media.not-found');
    return answerFile(files, recipeScanKey(id, params.name), { contentType: 'image/webp' });
  },
});
