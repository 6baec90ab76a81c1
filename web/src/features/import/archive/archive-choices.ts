import type { ArchivedRecipe } from '@larder/contract';

/** What becomes of a recipe of an archive. */
export type Choice = 'new' | 'update' | 'skip';

/** By the path of each recipe. */
export type Choices = ReadonlyMap<string, Choice>;

/** What the household has already is left alone unless somebody says otherwise. */
export const firstChoices = (recipes: ArchivedRecipe[]): Choices =>
  new Map(recipes.filter(({ problem }) => !problem).map(({ path, known }) => [path, known ? 'skip' : 'new']));

/** Every recipe that can be brought in, or none; updates stay updates. */
export const chooseAll = (recipes: ArchivedRecipe[], now: Choices, isWanted: boolean): Choices =>
  new Map(
    recipes.flatMap(({ path, problem }): [string, Choice][] => {
      if (problem) return [];
      const choice = now.get(path) === 'update' ? 'update' : 'new';
      return [[path, isWanted ? choice : 'skip']];
    }),
  );

/** As they are sent. */
export const chosenOf = (recipes: ArchivedRecipe[], choices: Choices) =>
  recipes.flatMap(({ path, known }) => {
    const choice = choices.get(path) ?? 'skip';
    if (choice === 'skip') return [];
    return [{ path, into: choice === 'update' && known ? known.id : null }];
  });
