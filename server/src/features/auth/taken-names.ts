import { AppError } from '../../platform/errors/index.ts';
import { isNameOfAccount } from './accounts.repository.ts';

/** What stays as it is needs not to be named. */
export interface WantedNames {
  username?: string | null | undefined;
  email?: string | null | undefined;
}

/** @throws AppError when somebody else has one of the names: either is good for logging in */
export const refuseTakenNames = async (
  database: Parameters<typeof isNameOfAccount>[0],
  { username, email }: WantedNames,
  exceptUserId?: string,
): Promise<void> => {
  if (username && (await isNameOfAccount(database, username, exceptUserId))) throw new AppError('user.username-taken');
  if (email && (await isNameOfAccount(database, email, exceptUserId))) throw new AppError('user.email-taken');
};
