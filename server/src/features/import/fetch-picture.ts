import type { ReadRecipe } from '@larder/reader';
import type { Platform } from '../../platform/http/index.ts';
import { ImageError } from '../../platform/images/index.ts';
import { OutboundError } from '../../platform/outbound/index.ts';
import { newImageKey, writeImage } from '../recipes/index.ts';

const mostTried = 3;
/** Milliseconds for all tries together: somebody waits for the recipe. */
const longestWait = 15_000;

export interface FetchedPicture {
  /** What the recipe says of its picture; without any, it has none. */
  fields: { image?: string; imageColor?: string };
  /** There would have been one, but the household has no room left for it. */
  isRoomMissing: boolean;
}

/** Writes the best picture of a page that can be had under the id of a recipe to come. */
export const fetchPicture = async (
  { files, room, outbound, log }: Platform,
  groupId: string,
  recipeId: string,
  { imageCandidates, url }: Pick<ReadRecipe, 'imageCandidates' | 'url'>,
): Promise<FetchedPicture> => {
  const signal = AbortSignal.timeout(longestWait);
  for (const address of imageCandidates.slice(0, mostTried)) {
    try {
      const { bytes } = await outbound.fetchImage(address, { signal, ...(url && { referer: url }) });
      if (!(await room.take(groupId, bytes.length))) return { fields: {}, isRoomMissing: true };
      const { color } = await writeImage(files, recipeId, bytes);
      return { fields: { image: newImageKey(), imageColor: color }, isRoomMissing: false };
    } catch (error) {
      const isTheirs = error instanceof OutboundError || error instanceof ImageError || signal.aborted;
      if (!isTheirs) throw error;
      log.debug({ part: 'import', err: error, recipeId }, 'a picture of an imported recipe could not be had');
    }
  }
  return { fields: {}, isRoomMissing: false };
};
