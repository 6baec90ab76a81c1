import type { RecipeInput } from '@larder/contract';
import { type DraftInput, type DraftKey, inputOf, type RecipeDraft } from './recipe-draft.ts';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The parts that differ as the API sees them: an empty line more is no change. */
export function changedKeys(before: RecipeDraft, after: RecipeDraft): DraftKey[] {
  if (before === after) return [];
  const [old, now] = [known(before), known(after)];
  return keysOf(after).filter((key) => before[key] !== after[key] && !isSame(old[key], now[key]));
}

/** Drafts are never changed, only replaced. */
const inputs = new WeakMap<RecipeDraft, DraftInput>();

const known = (draft: RecipeDraft) => ({ ...knownInputOf(draft), image: draft.image });

function knownInputOf(draft: RecipeDraft): DraftInput {
  const input = inputs.get(draft) ?? inputOf(draft);
  inputs.set(draft, input);
  return input;
}

const keysOf = (draft: RecipeDraft): DraftKey[] => Object.keys(draft).filter((key): key is DraftKey => key in draft);

/** What a save sends beside the picture: only the parts that were changed, and of settings and nutrition only the values that were. */
export function changesOf(before: RecipeDraft, after: RecipeDraft): RecipeInput {
  const input = inputOf(after);
  const keys = changedKeys(before, after).filter((key) => key !== 'image');
  const changes: RecipeInput = Object.fromEntries(keys.map((key) => [key, input[key]]));
  if (changes.settings) changes.settings = differing(before.settings, after.settings);
  if (changes.nutrition) changes.nutrition = differing(before.nutrition, after.nutrition);
  return changes;
}

function differing<Values extends object>(before: Values, after: Values): Partial<Values> {
  const partial: Partial<Values> = {};
  for (const key in after) if (before[key] !== after[key]) partial[key] = after[key];
  return partial;
}

export interface Comparison {
  /** Changed by both, differently: a person has to choose. */
  contested: DraftKey[];
  onlyMine: DraftKey[];
  onlyTheirs: DraftKey[];
}

/** Who changed what since a common beginning. */
export function compareEdits(base: RecipeDraft, mine: RecipeDraft, theirs: RecipeDraft): Comparison {
  const byMe = changedKeys(base, mine);
  const byThem = changedKeys(base, theirs);
  const differ = new Set(changedKeys(mine, theirs));
  return {
    contested: byMe.filter((key) => byThem.includes(key) && differ.has(key)),
    onlyMine: byMe.filter((key) => !byThem.includes(key)),
    onlyTheirs: byThem.filter((key) => !byMe.includes(key)),
  };
}

/** Their recipe with some of my parts in it. */
export const withMine = (theirs: RecipeDraft, mine: RecipeDraft, keys: readonly DraftKey[]): RecipeDraft => ({
  ...theirs,
  ...Object.fromEntries(keys.map((key) => [key, mine[key]])),
});
