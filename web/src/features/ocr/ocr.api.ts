import { contract } from '@larder/contract';
import { useQueryClient } from '@tanstack/react-query';
import { addressOf, cacheReply, useChange, useFetch } from '../../lib/api/index.ts';

/** Whether a language model is set up that may look at pages. */
export const useHasModel = (): boolean => useFetch(contract.about.get).data?.enableOpenaiImageServices ?? false;

/** Saves the recipe, which may get another address by its new name. */
export function useSaveScan() {
  const client = useQueryClient();
  return useChange(contract.recipes.change, {
    quiet: true,
    onDone: (recipe) => cacheReply(client, contract.recipes.get, { params: { slug: recipe.slug } }, recipe),
  });
}

/** The picture of a page of a scan that is no recipe yet. */
export const scanPicture = (scanId: string, name: string) =>
  addressOf(contract.ocr.scanPicture, { params: { scanId, name } });

/** The picture of a page, upright and straight. */
export const pagePicture = (slug: string, name: string) =>
  addressOf(contract.ocr.pagePicture, { params: { slug, name } });
