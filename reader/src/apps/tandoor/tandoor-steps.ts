import type { InstructionSection } from '../../recipe.ts';
import type { AppAsset, AppIngredient, AppIngredientGroup, AppPicture } from '../app-recipe.ts';
import { ingredientOf, nameOf } from '../ingredient-parts.ts';
import { pictureAt, picturesOf } from '../pictures.ts';
import type { OpenedFile, SentFile } from '../sent-file.ts';
import { addressOf, isRecord, recordsOf, textOf } from '../values.ts';

type Step = Record<string, unknown>;

/** The ingredients of a step below its name, parted where one of them is a heading. A step that is another recipe is a line. */
export const groupsOfStep = (step: Step): AppIngredientGroup[] => {
  const groups: AppIngredientGroup[] = [{ name: textOf(step.name) || null, ingredients: [] }];
  const lines = recordsOf(step.ingredients);
  for (const line of lines.some(hasOrder) ? inOrder(lines) : lines) {
    const ingredient = lineOf(line);
    if (line.is_header === true) groups.push({ name: textOf(line.note) || nameOf(line.food) || null, ingredients: [] });
    else if (ingredient.text !== '') groups.at(-1)?.ingredients.push(ingredient);
  }
  const other = recipeOfStep(step);
  if (other) groups.at(-1)?.ingredients.push(other);
  const [first, ...rest] = groups;
  return [...(first && first.ingredients.length > 0 ? [first] : []), ...rest];
};

const hasOrder = ({ order }: Step) => Number(order) > 0;
const inOrder = <T extends Step>(parts: readonly T[]): T[] =>
  [...parts].sort((one, other) => (Number(one.order) || 0) - (Number(other.order) || 0));

const lineOf = (line: Step): AppIngredient => {
  const { food } = line;
  const other = isRecord(food) ? food.recipe : undefined;
  const built = ingredientOf({
    quantity: line.no_amount === true ? 0 : line.amount,
    unit: line.no_amount === true ? '' : line.unit,
    food: line.no_amount !== true && Number(line.amount) > 1 && !isRecord(line.unit) ? pluralOf(food) : food,
    note: line.note,
    recipe: isRecord(other) ? nameOf(other) : undefined,
  });
  return built.text === '' ? { text: textOf(line.original_text) } : built;
};

/** "leeks" of which there are two. */
const pluralOf = (food: unknown): unknown => (isRecord(food) && textOf(food.plural_name)) || food;

const recipeOfStep = (step: Step): AppIngredient | undefined => {
  const data = step.step_recipe_data ?? step.step_recipe;
  const name = isRecord(data) ? nameOf(data) : '';
  return name === '' ? undefined : { text: name, recipe: name };
};

/** Each step is one with us too; its name is that of a section where it has ingredients of its own or others have names. */
export const sectionsOfSteps = (steps: readonly Step[]): InstructionSection[] => {
  const sections: InstructionSection[] = [];
  for (const step of steps.some(hasOrder) ? inOrder(steps) : steps) {
    const name = textOf(step.name) || null;
    const text =
      withIngredients(textOf(step.instruction), recordsOf(step.ingredients)) || recipeOfStep(step)?.text || '';
    if (text === '') continue;
    const last = sections.at(-1);
    if (last && name === null && last.name === null) last.steps.push({ text });
    else sections.push({ name, steps: [{ text }] });
  }
  return sections;
};

/** An instruction may ask for its ingredients by their number, and for amounts that grow with the portions. */
const withIngredients = (text: string, ingredients: readonly Step[]): string =>
  text
    .replace(
      /\{\{\s*ingredients\[(\d{1,3})\](?:\.(\w{1,20}))?\s*\}\}/g,
      (whole, at: string, part: string | undefined) => {
        const line = ingredients[Number(at)];
        if (!line) return whole;
        if (!part) return lineOf(line).text;
        return nameOf(line[part]);
      },
    )
    .replace(/\{\{\s*scale\(([\d.,]{1,12})\)\s*\}\}/g, '$1')
    .replace(/\{%\s*scale\w*[ (]\s*([\d.,]{1,12})\)?\s*%\}/g, '$1');

/** Files that belong to steps, pictures apart from others. */
export const filesOfSteps = (
  { around }: OpenedFile,
  steps: readonly Step[],
): { pictures: AppPicture[]; assets: AppAsset[] } => {
  const pictures: AppPicture[] = [];
  const assets: AppAsset[] = [];
  for (const { file } of steps) {
    if (!isRecord(file)) continue;
    const path = textOf(file.file) || textOf(file.name);
    const found: SentFile | undefined = pictureAt(around, path) ?? pictureAt(around, textOf(file.name));
    const address = addressOf(file.preview) ?? addressOf(file.file) ?? addressOf(file.file_download);
    if (found && isPicture(found.path)) pictures.push(...picturesOf([found]));
    else if (found) assets.push({ name: textOf(file.name) || path, file: found });
    else if (address && isPicture(address)) pictures.push({ url: address });
  }
  return { pictures, assets };
};

const isPicture = (path: string): boolean => /\.(?:jpe?g|png|webp|gif|avif|heic)(?:\?|$)/i.test(path);
