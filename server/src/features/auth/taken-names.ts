import { AppError } from '../../platform/errors/index.ts';
import { isNameOfAccount } from './accounts.repository.ts';

/** @throws AppError when somebody else has one of the names: either is good for logging in */
export const refuseTakenNames = async (
  database: Parameters<typeof isNameOfAccount>[0],
  { username, email }: { username: string; email: string },
  exceptUserId?: string,
): Promise<void> => {
  if (await isNameOfAccount(database, username, exceptUserId)) throw new AppError('user.username-taken');
  if (await isNameOfAccount(database, email, exceptUserId)) throw new AppError('user.email-taken');
};
