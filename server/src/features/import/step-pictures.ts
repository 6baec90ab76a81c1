import type { Asset, RecipeInput } from '@larder/contract';
import type { ReadRecipe } from '@larder/reader';
import type { Platform } from '../../platform/http/index.ts';
import { ImageError, makeSize } from '../../platform/images/index.ts';
import { OutboundError } from '../../platform/outbound/index.ts';
import { recipeAssetKey } from '../recipes/index.ts';

/** A picture of a page that shows one step of its method. */
export interface StepPicture {
  step: string;
  address: string;
}

const mostPictures = 30;
const atOnce = 4;
/** Milliseconds for all together: somebody waits for the recipe. */
const longestWait = 15_000;

/** The pictures that a page shows beside its steps; one that it shows beside several, or as that of the dish, says nothing of any. */
export const stepPicturesIn = ({ instructionSections, image }: Pick<ReadRecipe, 'instructionSections' | 'image'>) => {
  const shown = instructionSections.flatMap(({ steps }) =>
    steps.flatMap(({ text, image }): StepPicture[] => (image ? [{ step: text, address: image }] : [])),
  );
  const isOwn = ({ address }: StepPicture) =>
    address !== image && shown.filter((other) => other.address === address).length === 1;
  return shown.filter(isOwn).slice(0, mostPictures);
};

/** A recipe to come with pictures in its steps, which lie among its files; those that cannot be had are left out. */
export const withStepPictures = async <Input extends RecipeInput>(
  platform: Platform,
  groupId: string,
  { recipeId, referer }: { recipeId: string; referer: string | null },
  input: Input,
  pictures: StepPicture[],
): Promise<Input> => {
  const steps = input.recipeInstructions ?? [];
  const wanted = pictures.flatMap(({ step, address }) => {
    const at = steps.findIndex(({ text }) => text.trim() === step.trim());
    return at < 0 ? [] : [{ at, address }];
  });
  const signal = AbortSignal.timeout(longestWait);
  const assets = new Map<number, Asset & { fileName: string }>();
  const next = async (): Promise<void> => {
    for (let one = wanted.shift(); one; one = wanted.shift()) {
      const name = `step-${one.at + 1}`;
      const bytes = await fetchOne(platform, one.address, referer, signal);
      if (!bytes || !(await platform.room.take(groupId, bytes.length))) continue;
      const fileName = `${name}.webp`;
      await platform.files.write(recipeAssetKey(recipeId, fileName), bytes);
      assets.set(one.at, { name, icon: 'mdi-file-image', fileName });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  if (assets.size === 0) return input;
  const inOrder = [...assets].sort(([a], [b]) => a - b).map(([, asset]) => asset);
  return {
    ...input,
    recipeInstructions: steps.map((step, at) => {
      const asset = assets.get(at);
      return asset ? { ...step, text: `${step.text}\n\n${markdownOf(recipeId, asset)}` } : step;
    }),
    assets: [...(input.assets ?? []), ...inOrder],
  };
};

const markdownOf = (recipeId: string, { name, fileName }: { name: string; fileName: string }): string =>
  `![${name}](/api/media/recipes/${recipeId}/assets/${fileName})`;

const fetchOne = async (
  { outbound, log }: Platform,
  address: string,
  referer: string | null,
  signal: AbortSignal,
): Promise<Buffer | undefined> => {
  try {
    const { bytes } = await outbound.fetchImage(address, { signal, ...(referer && { referer }) });
    return await makeSize(bytes, 'min');
  } catch (error) {
    const isTheirs = error instanceof OutboundError || error instanceof ImageError || signal.aborted;
    if (!isTheirs) throw error;
    log.debug({ part: 'import', err: error }, 'a picture of a step could not be had');
    return undefined;
  }
};

const picture = /\n\n!\[[^\]\n]*\]\(\/api\/media\/recipes\/[^)\s]+\)$/;

/** Steps that still read the same keep the pictures that lie in those of the recipe. */
export const withPicturesOf = (
  steps: NonNullable<RecipeInput['recipeInstructions']>,
  recipe: Pick<RecipeInput, 'recipeInstructions'>,
): NonNullable<RecipeInput['recipeInstructions']> => {
  const shown = new Map(
    (recipe.recipeInstructions ?? [])
      .filter(({ text }) => picture.test(text))
      .map(({ text }) => [text.replace(picture, ''), text]),
  );
  return steps.map((step) => ({ ...step, text: shown.get(step.text) ?? step.text }));
};
