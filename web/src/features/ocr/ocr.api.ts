import { contract } from '@larder/contract';
import { useQueryClient } from '@tanstack/react-query';
import { addressOf, fetching, useChange, useFetch } from '../../lib/api/index.ts';

/** Whether a language model is set up that may look at pages. */
export const useHasModel = (): boolean =>
  useFetch(contract.about.get, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.enableOpenaiImageServices ?? false;

/** Saves the recipe, which may get another address by its new name. */
export function useSaveScan() {
  const client = useQueryClient();
  return useChange(contract.recipes.change, {
    stale: [contract.recipes.list],
    quiet: true,
    onDone: (recipe) =>
      client.setQueryData(fetching(contract.recipes.get, { params: { slug: recipe.slug } }).queryKey, recipe),
  });
}

export const useSetPicture = () =>
  useChange(contract.recipes.replaceImage, { stale: [contract.recipes.list, contract.recipes.get] });

/** The picture of a page, upright and straight. */
export const pagePicture = (slug: string, name: string) =>
  addressOf(contract.ocr.pagePicture, { params: { slug, name } });
