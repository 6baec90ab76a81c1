/** What the address of a recipe's page holds beside its slug. */
export interface RecipeSearch {
  edit?: boolean;
  /** The edit goes on where it was left, without asking. */
  resume?: boolean;
  cook?: boolean;
  print?: boolean;
  /** What amounts are multiplied with in cook mode and on paper. */
  scale?: number;
}

const isTrue = (value: unknown) => value === true || value === 'true';
export const largestScale = 1000;

export const readRecipeSearch = (search: Record<string, unknown>): RecipeSearch => {
  const scale = Number(search.scale);
  return {
    ...(isTrue(search.edit) && { edit: true }),
    ...(isTrue(search.resume) && { resume: true }),
    ...(isTrue(search.cook) && { cook: true }),
    ...(isTrue(search.print) && { print: true }),
    ...(scale > 0 && scale <= largestScale && { scale }),
  };
};
