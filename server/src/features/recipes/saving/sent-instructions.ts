import type { InstructionInput } from '@larder/contract';
import type { InstructionRow } from '../reading/to-recipe.ts';
import { keepIds } from './sent-ingredients.ts';

/** The steps as they are stored; they refer to ingredients of this recipe only, each once. */
export const readInstructions = (
  sent: readonly InstructionInput[],
  ingredientIds: ReadonlyMap<string, string>,
): InstructionRow[] => {
  const { ids } = keepIds(sent.map(({ id }) => id));
  return sent.map(({ title, summary, text, ingredientReferences }, index) => ({
    id: ids[index] ?? '',
    title: title?.trim() ?? '',
    summary: summary?.trim() ?? '',
    text,
    ingredientReferences: referencesTo(
      ingredientIds,
      (ingredientReferences ?? []).map(({ referenceId }) => referenceId ?? ''),
    ),
  }));
};

/** The steps without references to ingredients that are gone. */
export const withKnownReferences = (
  rows: readonly InstructionRow[],
  ingredientIds: ReadonlyMap<string, string>,
): InstructionRow[] =>
  rows.map((row) => ({
    ...row,
    ingredientReferences: referencesTo(ingredientIds, JSON.parse(row.ingredientReferences)),
  }));

const referencesTo = (ingredientIds: ReadonlyMap<string, string>, references: string[]): string => {
  const known = references.map((id) => ingredientIds.get(id.trim().toLowerCase())).filter((id) => id !== undefined);
  return JSON.stringify([...new Set(known)]);
};
