import type { EntityKind } from '@larder/contract';
import type { GroupTransaction } from '../../platform/database/index.ts';
import type { References } from './references.repository.ts';

/** What features above have to do with entities: each hands in its own, and `app/` ties them. */
export interface Dependents {
  references: readonly References[];
  /** Numbers of the recipes that the search finds by the names of these. */
  recipesFoundBy(db: GroupTransaction, kind: EntityKind, ids: string[]): Promise<number[]>;
  /** Lets the search find these recipes by the names that they hold by now. */
  indexAgain(db: GroupTransaction, recipeNumbers: number[], at: Date): Promise<void>;
}

export const referencesTo = ({ references }: Dependents, kind: EntityKind): References[] =>
  references.filter(({ kinds }) => kinds.includes(kind));

interface Renamed {
  kind: EntityKind;
  ids: string[];
  at: Date;
}

/** Runs a change of names, and lets the search find the recipes concerned by what they hold afterwards. */
export const renaming = async <Result>(
  db: GroupTransaction,
  { recipesFoundBy, indexAgain }: Dependents,
  { kind, ids, at }: Renamed,
  work: () => Promise<Result>,
): Promise<Result> => {
  const recipes = await recipesFoundBy(db, kind, ids);
  const result = await work();
  await indexAgain(db, recipes, at);
  return result;
};
