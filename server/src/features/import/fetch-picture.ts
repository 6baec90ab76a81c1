import type { ReadRecipe } from '@larder/reader';
import type { Platform } from '../../platform/http/index.ts';
import { ImageError } from '../../platform/images/index.ts';
import { OutboundError } from '../../platform/outbound/index.ts';
import { newImageKey, writeImage } from '../recipes/index.ts';

const mostTried = 3;
/** Milliseconds for all tries together: somebody waits for the recipe. */
const longestWait = 15_000;

/** Writes the best picture of a page that can be had under the id of a recipe to come. Without any, the recipe has none. */
export const fetchPicture = async (
  { files, outbound, log }: Platform,
  recipeId: string,
  { imageCandidates, url }: Pick<ReadRecipe, 'imageCandidates' | 'url'>,
): Promise<{ image?: string; imageColor?: string }> => {
  const signal = AbortSignal.timeout(longestWait);
  for (const address of imageCandidates.slice(0, mostTried)) {
    try {
      const { bytes } = await outbound.fetchImage(address, { signal, ...(url && { referer: url }) });
      const { color } = await writeImage(files, recipeId, bytes);
      return { image: newImageKey(), imageColor: color };
    } catch (error) {
      const isTheirs = error instanceof OutboundError || error instanceof ImageError || signal.aborted;
      if (!isTheirs) throw error;
      log.debug({ err: error, recipeId }, 'a picture of an imported recipe could not be had');
    }
  }
  return {};
};
