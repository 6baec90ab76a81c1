import { type ArchivePreview, mostArchivedRecipes } from '@larder/contract';
import { AppError } from '../../../platform/errors/index.ts';
import { type ZipEntry, ZipError } from '../../../platform/files/index.ts';
import type { MemberContext } from '../../../platform/http/index.ts';
import { ImageError, makeVariants } from '../../../platform/images/index.ts';
import type { ExportedRecipe } from '../exported-recipe.ts';
import { draftFolder, newDraft, removeDraft } from '../preview/drafts.ts';
import { openCollection, type RecipeEntry } from '../recipe-archive.ts';
import { knownRecipes } from './known-recipes.ts';

/** Pictures that have to be made smaller for the preview take a tenth of a second each, and somebody waits. */
const mostResized = 40;
/** Bytes: a picture of the size of a card is smaller. */
const largestSmallPicture = 200_000;

export const archiveKey = (context: MemberContext, draftId: string) => `${draftFolder(context, draftId)}/archive.zip`;

/** @param number its place in the preview, as an address has it */
export const archivePictureKey = (context: MemberContext, draftId: string, number: string) =>
  `${draftFolder(context, draftId)}/pictures/${number}.webp`;

/**
 * What is in an archive, which is kept for a day. One recipe at a time is in memory, and of those that are told of only their text.
 * @throws ZipError, or AppError `import.no-recipe-in-archive` or `import.too-many-in-archive`
 */
export const previewArchive = async (context: MemberContext, archive: Buffer): Promise<ArchivePreview> => {
  const { recipes, hasHousehold, close } = await openCollection(archive);
  try {
    if (recipes.length > mostArchivedRecipes)
      throw new AppError('import.too-many-in-archive', { most: mostArchivedRecipes });
    const draftId = await newDraft(context);
    try {
      await context.platform.files.write(archiveKey(context, draftId), archive);
      return { draftId, recipes: await lookAtAll(context, draftId, recipes), hasHousehold };
    } catch (error) {
      await removeDraft(context, draftId);
      throw error;
    }
  } finally {
    close();
  }
};

interface Looked {
  path: string;
  recipe?: ExportedRecipe;
  ingredients: number;
  steps: number;
  files: number;
  hasPicture: boolean;
  problem: string | null;
}

const lookAtAll = async (context: MemberContext, draftId: string, entries: RecipeEntry[]) => {
  const keepPicture = pictureKeeper(context, draftId);
  const looked: Looked[] = [];
  for (const [number, entry] of entries.entries()) looked.push(await lookAt(entry, context, keepPicture(number)));
  const known = await knownRecipes(
    context.db,
    looked.flatMap(({ recipe }) => recipe ?? []),
  );
  return looked.map(({ recipe, ...told }) => ({
    ...told,
    name: recipe?.input.name ?? '',
    known: recipe ? known(recipe) : null,
  }));
};

type KeepPicture = (picture: ZipEntry | undefined) => Promise<boolean>;

const lookAt = async ({ path, look }: RecipeEntry, { words }: MemberContext, keep: KeepPicture): Promise<Looked> => {
  try {
    const { recipe, files, picture } = await look();
    const { recipeIngredient, recipeInstructions } = recipe.input;
    return {
      path,
      // Its name and its address are enough from here on.
      recipe: { ...recipe, input: { name: recipe.input.name, orgURL: recipe.input.orgURL } },
      ingredients: recipeIngredient?.length ?? 0,
      steps: recipeInstructions?.length ?? 0,
      files,
      hasPicture: await keep(picture),
      problem: null,
    };
  } catch (error) {
    const { code, values } = refusalOf(error);
    return { path, ingredients: 0, steps: 0, files: 0, hasPicture: false, problem: words(`error.${code}`, values) };
  }
};

/** Lays a small picture of a recipe with the draft; answers whether it could be had. A broken one is told of by the import itself. */
const pictureKeeper = (context: MemberContext, draftId: string) => {
  let resized = 0;
  return (number: number): KeepPicture =>
    async (picture) => {
      if (!picture) return false;
      const isSmall = /\.webp$/i.test(picture.path) && picture.size <= largestSmallPicture;
      if (!isSmall && resized >= mostResized) return false;
      try {
        const bytes = await picture.read();
        if (!isSmall) resized += 1;
        const small = isSmall && isWebp(bytes) ? bytes : (await makeVariants(bytes)).tiny;
        await context.platform.files.write(archivePictureKey(context, draftId, String(number)), small);
        return true;
      } catch (error) {
        if (!(error instanceof ImageError)) throw error;
        return false;
      }
    };
};

const isWebp = (bytes: Buffer): boolean => /^RIFF.{4}WEBP/s.test(bytes.subarray(0, 12).toString('latin1'));

/** Why one recipe of an archive cannot be brought back. Throws on what nobody foresaw. */
export const refusalOf = (error: unknown): AppError => {
  if (error instanceof AppError) return error;
  if (error instanceof ZipError) return new AppError('import.bad-archive', {}, { cause: error });
  if (error instanceof ImageError) return new AppError(`image.${error.problem}`, {}, { cause: error });
  throw error;
};
