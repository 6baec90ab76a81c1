interface Cooked {
  servings: number | null;
  portionsEaten: number | null;
  recipe: { recipeServings: number } | null;
}

/** Thousandths, so that thirds of a portion add up. */
const rounded = (portions: number): number => Math.round(portions * 1000) / 1000;

/** Portions that an entry makes; null where neither it nor its recipe says that. */
const portionsMade = ({ servings, recipe }: Pick<Cooked, 'servings' | 'recipe'>): number | null =>
  servings ?? (recipe && recipe.recipeServings > 0 ? recipe.recipeServings : null);

/** What is left of a meal for others; null where nobody knows how much there is. Below nothing when too much is planned. */
export const portionsLeft = (entry: Cooked, taken: number): number | null => {
  const made = portionsMade(entry);
  return made === null ? null : rounded(made - (entry.portionsEaten ?? 0) - taken);
};

/** How many times a recipe is cooked for an entry. */
export const timesCooked = ({ servings, recipe }: Pick<Cooked, 'servings' | 'recipe'>): number =>
  servings === null || !recipe || recipe.recipeServings <= 0 ? 1 : servings / recipe.recipeServings;
