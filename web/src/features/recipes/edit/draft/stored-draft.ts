import { storedText } from '../../../../lib/browser/stored-text.ts';
import { fileOf } from './new-picture.ts';
import type { RecipeDraft } from './recipe-draft.ts';

/** An edit that was not saved, with what it began from, as this browser stores it. */
export interface StoredDraft {
  /** Of the shape of drafts: one of another program version is not read. */
  format: 2;
  /** The version of the recipe that `base` is. */
  version: number;
  /** Milliseconds since 1970. */
  storedAt: number;
  base: RecipeDraft;
  draft: RecipeDraft;
  /** The name of a picture that was chosen, which a browser stores no longer than the page is open. */
  lostPicture?: string;
}

/** Of one person on one recipe, for a browser may be shared. */
export interface DraftOwner {
  userId: string;
  recipeId: string;
}

/** Of recipes that are not saved yet a person writes one after the other. */
export const ownerOf = ({ id }: { id: string }, userId: string): DraftOwner => ({ userId, recipeId: id || 'new' });

const keyOf = ({ userId, recipeId }: DraftOwner) => `larder.draft.${userId}.${recipeId}`;

export function readStoredDraft(owner: DraftOwner): StoredDraft | null {
  try {
    const stored: unknown = JSON.parse(storedText.read(keyOf(owner)) ?? 'null');
    return isStoredDraft(stored) ? withoutLostPicture(stored) : null;
  } catch {
    return null;
  }
}

const withoutLostPicture = (stored: StoredDraft): StoredDraft => {
  const { image } = stored.draft;
  if (image?.kind !== 'file' || fileOf(image)) return stored;
  return { ...stored, draft: { ...stored.draft, image: null }, lostPicture: image.name };
};

export const storeDraft = (owner: DraftOwner, draft: Omit<StoredDraft, 'format'>) =>
  storedText.write(keyOf(owner), JSON.stringify({ format: 2, ...draft }));

export const forgetDraft = (owner: DraftOwner) => storedText.write(keyOf(owner), null);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Nothing but this module writes under the key, so the format tells the rest. */
const isStoredDraft = (value: unknown): value is StoredDraft =>
  isObject(value) && 'format' in value && value.format === 2 && 'base' in value && 'draft' in value;
