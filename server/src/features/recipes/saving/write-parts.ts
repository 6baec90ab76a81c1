import type { OrganizerKind, RecipeInput } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { resolveOrganizers } from '../../organizers/index.ts';
import type { Change } from '../change.ts';
import type { StoredParts } from '../reading/to-recipe.ts';
import { readIngredients } from './sent-ingredients.ts';
import { readInstructions, withKnownReferences } from './sent-instructions.ts';
import { replaceOrganizers, writeRows } from './stored-parts.repository.ts';

const organizerFields = { recipeCategory: 'category', tags: 'tag', tools: 'tool' } as const satisfies Record<
  string,
  OrganizerKind
>;
const organizerFieldNames = ['recipeCategory', 'tags', 'tools'] as const;

type Stored = StoredParts & { row: { id: string } };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Writes the parts of a recipe that have tables of their own, as far as they were sent, and tells which are different now. */
export const writeParts = async (
  db: GroupTransaction,
  change: Change,
  stored: Stored,
  input: RecipeInput,
): Promise<string[]> => [
  ...(await writeOrganizers(db, change, stored, input)),
  ...(await writeIngredientsAndSteps(db, change, stored, input)),
];

const writeOrganizers = async (
  db: GroupTransaction,
  { at }: Change,
  { row, organizers }: Stored,
  input: RecipeInput,
): Promise<string[]> => {
  const changed: string[] = [];
  for (const field of organizerFieldNames) {
    const sent = input[field];
    if (sent === undefined) continue;
    const kind = organizerFields[field];
    const ids = await resolveOrganizers(db, kind, sent ?? [], at);
    const before = organizers.filter(([other]) => other === kind).map(([, id]) => id);
    if (isSame(ids, before)) continue;
    await replaceOrganizers(db, row.id, kind, ids);
    changed.push(field);
  }
  return changed;
};

const writeIngredientsAndSteps = async (
  db: GroupTransaction,
  { at }: Change,
  stored: Stored,
  { recipeIngredient, recipeInstructions }: RecipeInput,
): Promise<string[]> => {
  const changed: string[] = [];
  const { row } = stored;
  const before = stored.ingredients.map(({ row }) => row);
  const ingredients =
    recipeIngredient === undefined
      ? { rows: before, idOfSent: new Map(before.map(({ id }) => [id, id])) }
      : await readIngredients(db, recipeIngredient ?? [], { recipeId: row.id, lines: before }, at);
  if (await writeRows(db, 'ingredients', row.id, { before, after: ingredients.rows })) changed.push('recipeIngredient');

  const steps =
    recipeInstructions === undefined
      ? withKnownReferences(stored.instructions, ingredients.idOfSent)
      : readInstructions(recipeInstructions ?? [], ingredients.idOfSent);
  if (await writeRows(db, 'instructions', row.id, { before: stored.instructions, after: steps }))
    changed.push('recipeInstructions');
  return changed;
};
