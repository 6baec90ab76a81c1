import type { RecipeInput } from '@larder/contract';
import { importDraftFolder } from '../../../platform/files/index.ts';
import type { MemberContext } from '../../../platform/http/index.ts';
import { packed, unpacked } from '../pages/packed.ts';
import type { Source } from '../source.ts';
import { forgetOld, momentName } from './moment-name.ts';

/** What was read and waits for somebody to look at it. */
export interface Draft {
  source: Source;
  read: RecipeInput;
}

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

type Context = Pick<MemberContext, 'platform' | 'member'>;

/** Whatever belongs to a draft, and goes with it. */
export const draftFolder = ({ member }: Context, draftId: string): string =>
  `${importDraftFolder(member.groupId)}/${draftId}`;

const keyOf = (context: Context, draftId: string) => `${draftFolder(context, draftId)}/draft.json.gz`;

/** Keeps a draft for a day, in the group's own folder: no other group can name it. Answers its id. */
export const keepDraft = async (context: Context, draft: Draft): Promise<string> => {
  const { files, clock } = context.platform;
  const id = momentName(clock.now());
  await files.write(keyOf(context, id), await packed(draft));
  await forgetOld(files, importDraftFolder(context.member.groupId), clock.now().getTime() - day);
  return id;
};

export const findDraft = async (context: Context, draftId: string): Promise<Draft | undefined> => {
  const bytes = await context.platform.files.read(keyOf(context, draftId));
  return bytes && unpacked(bytes);
};

/** Of a draft that `findDraft` knows. */
export const removeDraft = (context: Context, draftId: string): Promise<void> =>
  context.platform.files.removeFolder(draftFolder(context, draftId));
