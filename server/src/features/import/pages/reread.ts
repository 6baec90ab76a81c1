import { type FieldDifference, type Recipe, type RecipeInput, type RereadField, rereadFields } from '@larder/contract';
import { found } from '../../../platform/errors/index.ts';
import type { MemberContext } from '../../../platform/http/index.ts';
import { type Change, changeOf, getRecipe, saveRecipe } from '../../recipes/index.ts';
import { checkedInput } from '../checked-input.ts';
import { readAgain } from '../reading.ts';
import { recipeFromReading } from '../recipe-from-reading.ts';
import { withPicturesOf } from '../step-pictures.ts';
import { isSame, markOf } from './field-marks.ts';
import { linesOf } from './field-text.ts';
import { findSourcePage, type SourcePage, writeSourcePage } from './source-page.ts';

type Context = Pick<MemberContext, 'db' | 'platform' | 'member' | 'words'>;

interface Reread {
  recipe: Recipe;
  page: SourcePage;
  /** What the reader reads now. */
  input: RecipeInput;
  differences: FieldDifference[];
  isRuleOutdated: boolean;
}

/**
 * Reads the page of a recipe again. A field differs when it reads otherwise than before; what a person made of it does not
 * count. Throws `recipe.not-found` or `import.no-page`.
 */
export const reread = async ({ db, platform, words }: Context, slugOrId: string): Promise<Reread> => {
  const recipe = await getRecipe(db, slugOrId);
  const page = found(await findSourcePage(platform.files, recipe.id), 'import.no-page');
  const read = await readAgain(page);
  const input =
    (read && checkedInput(recipeFromReading(read, { includeTags: false, videoTitle: words('moving.note.video') }))) ??
    {};
  const differences = rereadFields
    .filter((field) => !isSame(input, page.read, field) && linesOf(input, field).length > 0)
    .map((field) => ({
      field,
      before: linesOf(recipe, field),
      after: linesOf(input, field),
      isEdited: page.marks[field] !== markOf(recipe, field),
    }));
  return { recipe, page, input, differences, isRuleOutdated: read?.isRuleOutdated ?? false };
};

/** Takes fields as they are read now, apart from those that a person has written. Answers the recipe. */
export const takeOver = async (context: Context, slugOrId: string, fields: RereadField[]): Promise<Recipe> => {
  const { db, platform } = context;
  const { recipe, page, input, differences } = await reread(context, slugOrId);
  const taken = differences.filter(({ field, isEdited }) => !isEdited && fields.includes(field));
  if (taken.length === 0) return recipe;
  const names = taken.map(({ field }) => field);
  return db.change(async (db) => {
    const change = changeOf(context);
    const saved = await saveTaken(db, change, recipe, input, names);
    await writeSourcePage(platform.files, recipe.id, {
      ...page,
      readAt: change.at.toISOString(),
      read: { ...page.read, ...partOf(input, names) },
      marks: { ...page.marks, ...Object.fromEntries(names.map((field) => [field, markOf(saved, field)])) },
    });
    return saved;
  });
};

const saveTaken = (db: MemberContext['db'], change: Change, recipe: Recipe, input: RecipeInput, names: RereadField[]) =>
  // Somebody may have saved since the differences were found; what they wrote is not overwritten.
  saveRecipe(db, change, recipe.id, {
    ...withPictures(withUnderstoodLines(partOf(input, names), recipe), recipe),
    basedOnVersion: recipe.version,
  });

/** The keys of a recipe that belong to some fields. */
const partOf = (input: RecipeInput, fields: RereadField[]): RecipeInput => {
  const keys = fields.flatMap((field) =>
    field === 'recipeYield' ? ['recipeYield', 'recipeServings', 'recipeYieldQuantity'] : [field],
  );
  return Object.fromEntries(Object.entries(input).filter(([key]) => keys.includes(key)));
};

const withPictures = (part: RecipeInput, recipe: Recipe): RecipeInput =>
  part.recipeInstructions ? { ...part, recipeInstructions: withPicturesOf(part.recipeInstructions, recipe) } : part;

/** A line that still reads the same stays understood as amount, unit and food. */
const withUnderstoodLines = (part: RecipeInput, recipe: Recipe): RecipeInput => {
  if (!part.recipeIngredient) return part;
  const understood = new Map(recipe.recipeIngredient.map((line) => [line.originalText ?? line.note, line]));
  const lines = part.recipeIngredient.map((line) => {
    const known = understood.get(line.originalText ?? line.note ?? '');
    return known ? { ...known, title: line.title } : line;
  });
  return { ...part, recipeIngredient: lines };
};
