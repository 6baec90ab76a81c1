import { storedText } from '../../../lib/browser/stored-text.ts';

interface DraftOwner {
  userId: string;
  recipeId: string;
}

const keyOf = ({ userId, recipeId }: DraftOwner) => `comment-draft-${userId}-${recipeId}`;

/** What somebody has begun to write, until it is sent. */
export const commentDraft = {
  read: (owner: DraftOwner): string => storedText.read(keyOf(owner)) ?? '',
  write: (owner: DraftOwner, text: string) => storedText.write(keyOf(owner), text === '' ? null : text),
};
