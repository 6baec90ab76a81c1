import { contract } from '@larder/contract';
import { AppError, found } from '../../../platform/errors/index.ts';
import { answerFile, implement, type MemberContext, type Route } from '../../../platform/http/index.ts';
import { isDraft, removeDraft } from '../preview/drafts.ts';
import { openCollection } from '../recipe-archive.ts';
import { archiveKey, archivePictureKey, previewArchive } from './archive-preview.ts';
import { startRestore } from './start-restore.ts';

const wholeArchives = implement(contract.recipeCollections, {
  restore: async ({ files: { archive } }, context) => {
    // What is no archive is refused at once.
    (await openCollection(archive.bytes)).close();
    return { reportId: await startRestore(context, archive.bytes) };
  },
});

const findArchive = async (context: MemberContext, draftId: string) => {
  const { files } = context.platform;
  return (await isDraft(context, draftId)) ? files.find(archiveKey(context, draftId)) : undefined;
};

const previewedArchives = implement(contract.recipeArchives, {
  read: ({ files: { archive } }, context) => previewArchive(context, archive.bytes),
  picture: async ({ params: { draftId, number } }, context) => {
    const isThere = /^\d{1,6}$/.test(number) && (await isDraft(context, draftId));
    if (!isThere) throw new AppError('media.not-found');
    const key = archivePictureKey(context, draftId, number);
    return answerFile(context.platform.files, key, { contentType: 'image/webp' });
  },
  save: async ({ params: { draftId }, body }, context) => {
    const archive = found(await findArchive(context, draftId), 'import.no-draft');
    if (body.recipes.length === 0) throw new AppError('import.nothing-given');
    const reportId = await startRestore(context, archive.stream(), body.recipes);
    await removeDraft(context, draftId);
    return { reportId };
  },
});

/** An archive is brought in as it is, or after somebody has looked at what is in it. */
export const collectionRoutes: Route[] = [...wholeArchives, ...previewedArchives];
