import { type FileProblem, mostMovedRecipes } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { type RunningJob, savePart } from '../../../platform/jobs/index.ts';
import { listFiles, updateMove } from '../moves.repository.ts';
import type { ReadingPosition } from '../reading/position.ts';
import {
  countFiles,
  type FoundRecipe,
  insertRecipes,
  itemsFor,
  listPictures,
  removeProblems,
  stagedRecipes,
} from '../reading/staging.repository.ts';
import { placesOf, type StagedRecipe } from '../staged-recipe.ts';

const endings = { picture: /\.(?:jpe?g|png|webp|gif|avif|tiff?|hei[cf])$/i, pdf: /\.pdf$/i };

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** What a recipe is called until its file has been read. */
export const nameOfScan = (file: string): string =>
  file
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[_\s]+/g, ' ')
    .trim();

/**
 * Photos, scans and PDFs that belong to no recipe are recipes of their own, which are read once they are there. Pictures in an archive
 * with recipes, or in the folder in which others of them are, are pictures that nothing shows.
 */
export const stageScans = async (
  job: RunningJob,
  moveId: string,
  position: ReadingPosition,
): Promise<ReadingPosition> => {
  const pictures = await listPictures(job.db, moveId);
  if (pictures.length === 0) return position;
  const sent = (await listFiles(job.db, moveId)).map(({ path }) => path);
  const known = await placesIn(job, moveId);
  const room = Math.max(0, mostMovedRecipes - position.recipeNumber);
  const scans = pictures.filter((picture) => isScan(picture, sent, known)).slice(0, room);
  const next = { ...position, recipeNumber: position.recipeNumber + scans.length };
  await savePart(job, async (db) => {
    await stage(db, moveId, scans, position.recipeNumber);
    await updateMove(db, moveId, { position: JSON.stringify(next) });
  });
  return next;
};

interface Known {
  /** Files that a recipe has or is in. */
  taken: Set<string>;
  /** Of the pictures that recipes have. */
  folders: Set<string>;
  /** Files at which recipes begin. */
  begun: Set<string>;
}

const placesIn = async (job: RunningJob, moveId: string): Promise<Known> => {
  const known: Known = { taken: new Set(), folders: new Set(), begun: new Set() };
  for await (const { file, recipe } of stagedRecipes(job.db, moveId)) {
    known.begun.add(file);
    for (const place of placesOf(recipe)) {
      known.taken.add(place);
      known.folders.add(folderOf(place));
    }
  }
  return known;
};

interface Picture {
  path: string;
  problem: FileProblem;
}

const isScan = ({ path, problem }: Picture, sent: readonly string[], { taken, folders, begun }: Known): boolean => {
  if (taken.has(path)) return false;
  const archive = sent.find((one) => path.startsWith(`${one}/`));
  if (archive !== undefined) return ![...begun].some((file) => file === archive || file.startsWith(`${archive}/`));
  const folder = folderOf(path);
  return folder === '' || problem === 'pdf' || !folders.has(folder);
};

const stage = async (db: GroupTransaction, moveId: string, scans: readonly Picture[], from: number): Promise<void> => {
  const keys = scans.map(({ path }) => ({
    root: path.split('/')[0] ?? path,
    apps: ['scan' as const],
    app: 'scan' as const,
  }));
  const itemOf = await itemsFor(db, moveId, keys);
  const found = scans.map((scan, index): FoundRecipe => {
    const key = keys[index];
    return { number: from + index, item: key ? itemOf(key) : 0, file: scan.path, recipe: recipeOf(scan) };
  });
  await insertRecipes(db, moveId, found);
  for (const key of keys) await countFiles(db, moveId, itemOf(key), { files: 1, emptyFiles: 0 });
  await removeProblems(
    db,
    moveId,
    scans.map(({ path }) => path),
  );
};

const recipeOf = ({ path, problem }: Picture): StagedRecipe => {
  const file = path.slice(path.lastIndexOf('/') + 1);
  const [kind, ending] = problem === 'pdf' ? (['pdf', 'pdf'] as const) : (['picture', 'jpg'] as const);
  // What it is has been told by its content.
  const asset = endings[kind].test(file) ? file : `${file.replace(/\.[^.]{1,5}$/, '')}.${ending}`;
  return {
    key: path,
    app: 'scan',
    name: nameOfScan(file),
    isScan: true,
    counted: null,
    ingredientGroups: [],
    instructionSections: [],
    categories: [],
    tags: [],
    cuisines: [],
    equipment: [],
    notes: [],
    nutrition: {},
    pictures: kind === 'pdf' ? [] : [{ place: path }],
    assets: [{ name: asset, place: path }],
    unplaced: [],
  };
};
