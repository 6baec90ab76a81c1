import { AppError } from '../../../platform/errors/index.ts';
import type { MemberContext } from '../../../platform/http/index.ts';
import { forgetOld, momentName, momentOf } from './drafts.ts';

type Context = Pick<MemberContext, 'platform' | 'member'>;

/** Milliseconds: as long as a log-in on the way may take. */
const life = 10 * 60 * 1000;

const folderOf = ({ member }: Context) => `imports/${member.groupId}/hand-overs/${member.id}`;

/** A token with which a member hands over one page. */
export const giveHandOver = async (context: Context): Promise<string> => {
  const { files, clock } = context.platform;
  const now = clock.now();
  const token = momentName(now);
  await forgetOld(files, folderOf(context), now.getTime() - life);
  await files.write(`${folderOf(context)}/${token}`, Buffer.from(now.toISOString()));
  return token;
};

/** Uses a token up. Throws `import.hand-over-used` for one that was used, is too old, or is of somebody else. */
export const useHandOver = async (context: Context, token: string): Promise<void> => {
  const { files, clock } = context.platform;
  const isFresh = clock.now().getTime() - momentOf(token) <= life;
  // Whoever removes the file has the token: two at once cannot both.
  const isMine = isFresh && (await files.remove(`${folderOf(context)}/${token}`));
  if (!isMine) throw new AppError('import.hand-over-used');
};
