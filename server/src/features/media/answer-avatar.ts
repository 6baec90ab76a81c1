import { AppError } from '../../platform/errors/index.ts';
import { type FileStore, userImageKey } from '../../platform/files/index.ts';
import type { FileAnswer } from '../../platform/http/index.ts';
import { drawAvatar } from '../../platform/images/index.ts';
import { fileAnswer } from './file-answer.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The picture of a user; one who has none is drawn. */
export const answerAvatar = async (files: FileStore, userId: string, immutable: boolean): Promise<FileAnswer> => {
  if (!uuid.test(userId)) throw new AppError('media.not-found');
  const contentType = 'image/webp';
  const own = await files.find(userImageKey(userId));
  return own
    ? fileAnswer(own, { contentType, immutable })
    : { contentType, body: await drawAvatar(userId), immutable: false };
};
