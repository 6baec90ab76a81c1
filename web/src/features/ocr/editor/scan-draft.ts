import type { contract, Ingredient, Instruction, OcrGuess, Recipe, SentBodyOf } from '@larder/contract';
import { type MessageKey, t } from '../../../lib/messages/index.ts';

/** One ingredient or step while it is edited. */
export interface DraftLine {
  id: number;
  title: string;
  text: string;
  /** 0 to 1; 1 for what a person wrote. */
  confidence: number;
  /** What it was when it came from the recipe: unchanged, it keeps its parts. */
  ingredient?: Ingredient;
  instruction?: Instruction;
}

export const textFields = ['name', 'description', 'recipeYield', 'prepTime', 'performTime', 'totalTime'] as const;
export type TextField = (typeof textFields)[number];
export const listFields = ['ingredients', 'instructions'] as const;
export type ListField = (typeof listFields)[number];

const names: Record<TextField | ListField, MessageKey> = {
  name: 'ocr.field-name',
  description: 'ocr.field-description',
  recipeYield: 'recipe.edit.yield',
  prepTime: 'recipe.edit.prep-time',
  performTime: 'recipe.edit.cook-time',
  totalTime: 'recipe.edit.total-time',
  ingredients: 'ocr.field-ingredients',
  instructions: 'ocr.field-instructions',
};

export const fieldName = (field: TextField | ListField): string => t(names[field]);

export type ScanDraft = Record<TextField, string> &
  Record<ListField, DraftLine[]> & {
    recipeServings: number;
    notes: Recipe['notes'];
    /** 0 to 1 by field, for those that nobody has looked at since they were read. */
    confidence: Partial<Record<TextField, number>>;
  };

let lastId = 0;
export const newLine = (text: string, more: Partial<DraftLine> = {}): DraftLine => {
  lastId += 1;
  return { id: lastId, title: '', text, confidence: 1, ...more };
};

/** The name of a recipe that was made from a photo and never named. */
export const isUnnamed = (name: string): boolean => /^New OCR Recipe(?: \(\d+\))?$/.test(name);

/** Whether a recipe has nothing yet but its photo, so that the first guess may fill it. */
export const isBlank = ({ name, description, recipeIngredient, recipeInstructions }: Recipe): boolean =>
  isUnnamed(name) && description === '' && recipeIngredient.length === 0 && recipeInstructions.length === 0;

export const draftOfRecipe = (recipe: Recipe): ScanDraft => ({
  name: isUnnamed(recipe.name) ? '' : recipe.name,
  description: recipe.description,
  recipeYield: recipe.recipeYield ?? '',
  recipeServings: recipe.recipeServings,
  prepTime: recipe.prepTime ?? '',
  performTime: recipe.performTime ?? '',
  totalTime: recipe.totalTime ?? '',
  ingredients: recipe.recipeIngredient.map((ingredient) =>
    newLine(ingredient.display, { title: ingredient.title ?? '', ingredient }),
  ),
  instructions: recipe.recipeInstructions.map((instruction) =>
    newLine(instruction.text, { title: instruction.title, instruction }),
  ),
  notes: recipe.notes,
  confidence: {},
});

export const draftOfGuess = (guess: OcrGuess): ScanDraft => ({
  name: guess.name,
  description: guess.description,
  recipeYield: guess.recipeYield,
  recipeServings: guess.recipeServings,
  prepTime: guess.prepTime,
  performTime: guess.performTime,
  totalTime: guess.totalTime,
  ingredients: guess.ingredients.map(({ text, ...more }) => newLine(text, more)),
  instructions: guess.instructions.map(({ text, ...more }) => newLine(text, more)),
  notes: guess.notes,
  confidence: guess.confidence,
});

type Changes = SentBodyOf<typeof contract.recipes.change>;

const isFilled = ({ text }: DraftLine): boolean => text.trim() !== '';

/** What is sent to save a draft. */
export const changesOfDraft = (
  draft: ScanDraft,
  recipe: Pick<Recipe, 'name' | 'version' | 'recipeServings'>,
): Changes & { name: string } => ({
  name: draft.name.trim() || recipe.name,
  description: draft.description,
  recipeYield: draft.recipeYield,
  prepTime: draft.prepTime,
  performTime: draft.performTime,
  totalTime: draft.totalTime,
  ...(draft.recipeServings !== recipe.recipeServings && { recipeServings: draft.recipeServings }),
  recipeIngredient: draft.ingredients
    .filter(isFilled)
    .map(({ text, title, ingredient }) =>
      ingredient?.display === text
        ? { ...ingredient, title: title || null }
        : { referenceId: ingredient?.referenceId ?? null, note: text, originalText: text, title: title || null },
    ),
  recipeInstructions: draft.instructions
    .filter(isFilled)
    .map(({ text, title, instruction }) => ({ ...(instruction ?? { summary: '' }), text, title })),
  notes: draft.notes.filter(({ text }) => text.trim() !== ''),
  basedOnVersion: recipe.version,
});

/** The lines of a text as ingredients, one a line. */
export const ingredientsIn = (text: string): DraftLine[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => newLine(line));

const stepNumber = /^\s*\d{1,2}\s*[.)]\s+(?=\S)/;

/** The steps in a text: its numbered lines with what follows each, else its lines. */
export const stepsIn = (text: string): DraftLine[] => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isNumbered = lines.filter((line) => stepNumber.test(line)).length > 1;
  const steps: string[] = [];
  for (const line of lines) {
    const last = steps.at(-1);
    if (isNumbered && last !== undefined && !stepNumber.test(line)) steps[steps.length - 1] = `${last} ${line.trim()}`;
    else steps.push(line.replace(stepNumber, '').trim());
  }
  return steps.map((step) => newLine(step));
};
