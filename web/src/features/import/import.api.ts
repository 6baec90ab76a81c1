import { contract, type ReplyOf } from '@larder/contract';
import { fetching, queryClient, type RequestOptions, request, useChange, useFetch } from '../../lib/api/index.ts';

const stale = [contract.recipes.list, contract.tags.list, contract.categories.list];

/** @param onSaved called before anything else is fetched anew: the page of the recipe has all that it shows */
export const useSavePreview = (onSaved: (saved: ReplyOf<typeof contract.importPreviews.save>) => void) =>
  useChange(contract.importPreviews.save, {
    stale: [...stale, contract.recipes.get],
    quiet: true,
    onDone: (saved) => {
      const { recipe } = saved;
      const { queryKey } = fetching(contract.recipes.get, { params: { slug: recipe.slug } });
      queryClient.setQueryData(queryKey, recipe);
      onSaved(saved);
    },
  });
export const useCreateRecipe = () => useChange(contract.recipes.create, { stale, quiet: true });

export const readWords = (body: { url?: string; text?: string; handOver?: string }) =>
  request(contract.importPreviews.read, { body });
export const readFile = (file: File, options: RequestOptions) =>
  request(contract.importPreviews.readFile, { files: { file } }, options);
export const askHandOver = () => request(contract.importPreviews.handOver);

/** Brings in the zip of a recipe as it is. Answers the slug. */
export async function importZip(archive: File, options: RequestOptions): Promise<string> {
  const slug = await request(contract.imports.fromZip, { files: { archive } }, options);
  for (const { method, path } of stale) void queryClient.invalidateQueries({ queryKey: [method, path] });
  return slug;
}

export const useKeptPage = (slug: string) => useFetch(contract.keptPages.get, { params: { slug } });
export const useReread = () => useChange(contract.keptPages.reread, { quiet: true });
export const useTakeOver = () =>
  useChange(contract.keptPages.takeOver, { stale: [...stale, contract.recipes.get, contract.keptPages.get] });
