import type { Recipe } from '@larder/contract';
import { displayText } from '@larder/kitchen';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import { findPublic, namedNote } from './links.repository.ts';

type Line = Recipe['recipeIngredient'][number];

/** A recipe as visitors read it: where it asks for one that they may not see, the name of that one is all there is. */
export const withPublicLinks = async <Part extends Pick<Recipe, 'recipeIngredient'>>(
  db: GroupDatabase,
  recipe: Part,
): Promise<Part> => {
  const ids = recipe.recipeIngredient.flatMap(({ referencedRecipe }) => referencedRecipe?.id ?? []);
  if (ids.length === 0) return recipe;
  const open = await findPublic(db, ids);
  const shown = (line: Line): Line =>
    line.referencedRecipe === null || open.has(line.referencedRecipe.id)
      ? line
      : asText(line, line.referencedRecipe.name);
  return { ...recipe, recipeIngredient: recipe.recipeIngredient.map(shown) };
};

const asText = (line: Line, name: string): Line => {
  const plain = { ...line, referencedRecipe: null, note: namedNote(name, line.note) };
  return { ...plain, display: displayText(plain) };
};
