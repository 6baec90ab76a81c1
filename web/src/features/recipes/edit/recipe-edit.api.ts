import { contract, type Recipe } from '@larder/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { cacheReply, replyKey, useChange } from '../../../lib/api/index.ts';
import { newId } from '../../../lib/browser/new-id.ts';
import { changesOf } from './draft/draft-changes.ts';
import type { Editing } from './draft/edit-history.ts';
import { fileOf, type NewPicture } from './draft/new-picture.ts';
import { recipeHere } from './recipe-here.ts';

/** An edit that may wait on this device for a network. */
interface OnDevice {
  recipe: Recipe;
  /** As it is sent. */
  edited: () => Pick<Editing, 'version' | 'base' | 'draft'> | undefined;
}

/** Saves a draft. The saved recipe is at hand under its address, which may be a new one. */
export function useSaveRecipe(onDevice?: OnDevice) {
  const client = useQueryClient();
  const waitsAs = ({ recipe, edited }: OnDevice) => {
    const state = edited();
    const changes = state ? changesOf(state.base, state.draft) : {};
    const draft = state && { ...state, storedAt: Date.now() };
    return { kind: 'edit', recipeId: recipe.id, reply: recipeHere(recipe, changes), draft } as const;
  };
  return useChange(contract.recipes.replace, {
    quiet: true,
    ...(onDevice && { waits: () => waitsAs(onDevice) }),
    onDone: (recipe) => cacheReply(client, contract.recipes.get, { params: { slug: recipe.slug } }, recipe),
  });
}

/** Makes a recipe of a draft by one call, so that there is all of it or nothing. */
export const useCreateRecipe = () => useChange(contract.recipes.create, { quiet: true });

/** Shares of files that are on their way, from 0 to 1; undefined while none is. */
const useProgress = () => useState<number>();

/** Gives a recipe another picture, by file or address, or takes it away; one that has an id also without a network. */
export function useSavePicture({ id: recipeId }: Pick<Recipe, 'id'>) {
  const client = useQueryClient();
  const [progress, setProgress] = useProgress();
  const waitsAs = <Reply>(reply: Reply) => ({ kind: 'picture', recipeId, reply }) as const;
  const queryKey = replyKey(contract.recipes.get);
  const options = { quiet: true, onDone: () => void client.invalidateQueries({ queryKey }) };
  const upload = useChange(contract.recipes.replaceImage, {
    ...options,
    onProgress: setProgress,
    ...(recipeId && { waits: () => waitsAs({ image: newId() }) }),
  });
  const fetchFrom = useChange(contract.recipes.fetchImage, {
    ...options,
    ...(recipeId && { waits: () => waitsAs(null) }),
  });
  const remove = useChange(contract.recipes.removeImage, {
    ...options,
    ...(recipeId && { waits: () => waitsAs(null) }),
  });
  return {
    /** How much of a file is on its way; undefined while none is. */
    progress: upload.isPending ? progress : undefined,
    isPending: upload.isPending || fetchFrom.isPending || remove.isPending,
    /** @throws ApiError */
    save: async (slug: string, picture: NewPicture): Promise<void> => {
      const params = { slug };
      const image = fileOf(picture);
      if (picture.kind === 'none') await remove.mutateAsync({ params });
      else if (picture.kind === 'address') await fetchFrom.mutateAsync({ params, body: { url: picture.url } });
      else if (image) await upload.mutateAsync({ params, form: { extension: extensionOf(image) }, files: { image } });
    },
  };
}

/** Attaches a file to a recipe at once and answers it as the recipe lists it. */
export function useAttachFile({ slug }: Pick<Recipe, 'slug'>) {
  const [progress, setProgress] = useProgress();
  const attach = useChange(contract.recipes.addAsset, { onProgress: setProgress });
  const { mutateAsync } = attach;
  return {
    progress: attach.isPending ? progress : undefined,
    attach: useCallback(
      (file: File) =>
        mutateAsync({
          params: { slug },
          form: {
            name: file.name.replace(/\.[^.]*$/, '') || file.name,
            icon: iconOf(file),
            extension: extensionOf(file),
          },
          files: { file },
        }),
      [mutateAsync, slug],
    ),
  };
}

const extensionOf = ({ name, type }: File) => /\.([^.]+)$/.exec(name)?.[1] ?? type.split('/')[1] ?? '';

/** The names that clients of the API know. */
const iconOf = ({ type }: File) =>
  type.startsWith('image/')
    ? 'mdi-file-image'
    : type === 'application/pdf'
      ? 'mdi-file-pdf-box'
      : type === 'application/json'
        ? 'mdi-code-json'
        : 'mdi-file';
