import type { Asset, Ingredient, Instruction, Nutrition, Recipe, RecipeInput, RecipeSettings } from '@larder/contract';
import { type FoodChoice, foodChoice, type UnitChoice, unitChoice } from '../../../ingredients/index.ts';
import type { NewPicture } from './new-picture.ts';
import { newId, type TitleRow } from './rows.ts';

/** Another recipe in the place of a food, as far as the server needs it to find it. */
export interface RecipeChoice {
  id?: string;
  slug?: string;
  name: string;
}

export interface IngredientRow {
  kind: 'line';
  id: string;
  quantity: number | null;
  unit: UnitChoice | null;
  food: FoodChoice | null;
  /** Absent in edits that were begun before a line could be a recipe. */
  recipe?: RecipeChoice | null;
  note: string;
  originalText: string | null;
  /** Edited as amount, unit, food and note; otherwise as one line of text, which is the note. */
  isSplit: boolean;
}

export interface StepRow {
  kind: 'line';
  id: string;
  summary: string;
  text: string;
  ingredientIds: string[];
}

export interface NoteRow {
  id: string;
  title: string;
  text: string;
}

export interface ExtraRow {
  id: string;
  name: string;
  value: string;
}

/** What a person edits: every part of a recipe that can be saved, under the names of the API. */
export interface RecipeDraft {
  /** Null: the picture stays as it is. */
  image: NewPicture | null;
  name: string;
  description: string;
  recipeYield: string;
  recipeServings: number;
  recipeYieldQuantity: number;
  prepTime: string;
  cookTime: string;
  performTime: string;
  totalTime: string;
  recipeCategory: string[];
  tags: string[];
  tools: string[];
  recipeIngredient: (IngredientRow | TitleRow)[];
  recipeInstructions: (StepRow | TitleRow)[];
  notes: NoteRow[];
  nutrition: Nutrition;
  settings: RecipeSettings;
  assets: Asset[];
  extras: ExtraRow[];
  orgURL: string;
  dateAdded: string;
}

export type DraftKey = keyof RecipeDraft;

export const draftOf = (recipe: Recipe): RecipeDraft => ({
  image: null,
  name: recipe.name,
  description: recipe.description,
  recipeYield: recipe.recipeYield ?? '',
  recipeServings: recipe.recipeServings,
  recipeYieldQuantity: recipe.recipeYieldQuantity,
  prepTime: recipe.prepTime ?? '',
  cookTime: recipe.cookTime ?? '',
  performTime: recipe.performTime ?? '',
  totalTime: recipe.totalTime ?? '',
  recipeCategory: recipe.recipeCategory.map(({ name }) => name),
  tags: recipe.tags.map(({ name }) => name),
  tools: recipe.tools.map(({ name }) => name),
  recipeIngredient: recipe.recipeIngredient.flatMap(ingredientRows),
  recipeInstructions: recipe.recipeInstructions.flatMap(stepRows),
  notes: recipe.notes.map((note) => ({ ...note, id: newId() })),
  nutrition: recipe.nutrition,
  settings: recipe.settings,
  assets: recipe.assets,
  extras: Object.entries(recipe.extras).map(([name, value]) => ({ id: newId(), name, value })),
  orgURL: recipe.orgURL ?? '',
  dateAdded: recipe.dateAdded,
});

export const emptyIngredient = (note = ''): IngredientRow => ({
  kind: 'line',
  id: newId(),
  quantity: null,
  unit: null,
  food: null,
  recipe: null,
  note,
  originalText: null,
  isSplit: false,
});

export const emptyStep = (text = ''): StepRow => ({ kind: 'line', id: newId(), summary: '', text, ingredientIds: [] });

export const newTitle = (title = ''): TitleRow => ({ kind: 'title', id: newId(), title });

/** A heading that has nothing below it is a line of its own on the wire, and keeps that line's id. */
function ingredientRows(ingredient: Ingredient): (IngredientRow | TitleRow)[] {
  const {
    referenceId: id,
    title,
    quantity,
    unit,
    food,
    referencedRecipe,
    note,
    originalText,
    disableAmount,
  } = ingredient;
  const hasAmount = quantity !== null && quantity !== 0 && !disableAmount;
  const isSplit = unit !== null || food !== null || referencedRecipe !== null || hasAmount;
  const line: IngredientRow = {
    kind: 'line',
    id,
    quantity,
    unit: unit && unitChoice(unit),
    food: food && foodChoice(food),
    recipe: referencedRecipe && recipeChoice(referencedRecipe),
    note,
    originalText,
    isSplit,
  };
  if (!title) return [line];
  return isEmptyIngredient(line) ? [{ kind: 'title', id, title }] : [{ kind: 'title', id: `title ${id}`, title }, line];
}

