import type { GroupTransaction } from '../../platform/database/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';
import { changeOf, noteEvent } from '../recipes/index.ts';

/** Says in the recipe's timeline that its files were left out, where the answer to an import is its slug alone. */
export const noteMissingRoom = async (
  db: GroupTransaction,
  context: Pick<MemberContext, 'member' | 'platform' | 'words'>,
  recipeId: string,
): Promise<void> => {
  await noteEvent(db, changeOf(context), {
    recipeId,
    subject: context.words('import.no-room'),
    eventType: 'system',
    eventMessage: null,
    userId: null,
    timestamp: null,
    recipeVersion: null,
  });
};
