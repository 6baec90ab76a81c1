import { randomUUID } from 'node:crypto';
import type { BodyOf, contract, RecipeInput, ReplyOf } from '@larder/contract';
import { AppError } from '../../../platform/errors/index.ts';
import { sizeOfStored } from '../../../platform/files/index.ts';
import type { MemberContext } from '../../../platform/http/index.ts';
import { ImageError } from '../../../platform/images/index.ts';
import { OutboundError } from '../../../platform/outbound/index.ts';
import {
  changeOf,
  createRecipe,
  fetchImage,
  getRecipe,
  type NewRecipe,
  newImageKey,
  recipeFolder,
  recipeImageFolder,
  saveRecipe,
  takeImage,
} from '../../recipes/index.ts';
import { type FetchedPicture, fetchPicture } from '../fetch-picture.ts';
import { storePageOf } from '../pages/source-page.ts';
import { withStepPictures } from '../step-pictures.ts';
import { type Draft, findDraft, removeDraft } from './drafts.ts';
import { findPrepared, stopPreparing } from './prepared-picture.ts';

type Sent = BodyOf<typeof contract.importPreviews.save>;
type Saved = ReplyOf<typeof contract.importPreviews.save>;

/** Saves what somebody has looked at: as a new recipe, or into the one that is named. */
export const savePreview = async (context: MemberContext, sent: Sent): Promise<Saved> => {
  const draft = sent.draftId ? await findDraft(context, sent.draftId) : undefined;
  const saved = sent.into ? await saveInto(context, sent.into, sent, draft) : await saveAsNew(context, sent, draft);
  if (draft && sent.draftId) {
    await stopPreparing(sent.draftId);
    await removeDraft(context, sent.draftId);
  }
  return saved;
};

const saveAsNew = async (context: MemberContext, sent: Sent, draft: Draft | undefined): Promise<Saved> => {
  const { platform, db, words } = context;
  const name = sent.recipe.name || words('recipe.unnamed');
  const saved: NewRecipe = { tools: draft?.read.tools, ...sent.recipe, name, assets: [] };
  const id = randomUUID();
  try {
    const [picture, illustrated] = await Promise.all([
      sent.image ? pictureFor(context, id, sent, draft) : noPicture,
      withStepPictures(
        platform,
        db.groupId,
        { recipeId: id, referer: draft?.source.url ?? null },
        saved,
        draft?.stepPictures ?? [],
      ),
    ]);
    return await db.change(async (db) => {
      const recipe = await createRecipe(db, changeOf(context), illustrated, { id, ...picture.fields });
      if (draft) await storePageOf(platform, recipe, { ...draft, saved });
      const isPictureMissing = Boolean(sent.image) && !picture.fields.image;
      return { slug: recipe.slug, recipe, isPictureMissing, isRoomMissing: picture.isRoomMissing };
    });
  } catch (error) {
    await platform.files.removeFolder(recipeFolder(id));
    throw error;
  }
};

const noPicture: FetchedPicture = { fields: {}, isRoomMissing: false };

const hasRoomFor = async ({ db, platform }: MemberContext, folder: string): Promise<boolean> =>
  platform.room.take(db.groupId, await sizeOfStored(platform.files, folder));

/** Puts the chosen picture where a recipe to come has its own; fetched now only if it was not fetched for the preview. */
const pictureFor = async (
  context: MemberContext,
  recipeId: string,
  { draftId, image, recipe }: Sent,
  draft: Draft | undefined,
): Promise<FetchedPicture> => {
  const { platform, db } = context;
  if (!image) return noPicture;
  const prepared = draft && draftId ? await findPrepared(context, draftId, image) : undefined;
  if (!prepared) {
    const url = draft?.source.url ?? recipe.orgURL ?? '';
    return fetchPicture(platform, db.groupId, recipeId, { imageCandidates: [image], url });
  }
  if (!(await hasRoomFor(context, prepared.folder))) return { fields: {}, isRoomMissing: true };
  await platform.files.copyFolder(prepared.folder, recipeImageFolder(recipeId));
  return { fields: { image: newImageKey(), imageColor: prepared.color }, isRoomMissing: false };
};

/** What the household has put on a recipe itself stays: its organizers are added to, and its name may be its own. */
const saveInto = async (
  context: MemberContext,
  slugOrId: string,
  sent: Sent,
  draft: Draft | undefined,
): Promise<Saved> => {
  const { platform, db } = context;
  const change = changeOf(context);
  const saved = await db.change(async (db) => {
    const { id, tags, recipeCategory } = await getRecipe(db, slugOrId);
    const input: RecipeInput = {
      ...sent.recipe,
      assets: undefined,
      tags: together(tags, sent.recipe.tags),
      recipeCategory: together(recipeCategory, sent.recipe.recipeCategory),
    };
    const recipe = await saveRecipe(db, change, id, input);
    if (draft) await storePageOf(platform, recipe, { ...draft, saved: input });
    return recipe;
  });
  const taken = sent.image ? await takePicture(context, saved.id, sent, draft) : undefined;
  const recipe = taken === 'taken' ? await getRecipe(db, saved.id) : saved;
  const isPictureMissing = taken !== undefined && taken !== 'taken';
  return { slug: saved.slug, recipe, isPictureMissing, isRoomMissing: taken === 'no-room' };
};

type Organizers = RecipeInput['tags'];

const together = (own: NonNullable<Organizers>, added: Organizers): Organizers => {
  const known = new Set(own.map(({ name }) => name?.toLocaleLowerCase()));
  return [...own, ...(added ?? []).filter(({ name }) => !known.has(name?.toLocaleLowerCase()))];
};

/** What became of the chosen picture. What the recipe had stays where that cannot be had. */
const takePicture = async (
  context: MemberContext,
  recipeId: string,
  { draftId, image }: Sent,
  draft: Draft | undefined,
): Promise<'taken' | 'missing' | 'no-room'> => {
  const { db, platform } = context;
  if (!image) return 'missing';
  const prepared = draft && draftId ? await findPrepared(context, draftId, image) : undefined;
  try {
    if (prepared) {
      if (!(await hasRoomFor(context, prepared.folder))) return 'no-room';
      await takeImage(db, changeOf(context), recipeId, prepared);
    } else
      await fetchImage(db, { ...changeOf(context), outbound: platform.outbound, room: platform.room }, recipeId, image);
    return 'taken';
  } catch (error) {
    if (error instanceof AppError && error.code === 'group.storage-full') return 'no-room';
    if (!(error instanceof OutboundError || error instanceof ImageError)) throw error;
    platform.log.debug({ part: 'import', err: error, recipeId }, 'a picture of an imported recipe could not be had');
    return 'missing';
  }
};
