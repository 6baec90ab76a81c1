import type { GroupDatabase } from '../../../platform/database/index.ts';
import { AppError, found } from '../../../platform/errors/index.ts';
import { answerFile, type FileAnswer, type Platform } from '../../../platform/http/index.ts';
import { ImageError, makeTiny } from '../../../platform/images/index.ts';
import { smallPictureKey, storedPictureKey } from '../move-files.ts';
import { getMove, listFiles } from '../moves.repository.ts';
import { readers } from '../reading/read-in-threads.ts';
import { sentOf } from '../reading/reading.jobs.ts';
import type { StagedPicture, StagedRecipe } from '../staged-recipe.ts';
import { getMoveRecipe } from './move-recipes.repository.ts';

/** A picture as it was sent; undefined for one that is an address, or that is not there. */
export const readPicture = async (
  { files }: Pick<Platform, 'files'>,
  db: GroupDatabase,
  moveId: string,
  picture: StagedPicture,
): Promise<Uint8Array | undefined> => {
  if ('stored' in picture) return files.read(storedPictureKey(db.groupId, moveId, picture.stored));
  if ('url' in picture) return undefined;
  const sent = await sentOf(files, { groupId: db.groupId, id: moveId }, await listFiles(db, moveId));
  return readers.run('readPlace', sent, picture.place);
};

/** A small picture of a recipe that was found, made when somebody first looks at it. @throws AppError */
export const answerSmallPicture = async (
  platform: Platform,
  db: GroupDatabase,
  moveId: string,
  number: number,
): Promise<FileAnswer> => {
  await getMove(db, moveId);
  const key = smallPictureKey(db.groupId, moveId, number);
  if (!(await platform.files.find(key))) {
    const { content } = await getMoveRecipe(db, moveId, number);
    const staged: StagedRecipe = JSON.parse(content);
    const picture = found(
      staged.pictures.find((picture) => !('url' in picture)),
      'media.not-found',
    );
    const bytes = found(await readPicture(platform, db, moveId, picture), 'media.not-found');
    await platform.files.write(key, await smallOf(bytes));
  }
  return answerFile(platform.files, key, { contentType: 'image/webp' });
};

const smallOf = async (bytes: Uint8Array): Promise<Uint8Array> => {
  try {
    return (await makeTiny(bytes)).tiny;
  } catch (error) {
    if (error instanceof ImageError) throw new AppError('media.not-found', {}, { cause: error });
    throw error;
  }
};
