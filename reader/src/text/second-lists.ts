import type { IngredientGroup, InstructionSection, ReadRecipe } from '../recipe.ts';
import { tellsToDo } from '../words/verb-words.ts';
import { looksLikeFood, type ScoredTextRow } from './score-text.ts';

export interface WithSecondLists {
  recipe: ReadRecipe;
  unplaced: ScoredTextRow[];
}

/**
 * Ingredients and steps that stand apart from the lists that were found, as in a text that tells dough and sauce one after the other.
 * @param rows all rows of the text
 * @param unplaced those of them that have no place yet
 */
export function withSecondLists(recipe: ReadRecipe, rows: ScoredTextRow[], unplaced: ScoredTextRow[]): WithSecondLists {
  const parts = partsOf(rows);
  const isLeft = new Set(unplaced);
  const isIngredient = (row: ScoredTextRow) =>
    isLeft.has(row) && parts.get(row) !== 'afterwards' && row.heading === null && looksLikeFood(row);
  const isStep = (row: ScoredTextRow) =>
    isLeft.has(row) &&
    parts.get(row) !== 'afterwards' &&
    !isIngredient(row) &&
    tellsToDo(row.text) &&
    /[.!]$/.test(row.text);
  const lines = recipe.ingredientGroups.flatMap(({ ingredients }) => ingredients);
  const steps = recipe.instructionSections.flatMap((section) => section.steps.map(({ text }) => text));
  // Without a first list there is no second: what looks like one is a line of something else.
  const moreLines = lines.length > 0 ? rows.filter(isIngredient) : [];
  const moreSteps = steps.length > 0 ? rows.filter(isStep) : [];
  const placed = new Set([...moreLines, ...moreSteps]);
  if (placed.size === 0) return { recipe, unplaced };
  const [linesBefore, linesAfter] = around(rows, moreLines, lines[0]);
  const [stepsBefore, stepsAfter] = around(rows, moreSteps, steps[0]);
  return {
    recipe: {
      ...recipe,
      ingredientGroups: [...groupOf(linesBefore), ...recipe.ingredientGroups, ...groupOf(linesAfter)],
      instructionSections: [
        ...sectionOfSteps(stepsBefore),
        ...recipe.instructionSections,
        ...sectionOfSteps(stepsAfter),
      ],
    },
    unplaced: unplaced.filter((row) => !placed.has(row)),
  };
}

function partsOf(rows: ScoredTextRow[]): Map<ScoredTextRow, ScoredTextRow['section']> {
  let part: ScoredTextRow['section'] = null;
  return new Map(
    rows.map((row) => {
      part = row.section ?? part;
      return [row, part];
    }),
  );
}

/** The rows before and after the one in which a list begins. */
function around(
  rows: ScoredTextRow[],
  more: ScoredTextRow[],
  first: string | undefined,
): [ScoredTextRow[], ScoredTextRow[]] {
  const chosen = new Set(more);
  const begin = rows.findIndex((row) => !chosen.has(row) && row.text === first);
  const above = new Set(rows.slice(0, Math.max(0, begin)));
  return [more.filter((row) => above.has(row)), more.filter((row) => !above.has(row))];
}

const groupOf = (rows: ScoredTextRow[]): IngredientGroup[] =>
  rows.length === 0 ? [] : [{ name: null, ingredients: rows.map(({ text }) => text) }];

const sectionOfSteps = (rows: ScoredTextRow[]): InstructionSection[] =>
  rows.length === 0 ? [] : [{ name: null, steps: rows.map(({ text }) => ({ text })) }];