function stepRows({ id, title, summary, text, ingredientReferences }: Instruction): (StepRow | TitleRow)[] {
  const ingredientIds = ingredientReferences.map(({ referenceId }) => referenceId);
  const step: StepRow = { kind: 'line', id, summary, text, ingredientIds };
  if (!title) return [step];
  return isEmptyStep(step) ? [{ kind: 'title', id, title }] : [{ kind: 'title', id: `title ${id}`, title }, step];
}

const isEmptyIngredient = ({ quantity, unit, food, recipe, note }: IngredientRow) =>
  !quantity && !unit?.name.trim() && !food?.name.trim() && !recipe && !note.trim();

const isEmptyStep = ({ summary, text }: StepRow) => !summary.trim() && !text.trim();

/** The whole of a draft as the API takes it. Lines without a word in them are left out. */
export const inputOf = (draft: RecipeDraft) =>
  ({
    name: draft.name.trim(),
    description: draft.description,
    recipeYield: textOrNull(draft.recipeYield),
    recipeServings: draft.recipeServings,
    recipeYieldQuantity: draft.recipeYieldQuantity,
    prepTime: textOrNull(draft.prepTime),
    cookTime: textOrNull(draft.cookTime),
    performTime: textOrNull(draft.performTime),
    totalTime: textOrNull(draft.totalTime),
    recipeCategory: draft.recipeCategory.map((name) => ({ name })),
    tags: draft.tags.map((name) => ({ name })),
    tools: draft.tools.map((name) => ({ name })),
    recipeIngredient: titled(draft.recipeIngredient, isEmptyIngredient, emptyIngredient).map(ingredientInput),
    recipeInstructions: titled(draft.recipeInstructions, isEmptyStep, emptyStep).map(stepInput),
    notes: draft.notes.map(({ title, text }) => ({ title, text })).filter(({ title, text }) => title || text),
    nutrition: draft.nutrition,
    settings: draft.settings,
    assets: draft.assets,
    extras: Object.fromEntries(
      draft.extras.filter(({ name }) => name.trim()).map(({ name, value }) => [name.trim(), value]),
    ),
    orgURL: textOrNull(draft.orgURL),
    dateAdded: draft.dateAdded,
  }) satisfies RecipeInput;

export type DraftInput = ReturnType<typeof inputOf>;

/** What of a recipe names it. */
export const recipeChoice = ({ id, slug, name }: Required<RecipeChoice>): RecipeChoice => ({ id, slug, name });

const textOrNull = (text: string) => text.trim() || null;

const ingredientInput = ([title, line]: [string, IngredientRow]) => {
  const { id, quantity, unit, food, recipe, note, originalText } = line;
  return {
    referenceId: id,
    title: title || null,
    quantity,
    unit: named(unit),
    food: named(food),
    referencedRecipe: recipe ? { ...recipe } : null,
    note,
    originalText,
  };
};

const named = (item: { id?: string; name: string } | null) =>
  item?.name.trim() ? { ...(item.id && { id: item.id }), name: item.name.trim() } : null;

const stepInput = ([title, { id, summary, text, ingredientIds }]: [string, StepRow]) => ({
  id,
  title,
  summary,
  text,
  ingredientReferences: ingredientIds.map((referenceId) => ({ referenceId })),
});

/** Each line with the title above it. A title that no line follows gets an empty line of its own. */
function titled<Line extends { kind: 'line'; id: string }>(
  rows: readonly (Line | TitleRow)[],
  isEmpty: (line: Line) => boolean,
  makeEmpty: () => Line,
): [title: string, line: Line][] {
  const lines: [string, Line][] = [];
  let waiting: TitleRow | undefined;
  const endSection = () => {
    if (waiting) lines.push([waiting.title.trim(), { ...makeEmpty(), id: waiting.id }]);
    waiting = undefined;
  };
  for (const row of rows) {
    if (row.kind === 'title') {
      endSection();
      if (row.title.trim()) waiting = row;
    } else if (!isEmpty(row)) {
      lines.push([waiting?.title.trim() ?? '', row]);
      waiting = undefined;
    }
  }
  endSection();
  return lines;
}

/** Ids of the rows in the order in which `inputOf` sends them: an error of the server names a line by its index there. */
export const sentRowIds = (draft: RecipeDraft) => ({
  recipeIngredient: titled(draft.recipeIngredient, isEmptyIngredient, emptyIngredient).map(([, { id }]) => id),
  recipeInstructions: titled(draft.recipeInstructions, isEmptyStep, emptyStep).map(([, { id }]) => id),
});
