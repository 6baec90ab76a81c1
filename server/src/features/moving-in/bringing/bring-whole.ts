import type { RecipeInput } from '@larder/contract';
import type { GroupDatabase } from '../../../platform/database/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { readExported } from '../../import/index.ts';
import { type PreparedRecipe, prepareEventPictures } from '../../recipes/index.ts';
import { readPicture } from '../looking/small-picture.ts';
import type { MoveRow } from '../moves.repository.ts';
import type { StagedRecipe } from '../staged-recipe.ts';
import type { BroughtFiles } from './pictures.ts';

interface Brought {
  move: MoveRow;
  /** As somebody has chosen them in the preview. */
  organizers: Pick<RecipeInput, 'recipeCategory' | 'tags'>;
  files: BroughtFiles;
  /** The ids of the lines that ask for other recipes, in their order. */
  linkedLines: string[];
}

/** More pictures of one timeline are no reason to fill the memory. */
const mostEventPictures = 50;

/** A recipe of our own archive with all that stands beside it; undefined where its file cannot be read any more. */
export const prepareWhole = async (
  platform: Platform,
  db: GroupDatabase,
  whole: NonNullable<StagedRecipe['whole']>,
  { move, organizers, files, linkedLines }: Brought,
): Promise<PreparedRecipe | undefined> => {
  const json = await readPicture(platform, db, move.id, { place: whole.path });
  const exported = json && (await readExported(Buffer.from(json).toString('utf8')));
  if (!exported) return undefined;
  const pictures = [];
  for (const { eventId, path } of whole.events.slice(0, mostEventPictures)) {
    const content = await readPicture(platform, db, move.id, { place: path });
    if (content) pictures.push({ eventId, content: Buffer.from(content) });
  }
  const { input } = exported;
  // Nothing that visitors did not see is shown to them by the way.
  const isPublic = move.visibility === 'visitors' && input.settings?.public !== false;
  return {
    ...exported,
    isPrivate: exported.isPrivate || move.visibility === 'owner',
    input: { ...withLines(input, linkedLines), ...organizers, settings: { ...input.settings, public: isPublic } },
    ...(files.variants && { variants: files.variants }),
    assets: withOwnNames(files.assets, input.assets ?? []),
    eventVariants: await prepareEventPictures(pictures),
  };
};

type Whole = PreparedRecipe['input'];

/** Lines that ask for other recipes get the ids by which they are linked once these are there; steps go on naming them. */
const withLines = (input: Whole, linkedLines: string[]): Whole => {
  const ids = new Map<string, string>();
  const linked = linkedLines.values();
  const recipeIngredient = input.recipeIngredient?.map((line) => {
    const id = line.referencedRecipe ? linked.next().value : undefined;
    if (!id) return line;
    if (line.referenceId) ids.set(line.referenceId, id);
    return { ...line, referenceId: id };
  });
  const recipeInstructions = input.recipeInstructions?.map((step) => ({
    ...step,
    ingredientReferences: step.ingredientReferences?.map(({ referenceId }) => ({
      referenceId: ids.get(referenceId ?? '') ?? referenceId,
    })),
  }));
  return { ...input, recipeIngredient, recipeInstructions };
};

/** Files keep the names by which texts link to them. */
const withOwnNames = (brought: BroughtFiles['assets'], own: NonNullable<Whole['assets']>): PreparedRecipe['assets'] =>
  brought.map(({ asset, content }) => {
    const known = own.find(({ fileName }) => fileName === asset.fileName);
    return { asset: known ? { ...asset, name: known.name, icon: known.icon } : asset, content };
  });
