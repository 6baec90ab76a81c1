import { contract } from '@larder/contract';
import { AppError, found } from '../../../platform/errors/index.ts';
import { implement, type Route } from '../../../platform/http/index.ts';
import { readPage, readSent, readSentBytes, readShown } from '../reading.ts';
import { webAddress } from '../sent-text.ts';
import { findDraft, isDraft, removeDraft } from './drafts.ts';
import { giveHandOver, useHandOver } from './hand-over.ts';
import { preparePicture, stopPreparing } from './prepared-picture.ts';
import { previewOf } from './preview-of.ts';
import { savePreview } from './save-preview.ts';

/** Control characters that no text has; UTF-16 has zeros, but begins with its mark. */
const neverInText = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23]);
const looked = 4096;

const isUtf16 = (bytes: Buffer): boolean => ['fffe', 'feff'].includes(bytes.subarray(0, 2).toString('hex'));

/** Pictures, archives and the like have ways of their own. Throws `import.unknown-file` for what is no text. */
const refuseForeignFile = (bytes: Buffer): void => {
  if (isUtf16(bytes)) return;
  const isForeign =
    bytes.subarray(0, looked).some((byte) => neverInText.has(byte)) ||
    bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  if (isForeign) throw new AppError('import.unknown-file');
};

export const importPreviewRoutes: Route[] = implement(contract.importPreviews, {
  read: async ({ body }, context) => {
    const { url, text, handOver } = body;
    if (handOver) await useHandOver(context, handOver);
    // Only a page is handed over.
    const read = handOver ? readShown : readSent;
    if (text) return previewOf(context, await read(text, url ? webAddress(url) : ''));
    if (!url) throw new AppError('import.nothing-given');
    return previewOf(context, await readPage(context.platform.outbound, url, context.language));
  },
  readFile: async ({ files: { file } }, context) => {
    refuseForeignFile(file.bytes);
    return previewOf(context, await readSentBytes(file.bytes));
  },
  save: ({ body }, context) => savePreview(context, body),
  preparePicture: async ({ params, body }, context) => {
    const draft = found(await findDraft(context, params.draftId), 'import.no-draft');
    preparePicture(context, params.draftId, body.image, draft.source.url);
    return null;
  },
  discard: async ({ params: { draftId } }, context) => {
    if (!(await isDraft(context, draftId))) throw new AppError('import.no-draft');
    await stopPreparing(draftId);
    await removeDraft(context, draftId);
    return null;
  },
  handOver: async (_, context) => ({ token: await giveHandOver(context) }),
});
