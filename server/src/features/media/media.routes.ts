import { contract } from '@larder/contract';
import { AppError, found } from '../../platform/errors/index.ts';
import { type FileStore, servedAs } from '../../platform/files/index.ts';
import { answerFile, implement, type Route } from '../../platform/http/index.ts';
import {
  eventImageFolder,
  findImage,
  formerImageFolder,
  recipeAssetKey,
  recipeImageFolder,
  sizeNamed,
} from '../recipes/index.ts';
import { answerAvatar } from '../users/index.ts';

const answerImage = async (files: FileStore, folder: string, fileName: string, version: string | undefined) => {
  const size = sizeNamed(fileName);
  const { stream, isAsked, ...image } = found(size && (await findImage(files, folder, size)), 'media.not-found');
  const { etag } = image;
  return {
    contentType: 'image/webp',
    body: stream,
    size: image.size,
    etag,
    immutable: isAsked && version !== undefined,
  };
};

/** What whoever looks whether files are served gets. */
export const servedText = 'larder';

/** Files are open to whoever knows their address, which holds an id that nobody can guess: pages show them without a log-in. */
export const mediaRoutes: Route[] = implement(contract.media, {
  recipeImage: ({ params: { recipeId, fileName }, query }, { platform: { files } }) =>
    answerImage(files, recipeImageFolder(recipeId), fileName, query.version),
  formerImage: ({ params: { recipeId, image, fileName } }, { platform: { files } }) =>
    answerImage(files, formerImageFolder(recipeId, image), fileName, image),
  timelineImage: ({ params: { recipeId, eventId, fileName }, query }, { platform: { files } }) =>
    answerImage(files, eventImageFolder(recipeId, eventId), fileName, query.version),
  recipeAsset: ({ params: { recipeId, fileName } }, { platform: { files } }) => {
    const headers = servedAs(fileName);
    return answerFile(files, recipeAssetKey(recipeId, fileName), {
      contentType: headers['content-type'] ?? 'application/octet-stream',
      disposition: headers['content-disposition'],
    });
  },
  avatar: ({ params: { userId, fileName }, query }, { platform: { files } }) => {
    if (fileName !== 'profile.webp') throw new AppError('media.not-found');
    return answerAvatar(files, userId, query.cacheKey !== undefined);
  },
  /** The pages of older clients look whether files are served at all. */
  validate: () => ({ contentType: 'text/plain; charset=utf-8', body: Buffer.from(servedText) }),
});
