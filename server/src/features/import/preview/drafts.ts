import type { RecipeInput } from '@larder/contract';
import type { FileStore } from '../../../platform/files/index.ts';
import type { MemberContext } from '../../../platform/http/index.ts';
import { randomToken } from '../../../platform/security/index.ts';
import { packed, unpacked } from '../pages/source-page.ts';
import type { Source } from '../source.ts';
import type { StepPicture } from '../step-pictures.ts';

/** What was read and waits for somebody to look at it. */
export interface Draft {
  source: Source;
  read: RecipeInput;
  stepPictures?: StepPicture[];
}

/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

type Context = Pick<MemberContext, 'platform' | 'member'>;

const draftsOf = (groupId: string): string => `imports/${groupId}/drafts`;

/** Whatever belongs to a draft, and goes with it. */
export const draftFolder = ({ member }: Context, draftId: string): string => `${draftsOf(member.groupId)}/${draftId}`;

const keyOf = (context: Context, draftId: string) => `${draftFolder(context, draftId)}/draft.json.gz`;

/** The id of a draft to come, which is kept for a day in the group's own folder: no other group can name it. */
export const newDraft = async (context: Context): Promise<string> => {
  const { files, clock } = context.platform;
  await forgetOld(files, draftsOf(context.member.groupId), clock.now().getTime() - day);
  return momentName(clock.now());
};

/** Keeps what was read until somebody decides about it, and answers the id to find it by. */
export const keepDraft = async (context: Context, draft: Draft): Promise<string> => {
  const id = await newDraft(context);
  await context.platform.files.write(keyOf(context, id), await packed(draft));
  return id;
};

/** Undefined once it was saved, discarded, or is too old. */
export const findDraft = async (context: Context, draftId: string): Promise<Draft | undefined> => {
  const bytes = await context.platform.files.read(keyOf(context, draftId));
  return bytes && unpacked(bytes);
};

/** Whether there is a draft of any kind under an id. */
export const isDraft = async (context: Context, draftId: string): Promise<boolean> =>
  Number.isFinite(momentOf(draftId)) && (await context.platform.files.list(draftFolder(context, draftId))).length > 0;

/** Of a draft that is known to be one. */
export const removeDraft = (context: Context, draftId: string): Promise<void> =>
  context.platform.files.removeFolder(draftFolder(context, draftId));

/** A name that nobody can guess, and that tells when it was given. */
export const momentName = (at: Date): string => `${at.getTime().toString(36)}.${randomToken(24)}`;

/** Milliseconds since 1970; NaN for what is no such name. */
export const momentOf = (name: string): number => Number.parseInt(/^([0-9a-z]+)\.[\w-]+$/.exec(name)?.[1] ?? '', 36);

/** Removes the files and folders of a folder whose names were given before a moment. */
export const forgetOld = async (files: FileStore, folder: string, before: number): Promise<void> => {
  const inside = (await files.list(folder)).map(({ name }) => name.split('/'));
  for (const [name = '', ...below] of inside) {
    if (!(momentOf(name) < before)) continue;
    if (below.length > 0) await files.removeFolder(`${folder}/${name}`);
    else await files.remove(`${folder}/${name}`);
  }
};
