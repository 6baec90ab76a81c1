import { contract } from '@larder/contract';
import {
  addressOf,
  cacheReply,
  queryClient,
  type RequestOptions,
  request,
  useChange,
  useFetch,
} from '../../lib/api/index.ts';

/** The page of the recipe has all that it shows before anything else is fetched anew. */
export const useSavePreview = () =>
  useChange(contract.importPreviews.save, {
    quiet: true,
    onDone: (saved) => cacheReply(queryClient, contract.recipes.get, { params: { slug: saved.slug } }, saved.recipe),
  });

/** As `useSavePreview`, for what was read in photos. */
export const useSaveScan = () =>
  useChange(contract.ocr.saveScan, {
    quiet: true,
    onDone: (saved) => cacheReply(queryClient, contract.recipes.get, { params: { slug: saved.slug } }, saved.recipe),
  });

/** Gives a saved recipe a picture from this device; false where it could not be taken. */
export const sendPicture = (slug: string, image: File): Promise<boolean> =>
  request(contract.recipes.replaceImage, { params: { slug }, form: {}, files: { image } }).then(
    () => true,
    () => false,
  );

export const readWords = (body: { url?: string; text?: string; handOver?: string }) =>
  request(contract.importPreviews.read, { body });
export const readFile = (file: File, options: RequestOptions) =>
  request(contract.importPreviews.readFile, { files: { file } }, options);
export const askHandOver = () => request(contract.importPreviews.handOver);

export const readArchive = (archive: File, options: RequestOptions) =>
  request(contract.recipeArchives.read, { files: { archive } }, options);

/** Address of the picture of a recipe in an archive, by its index in the preview. */
export const archivePicture = (draftId: string, number: number): string =>
  addressOf(contract.recipeArchives.picture, { params: { draftId, number: String(number) } });

/** Begins to fetch a picture that was chosen. What comes of it shows when the recipe is saved. */
export const preparePicture = (draftId: string, image: string): void =>
  void request(contract.importPreviews.preparePicture, { params: { draftId }, body: { image } }).catch(() => undefined);

/** Forgets what was read and is not wanted; without it, the server does after a day. */
export function discardDraft(draftId: string): void {
  if (draftId) void request(contract.importPreviews.discard, { params: { draftId } }).catch(() => undefined);
}

export const useSourcePage = (slug: string) => useFetch(contract.sourcePages.get, { params: { slug } });
