import type { GroupTransaction } from '../../platform/database/index.ts';
import type { DataKind, Uses } from './uses.repository.ts';

/** What features above have to do with the group's data. */
export interface Links {
  uses: readonly Uses[];
  /** Numbers of the recipes that the search finds by the names of these things. */
  recipesFoundBy(db: GroupTransaction, kind: DataKind, ids: string[]): Promise<number[]>;
  /** Lets the search find these recipes by the names that they hold by now. */
  indexAgain(db: GroupTransaction, recipeNumbers: number[], at: Date): Promise<void>;
}

/** The places that refer to things of a kind. */
export const usesOf = ({ uses }: Links, kind: DataKind): Uses[] => uses.filter(({ kinds }) => kinds.includes(kind));

interface Renamed {
  kind: DataKind;
  ids: string[];
  at: Date;
}

/** Runs a change of names, and lets the search find the recipes concerned by what they hold afterwards. */
export const renaming = async <Result>(
  db: GroupTransaction,
  { recipesFoundBy, indexAgain }: Links,
  { kind, ids, at }: Renamed,
  work: () => Promise<Result>,
): Promise<Result> => {
  const recipes = await recipesFoundBy(db, kind, ids);
  const result = await work();
  await indexAgain(db, recipes, at);
  return result;
};
