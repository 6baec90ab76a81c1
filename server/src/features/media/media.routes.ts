import { contract, imageFiles } from '@larder/contract';
import { AppError, found } from '../../platform/errors/index.ts';
import {
  type FileStore,
  recipeAssetKey,
  recipeImageFolder,
  servedAs,
  userImageKey,
} from '../../platform/files/index.ts';
import { type FileAnswer, implement, type Route } from '../../platform/http/index.ts';

const fileAnswer = async (
  files: FileStore,
  key: string,
  kind: Pick<FileAnswer, 'contentType' | 'disposition' | 'immutable'>,
): Promise<FileAnswer> => {
  const file = found(await files.find(key), 'media.not-found');
  return { ...kind, body: file.stream, size: file.size, etag: file.etag };
};

const isImageFile = (name: string) => imageFiles.some((known) => known === name);

/** Files are open to whoever knows their address, which holds an id that nobody can guess: pages show them without a log-in. */
export const mediaRoutes: Route[] = implement(contract.media, {
  recipeImage: ({ params: { recipeId, fileName }, query }, { platform: { files } }) => {
    if (!isImageFile(fileName)) throw new AppError('media.not-found');
    return fileAnswer(files, `${recipeImageFolder(recipeId)}/${fileName}`, {
      contentType: 'image/webp',
      immutable: query.version !== undefined,
    });
  },
  recipeAsset: ({ params: { recipeId, fileName } }, { platform: { files } }) => {
    const headers = servedAs(fileName);
    return fileAnswer(files, recipeAssetKey(recipeId, fileName), {
      contentType: headers['content-type'] ?? 'application/octet-stream',
      disposition: headers['content-disposition'],
    });
  },
  avatar: ({ params: { userId, fileName }, query }, { platform: { files } }) => {
    if (fileName !== 'profile.webp') throw new AppError('media.not-found');
    return fileAnswer(files, userImageKey(userId), {
      contentType: 'image/webp',
      immutable: query.cacheKey !== undefined,
    });
  },
});
