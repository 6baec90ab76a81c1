import { contract } from '@larder/contract';
import { AppError } from '../../../platform/errors/index.ts';
import { implement, type Route } from '../../../platform/http/index.ts';
import { readPage, readSent, readSentBytes } from '../reading.ts';
import { webAddress } from '../sent-text.ts';
import { giveHandOver, useHandOver } from './hand-over.ts';
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
  handOver: async (_, context) => ({ token: await giveHandOver(context) }),
});
