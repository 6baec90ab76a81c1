import { AppError } from '../../../platform/errors/index.ts';
import { ZipError } from '../../../platform/files/index.ts';
import { ImageError } from '../../../platform/images/index.ts';

/** Why one recipe of an archive cannot be brought back. Throws on what nobody foresaw. */
export const refusalOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof ZipError) return new AppError('import.bad-archive', {}, { cause: error });
  if (error instanceof ImageError) return new AppError(`image.${error.problem}`, {}, { cause: error });
  throw error;
};
