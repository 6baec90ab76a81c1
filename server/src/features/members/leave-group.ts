import type { LeftBehind } from '@larder/contract';
import type { GroupDatabase, GroupTransaction } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { FileStore } from '../../platform/files/index.ts';
import { findOwnRecipes, removeMany } from '../recipes/index.ts';
import { removeAvatar } from '../users/index.ts';
import { countLeftBehind, deleteAccount, findHeirs, giveRecipes } from './leaving.repository.ts';

/** To whom somebody leaves what others see too; whoever is not named is chosen. */
export interface WantedHeirs {
  recipesTo?: string | null | undefined;
  listsTo?: string | null | undefined;
}

export const readLeftBehind = async (db: GroupDatabase, userId: string): Promise<LeftBehind> => ({
  ...(await countLeftBehind(db, userId)),
  heirs: await findHeirs(db, userId),
});

interface Leaving {
  account: { id: string; username: string };
  wanted: WantedHeirs;
  /** Who gets what nobody was named for; the first who could, unless said. */
  usually?: string;
  /** In whose bin the recipes lie that nobody else sees: in nobody's, where that is their own. */
  binOf: string | null;
  at: Date;
  files: FileStore;
}

/**
 * Somebody leaves, with all that this means, in one change.
 * @returns how many recipes nobody else saw
 * @throws AppError `user.not-found` where an heir is no other member
 */
export const leaveGroup = async (
  db: GroupTransaction,
  { account, wanted, usually, binOf, at, files }: Leaving,
): Promise<number> => {
  const heirs = await findHeirs(db, account.id);
  const heirOf = (id: string | null | undefined) => {
    if (id && !heirs.some((heir) => heir.id === id)) throw new AppError('user.not-found');
    return heirs.find((heir) => heir.id === (id ?? usually)) ?? heirs[0];
  };
  const [recipes, lists] = [heirOf(wanted.recipesTo), heirOf(wanted.listsTo)];
  const own = await findOwnRecipes(db.asServer(), account.id);
  const by = binOf ?? account.id;
  await giveRecipes(
    db,
    own.map(({ id }) => id),
    by,
  );
  await removeMany(
    db.asServer(),
    { by, at, files },
    own.map(({ slug }) => slug),
  );
  await deleteAccount(db, account.id, { recipes: recipes?.id ?? null, lists: lists?.id ?? null });
  await db.record('user.deleted', {
    id: account.id,
    username: account.username,
    recipesTo: recipes?.fullName ?? null,
    listsTo: lists?.fullName ?? null,
  });
  db.afterCommit(() => removeAvatar(files, account.id));
  return own.length;
};
