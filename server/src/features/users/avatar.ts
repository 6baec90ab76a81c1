import type { GroupDatabase } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { answerFile, type FileAnswer, type Member } from '../../platform/http/index.ts';
import { drawAvatar, makeAvatar } from '../../platform/images/index.ts';
import { randomToken } from '../../platform/security/index.ts';
import { getOwnAccount } from './own-account.ts';
import { updateUser } from './users.repository.ts';

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const keyOf = (userId: string): string => `users/${userId}/profile.webp`;

/** The picture of a user; one who has none is drawn. */
export const answerAvatar = async (files: FileStore, userId: string, immutable: boolean): Promise<FileAnswer> => {
  if (!uuid.test(userId)) throw new AppError('media.not-found');
  const contentType = 'image/webp';
  return (await files.find(keyOf(userId)))
    ? answerFile(files, keyOf(userId), { contentType, immutable })
    : { contentType, body: await drawAvatar(userId), immutable: false };
};

/** The picture that somebody has uploaded, if they have. */
export const readAvatar = (files: FileStore, userId: string) => files.read(keyOf(userId));

export const removeAvatar = (files: FileStore, userId: string) => files.remove(keyOf(userId));

interface NewAvatar {
  id: string;
  by: Member;
  picture: Buffer;
}

/** The new cache key lets browsers notice that the picture at the same address is another one. */
export const replaceAvatar = async (db: GroupDatabase, files: FileStore, { id, by, picture }: NewAvatar) => {
  await getOwnAccount(db, id, by);
  await files.write(keyOf(id), await makeAvatar(picture));
  await updateUser(db, id, { cacheKey: randomToken(6) });
};
