import type { OcrEvent, OcrLanguage, OcrPage, Recipe } from '@larder/contract';
import { AppError, found } from '../../platform/errors/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';
import { ImageError } from '../../platform/images/index.ts';
import { guessFields } from '../import/index.ts';
import { assetIn } from '../recipes/index.ts';
import { askLanguageModel } from './ask-language-model.ts';
import { placedWords } from './pages.ts';
import { recognise } from './recognition/index.ts';
import { refusal } from './refusal.ts';
import { findPages, keepPages, keepPicture, type StoredPage } from './stored-pages.ts';

/** What may be a page: pictures and PDFs. */
const readable = /\.(?:jpe?g|png|apng|webp|gif|avif|tiff?|hei[cf]|pdf)$/i;
/** More files than a recipe has pages are no pages. */
const mostFiles = 20;

/** File names of what is attached to a recipe and can be read. */
export const readableAssets = ({ assets }: Pick<Recipe, 'assets'>): string[] =>
  assets.flatMap(({ fileName }) => (fileName && readable.test(fileName) ? [fileName] : [])).slice(0, mostFiles);

interface FilesToRead {
  /** Of a recipe, or of one to come. */
  folder: string;
  /** Their names among its assets, in the order of the pages. */
  files: string[];
}

/**
 * Reads every file, tells how far it is, and ends with the guess, or with why it could not go on. What a language
 * model is asked for comes after it, so that nobody depends on its answer.
 */
export async function* readFiles(
  context: MemberContext,
  { folder, files }: FilesToRead,
  { language, askModel }: { language: OcrLanguage; askModel: boolean },
  signal: AbortSignal,
): AsyncGenerator<OcrEvent> {
  const pages: StoredPage[] = [];
  try {
    for (const [index, asset] of files.entries()) {
      const place = { file: index + 1, files: files.length };
      for await (const event of readFile(context, folder, asset, language, signal)) {
        if (event.kind === 'progress') yield { ...event, ...place };
        else if (event.kind === 'waiting') yield event;
        else {
          pages.push(event.page);
          yield { kind: 'page', page: await pageOf(asset, event.page) };
        }
      }
    }
    yield { kind: 'guess', guess: await guessFields(pages.map(({ words }) => words)) };
    if (!askModel) return;
    yield { kind: 'asking' };
    yield await answerOfModel(context, { folder, pages, language, signal });
  } catch (error) {
    if (!signal.aborted) yield failureOf(context, error);
  }
}

const answerOfModel = async (
  context: MemberContext,
  question: Parameters<typeof askLanguageModel>[1],
): Promise<OcrEvent> => {
  try {
    return { kind: 'guess', guess: await askLanguageModel(context.platform, question) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    context.log.warn({ part: 'scans', err: error }, 'the language model read no recipe');
    const { code, values } = error;
    return { kind: 'model-failed', code, message: context.words(`error.${code}`, values) };
  }
};

type FileEvent =
  | { kind: 'waiting' }
  | { kind: 'progress'; page: number; pages: number; share: number }
  | { kind: 'page'; page: StoredPage };

async function* readFile(
  { platform: { files } }: MemberContext,
  folder: string,
  asset: string,
  language: OcrLanguage,
  signal: AbortSignal,
): AsyncGenerator<FileEvent> {
  const known = await findPages(files, folder, asset, language);
  if (known) {
    for (const page of known) yield { kind: 'page', page };
    return;
  }
  const bytes = found(await files.read(assetIn(folder, asset)), 'ocr.asset-not-found');
  const pages: StoredPage[] = [];
  for await (const event of recognise(bytes, { language, signal })) {
    if (event.kind !== 'page') {
      yield event;
      continue;
    }
    const page = await keepPicture(files, folder, asset, event.page);
    pages.push(page);
    yield { kind: 'page', page };
  }
  await keepPages(files, folder, asset, language, pages);
}

const pageOf = async (asset: string, { name, width, height, words }: StoredPage): Promise<OcrPage> => ({
  name,
  asset,
  width,
  height,
  words: await placedWords(words),
});

/** The reply has begun, so its status says nothing any more: the last line tells it. */
const failureOf = ({ words, log }: MemberContext, thrown: unknown): OcrEvent => {
  const error = refusal(thrown);
  if (error instanceof AppError) {
    return { kind: 'failed', code: error.code, message: words(`error.${error.code}`, error.values) };
  }
  if (error instanceof ImageError) {
    return { kind: 'failed', code: `image.${error.problem}`, message: words(`error.image.${error.problem}`) };
  }
  log.error({ part: 'scans', err: error }, 'a file could not be read');
  return { kind: 'failed', code: 'ocr.failed', message: words('ocr.failed') };
};
