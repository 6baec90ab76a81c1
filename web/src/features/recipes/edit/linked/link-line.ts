import type { IngredientRow, RecipeChoice } from '../draft/recipe-draft.ts';
import type { RowActions } from '../lists/use-row-actions.ts';
import { splitLines } from '../parts/split-lines.ts';

/** Puts another recipe in the place of what a line asks for; its amount stays, and so does what is said besides. */
export async function link(line: IngredientRow, recipe: RecipeChoice, actions: RowActions<IngredientRow>) {
  const parts = line.isSplit ? line : await amountOfText(line, recipe);
  const linked = { ...parts, food: null, recipe, isSplit: true };
  actions.changeLine(line.id, () => linked, 'recipe');
  actions.focus(line.id);
}

/** Leaves the name where the recipe was. */
export function unlink(line: IngredientRow, actions: RowActions<IngredientRow>) {
  const name = line.recipe?.name ?? '';
  actions.changeLine(line.id, (line) => ({ ...line, recipe: null, food: { name } }), 'recipe');
  actions.focus(line.id);
}

/** Of a line of text, its amount and what follows the name; all of it where that cannot be told. */
async function amountOfText(line: IngredientRow, recipe: RecipeChoice): Promise<IngredientRow> {
  const isName = line.note.trim().toLocaleLowerCase() === recipe.name.trim().toLocaleLowerCase();
  if (isName || !line.note.trim()) return { ...line, note: '' };
  try {
    const [parts] = await splitLines([line]);
    if (parts?.kind === 'line' && parts.food) return parts;
  } catch {
    // Without a connection the text stays as the note.
  }
  return line;
}
