import { createHash } from 'node:crypto';
import type { MemberContext } from '../../../platform/http/index.ts';
import { writeImageInto } from '../../recipes/index.ts';
import { parseJson } from '../sent-text.ts';
import { draftFolder } from './drafts.ts';

type Context = Pick<MemberContext, 'platform' | 'member'>;

interface Preparing {
  draftId: string;
  stop: AbortController;
  done: Promise<void>;
}

/** What this process works on, by the folder of the picture. Another process has to fetch the picture itself. */
const underway = new Map<string, Preparing>();

/** Milliseconds: whoever saves meanwhile waits for it. */
const longestWait = 15_000;
/** As many as a preview shows. */
const mostPrepared = 12;

/** One for each address, so that whoever looks at another picture and comes back finds the first as it was. */
const folderOf = (context: Context, draftId: string, address: string) =>
  `${draftFolder(context, draftId)}/pictures/${createHash('sha256').update(address).digest('hex').slice(0, 32)}`;

const noteName = 'picture.json';

/**
 * Fetches and resizes a picture that will probably be chosen, in the background, while somebody looks at the preview.
 * What comes of it lies with the draft and goes with it.
 * @param referer the page; empty when nobody knows
 */
export const preparePicture = (context: Context, draftId: string, address: string, referer: string): void => {
  const { outbound, files, log } = context.platform;
  const folder = folderOf(context, draftId, address);
  const ofDraft = [...underway.values()].filter((preparing) => preparing.draftId === draftId);
  if (underway.has(folder) || ofDraft.length >= mostPrepared) return;
  const stop = new AbortController();
  const prepare = async () => {
    try {
      if (await files.find(`${folder}/${noteName}`)) return;
      const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(longestWait)]);
      const { bytes } = await outbound.fetchImage(address, { signal, ...(referer && { referer }) });
      if (stop.signal.aborted) return;
      const { color } = await writeImageInto(files, `${folder}/images`, bytes);
      await files.write(`${folder}/${noteName}`, Buffer.from(JSON.stringify({ color })));
    } catch (error) {
      // Nobody has asked for it yet: the save fetches it anew, and tells when it cannot be had.
      log.debug({ part: 'import', err: error, draftId }, 'a picture could not be prepared');
    } finally {
      underway.delete(folder);
    }
  };
  underway.set(folder, { draftId, stop, done: prepare() });
};

/** The folder with the sizes of a picture that was prepared, and its colour; undefined where none could be had. */
export const findPrepared = async (
  context: Context,
  draftId: string,
  address: string,
): Promise<{ folder: string; color: string } | undefined> => {
  const folder = folderOf(context, draftId, address);
  await underway.get(folder)?.done;
  const note = parseJson((await context.platform.files.read(`${folder}/${noteName}`))?.toString() ?? '');
  return isNote(note) ? { folder: `${folder}/images`, color: note.color } : undefined;
};

/** Called before a draft is removed, so that nothing is written beside it any more. */
export const stopPreparing = async (draftId: string): Promise<void> => {
  const ofDraft = [...underway.values()].filter((preparing) => preparing.draftId === draftId);
  for (const { stop } of ofDraft) stop.abort();
  await Promise.all(ofDraft.map(({ done }) => done));
};

const isNote = (value: unknown): value is { color: string } =>
  typeof value === 'object' && value !== null && 'color' in value && typeof value.color === 'string';
