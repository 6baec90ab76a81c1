import { storedText } from '../../../lib/browser/stored-text.ts';
import type { ParsingDraft } from '../../ingredients/index.ts';
import type { DraftOwner } from '../edit/draft/stored-draft.ts';

/** What somebody has put right of the lines of a recipe and not saved, as this browser keeps it. */
const keyOf = ({ userId, recipeId }: DraftOwner) => `larder.parsing.${userId}.${recipeId}`;

export function readParsingDraft(owner: DraftOwner): ParsingDraft | undefined {
  try {
    const stored: unknown = JSON.parse(storedText.read(keyOf(owner)) ?? 'null');
    return isParsingDraft(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

export const storeParsingDraft = (owner: DraftOwner, draft: ParsingDraft) =>
  storedText.write(
    keyOf(owner),
    Object.keys(draft.changed).length > 0 ? JSON.stringify({ format: 1, ...draft }) : null,
  );

export const forgetParsingDraft = (owner: DraftOwner) => storedText.write(keyOf(owner), null);

/** Nothing but this module writes under the key, so the format tells the rest. */
const isParsingDraft = (value: unknown): value is ParsingDraft =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === 1 &&
  'changed' in value &&
  'created' in value;
