import { contract } from '@larder/contract';
import { AppError, found } from '../../../platform/errors/index.ts';
import { implement, type Route } from '../../../platform/http/index.ts';
import { readPage, readSent, readSentBytes } from '../reading.ts';
import { webAddress } from '../sent-text.ts';
import { findDraft, isDraft, removeDraft } from './drafts.ts';
import { giveHandOver, useHandOver } from './hand-over.ts';
import { preparePicture, stopPreparing } from './prepared-picture.ts';
import { previewOf } from './preview-of.ts';
import { refuseForeignFile } from './refuse-foreign-file.ts';
import { savePreview } from './save-preview.ts';

export const importPreviewRoutes: Route[] = implement(contract.importPreviews, {
  read: async ({ body }, context) => {
    const { url, text, handOver } = body;
    if (handOver) await useHandOver(context, handOver);
    if (text) return previewOf(context, await readSent(text, url ? webAddress(url) : ''));
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
