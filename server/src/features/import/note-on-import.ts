import type { GroupTransaction } from '../../platform/database/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';
import { changeOf, noteEvent } from '../recipes/index.ts';

type Context = Pick<MemberContext, 'member' | 'platform' | 'words'>;

/** Says in the recipe's timeline that its files were left out, where the answer to an import is its slug alone. */
export const noteMissingRoom = (db: GroupTransaction, context: Context, recipeId: string): Promise<void> =>
  noteOnImport(db, context, recipeId, context.words('import.no-room'));

/** The same where the page no longer matches the rule for its site. */
export const noteOutdatedRule = (db: GroupTransaction, context: Context, recipeId: string): Promise<void> =>
  noteOnImport(db, context, recipeId, context.words('import.outdated-rule'));

const noteOnImport = async (db: GroupTransaction, context: Context, recipeId: string, subject: string) => {
  await noteEvent(db, changeOf(context), {
    recipeId,
    subject,
    eventType: 'system',
    eventMessage: null,
    userId: null,
    timestamp: null,
    recipeVersion: null,
  });
};
