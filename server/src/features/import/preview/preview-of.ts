import { type ImportPreview, noNutrition, type PreviewField, type RecipeInput } from '@larder/contract';
import type { ReadRecipe } from '@larder/reader';
import type { MemberContext } from '../../../platform/http/index.ts';
import { findDuplicates } from '../../recipes/index.ts';
import { checkedInput } from '../checked-input.ts';
import { noRecipe } from '../no-recipe.ts';
import { recipeFromReading } from '../recipe-from-reading.ts';
import type { Reading } from '../source.ts';
import { stepPicturesIn } from '../step-pictures.ts';
import { doubtfulLines } from './doubtful-lines.ts';
import { keepDraft } from './drafts.ts';
import { fieldsFound } from './fields-found.ts';
import { preparePicture } from './prepared-picture.ts';

/** What somebody looks at before a recipe is saved; the page is kept until then. */
export const previewOf = async (context: MemberContext, { recipe: read, source }: Reading): Promise<ImportPreview> => {
  const input = checkedInput(
    recipeFromReading(read, { includeTags: true, videoTitle: context.words('moving.note.video') }),
  );
  if (!input) throw noRecipe();
  const recipe = await previewRecipe(input, read.language);
  const pictures = picturesOf(read);
  const tags = namesOf(input.tags);
  const hasValue = valuesIn(recipe, pictures, tags);
  const draftId = await keepDraft(context, { source, read: input, stepPictures: stepPicturesIn(read) });
  if (pictures[0]) preparePicture(context, draftId, pictures[0], source.url);
  return {
    draftId,
    kind: source.kind,
    url: source.url,
    language: read.language,
    recipe,
    ...fieldsFound(read, hasValue),
    pictures,
    tags,
    unplaced: read.unplaced,
    isRuleOutdated: read.isRuleOutdated,
    duplicates: await findDuplicates(context.db, {
      name: recipe.name,
      address: source.url,
      lines: recipe.ingredients.map(({ text }) => text),
    }),
  };
};

type PreviewRecipe = ImportPreview['recipe'];

const previewRecipe = async (input: RecipeInput, language: string | null): Promise<PreviewRecipe> => {
  const lines = input.recipeIngredient ?? [];
  const doubts = await doubtfulLines(
    lines.map(({ note }) => note ?? ''),
    language,
  );
  return {
    name: input.name ?? '',
    description: input.description ?? '',
    recipeYield: input.recipeYield ?? null,
    recipeServings: input.recipeServings ?? null,
    recipeYieldQuantity: input.recipeYieldQuantity ?? null,
    prepTime: input.prepTime ?? null,
    performTime: input.performTime ?? null,
    totalTime: input.totalTime ?? null,
    ingredients: lines.map(({ title, note }, index) => ({
      title: title ?? null,
      text: note ?? '',
      isDoubtful: doubts[index] ?? false,
    })),
    instructions: (input.recipeInstructions ?? []).map(({ title, summary, text }) => ({
      title: title ?? '',
      summary: summary ?? '',
      text,
    })),
    notes: input.notes ?? [],
    nutrition: { ...noNutrition, ...input.nutrition },
    categories: namesOf(input.recipeCategory),
  };
};

const namesOf = (organizers: RecipeInput['tags']): string[] => (organizers ?? []).flatMap(({ name }) => name || []);

const mostPictures = 12;
const longestAddress = 4000;

/** Of each picture one size: pages name the same under several addresses. */
const picturesOf = ({ imageCandidates }: ReadRecipe): string[] => {
  const addresses = imageCandidates.filter(
    (address) => /^https?:\/\//i.test(address) && address.length <= longestAddress,
  );
  const byPicture = new Map(addresses.toReversed().map((address) => [withoutSize(address), address]));
  return addresses.filter((address) => byPicture.get(withoutSize(address)) === address).slice(0, mostPictures);
};

const withoutSize = (address: string): string =>
  address
    .replace(/[?#].*/s, '')
    .replace(/-scaled(?=\.\w+$)/i, '')
    .replace(/[-_]\d{2,4}x\d{2,4}(?=[-.])/, '');

const valuesIn = (recipe: PreviewRecipe, pictures: string[], tags: string[]): Record<PreviewField, boolean> => ({
  image: pictures.length > 0,
  name: recipe.name !== '',
  description: recipe.description !== '',
  times: Boolean(recipe.prepTime ?? recipe.performTime ?? recipe.totalTime),
  yield: Boolean(recipe.recipeYield),
  ingredients: recipe.ingredients.length > 0,
  instructions: recipe.instructions.length > 0,
  notes: recipe.notes.length > 0,
  nutrition: Object.values(recipe.nutrition).some(Boolean),
  categories: recipe.categories.length > 0,
  tags: tags.length > 0,
});
