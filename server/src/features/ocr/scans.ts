import { randomUUID } from 'node:crypto';
import type { BodyOf, contract, ReplyOf } from '@larder/contract';
import { AppError } from '../../platform/errors/index.ts';
import { sizeOfStored } from '../../platform/files/index.ts';
import type { MemberContext, UploadedFile } from '../../platform/http/index.ts';
import { draftFolder, isDraft, newDraft, removeDraft } from '../import/index.ts';
import { assetIn, changeOf, createRecipe, newImageKey, recipeFolder, scanIn, writeImage } from '../recipes/index.ts';
import { kindOf } from './create-from-file.ts';

type Context = MemberContext;

/** Names that tell in which order the pages were sent. */
const nameOf = (number: number, extension: string): string => `page-${String(number).padStart(3, '0')}.${extension}`;
const pageNumber = /^page-(\d{3})\.\w+$/;

/** More files than a recipe has pages are no pages. */
const mostFiles = 20;

/** Where the pages of a scan lie until a recipe is made of them; they are forgotten after a day. */
export const scanFolder = async (context: Context, scanId: string): Promise<string> => {
  if (!(await isDraft(context, scanId))) throw new AppError('import.no-draft');
  return draftFolder(context, scanId);
};

/** File names of the pages, in their order. */
export const scanFiles = async ({ platform }: Context, folder: string): Promise<string[]> => {
  const stored = await platform.files.list(`${folder}/assets`);
  return stored
    .map(({ name }) => name)
    .filter((name) => pageNumber.test(name))
    .sort();
};

/**
 * Keeps a page: the first begins a scan, the others name it.
 * @throws ImageError when the file is neither a picture nor a PDF
 */
export const addToScan = async (context: Context, file: UploadedFile, scanId: string | undefined): Promise<string> => {
  const { extension } = await kindOf(file.bytes);
  const id = scanId ?? (await newDraft(context));
  const folder = scanId ? await scanFolder(context, scanId) : draftFolder(context, id);
  const count = (await scanFiles(context, folder)).length;
  if (count >= mostFiles) throw new AppError('ocr.too-many-files', { most: mostFiles });
  await context.platform.files.write(assetIn(folder, nameOf(count + 1, extension)), file.bytes);
  return id;
};

type Sent = BodyOf<typeof contract.ocr.saveScan>;

/** Makes the recipe with its pages attached, and with what was read of them, so that nobody waits for that again. */
export const saveScan = async (
  context: Context,
  scanId: string,
  { recipe: sent, page }: Sent,
): Promise<ReplyOf<typeof contract.ocr.saveScan>> => {
  const { platform, db, words } = context;
  const folder = await scanFolder(context, scanId);
  const files = await scanFiles(context, folder);
  if (files.length === 0) throw new AppError('import.no-draft');
  const id = randomUUID();
  const isRoomy = await platform.room.take(db.groupId, await sizeOfStored(platform.files, folder));
  try {
    if (isRoomy) await platform.files.copyFolder(folder, recipeFolder(id));
    const bytes = page && isRoomy ? await platform.files.read(scanIn(recipeFolder(id), page)) : undefined;
    const picture = bytes && (await writeImage(platform.files, id, bytes));
    const assets = (isRoomy ? files : []).map((fileName, index) => ({
      name: words('ocr.page-of-scan', { number: index + 1 }),
      icon: fileName.endsWith('.pdf') ? 'mdi-file-pdf-box' : 'mdi-file-image',
      fileName,
    }));
    const recipe = await createRecipe(
      db,
      changeOf(context),
      { ...sent, name: sent.name || words('recipe.unnamed'), settings: { ...sent.settings, showAssets: true }, assets },
      { id, ...(picture && { image: newImageKey(), imageColor: picture.color }) },
    );
    await removeDraft(context, scanId);
    const isPictureMissing = Boolean(page) && !picture;
    return { slug: recipe.slug, recipe, isPictureMissing, isRoomMissing: !isRoomy };
  } catch (error) {
    await platform.files.removeFolder(recipeFolder(id));
    throw error;
  }
};
