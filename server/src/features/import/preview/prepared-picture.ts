import { recipeImageFolder } from '../../../platform/files/index.ts';
import type { MemberContext } from '../../../platform/http/index.ts';
import { newImageKey, writeImageInto } from '../../recipes/index.ts';
import { parseJson } from '../sent-text.ts';
import { draftFolder } from './drafts.ts';

type Context = Pick<MemberContext, 'platform' | 'member'>;

interface Preparing {
  address: string;
  stop: AbortController;
  done: Promise<void>;
}

/** What this process works on, by the id of the draft. Another process has to fetch the picture itself. */
const underway = new Map<string, Preparing>();

/** Milliseconds: whoever saves meanwhile waits for it. */
const longestWait = 15_000;

const imagesOf = (context: Context, draftId: string) => `${draftFolder(context, draftId)}/images`;
const noteOf = (context: Context, draftId: string) => `${draftFolder(context, draftId)}/picture.json`;

/**
 * Fetches and resizes the picture that will probably be chosen, in the background, while somebody looks at the preview.
 * What comes of it lies with the draft and goes with it.
 * @param referer the page; empty when nobody knows
 */
export const preparePicture = (context: Context, draftId: string, address: string, referer: string): void => {
  const { outbound, files, log } = context.platform;
  const stop = new AbortController();
  const prepare = async () => {
    try {
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(longestWait)]);
      const { bytes } = await outbound.fetchImage(address, { signal, ...(referer && { referer }) });
      if (stop.signal.aborted) return;
      const { color } = await writeImageInto(files, imagesOf(context, draftId), bytes);
      await files.write(noteOf(context, draftId), Buffer.from(JSON.stringify({ address, color })));
    } catch (error) {
      // Nobody has asked for it yet: the save fetches it anew, and tells when it cannot be had.
      log.debug({ err: error, draftId }, 'a picture could not be prepared');
    } finally {
      underway.delete(draftId);
    }
  };
  underway.set(draftId, { address, stop, done: prepare() });
};

/** Gives a recipe to come the picture that was prepared; undefined where it was another one, or none could be had. */
export const takePrepared = async (
  context: Context,
  draftId: string,
  address: string,
  recipeId: string,
): Promise<{ image: string; imageColor: string } | undefined> => {
  const { files } = context.platform;
  const preparing = underway.get(draftId);
  if (preparing?.address === address) await preparing.done;
  const note = parseJson((await files.read(noteOf(context, draftId)))?.toString() ?? '');
  if (!isNote(note) || note.address !== address) return undefined;
  await files.copyFolder(imagesOf(context, draftId), recipeImageFolder(recipeId));
  return { image: newImageKey(), imageColor: note.color };
};

/** Called before a draft is removed, so that nothing is written beside it any more. */
export const stopPreparing = async (draftId: string): Promise<void> => {
  const preparing = underway.get(draftId);
  preparing?.stop.abort();
  await preparing?.done;
};

const isNote = (value: unknown): value is { address: string; color: string } =>
  typeof value === 'object' && value !== null && 'address' in value && 'color' in value;
