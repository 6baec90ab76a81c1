import type { MoveRecipe, ParsedIngredient } from '@larder/contract';
import type { GroupTransaction } from '../../../platform/database/index.ts';
import { AppError } from '../../../platform/errors/index.ts';
import { type Platform, type Words, wordsIn } from '../../../platform/http/index.ts';
import { type RunningJob, savePart } from '../../../platform/jobs/index.ts';
import { uuidOf } from '../../../platform/security/index.ts';
import { checkedInput } from '../../import/index.ts';
import {
  type PreparedRecipe,
  restoreInto,
  restoreRecipe,
  sizeOfTaken,
  withFreeId,
  withoutFiles,
} from '../../recipes/index.ts';
import { addEntries, type NewEntry } from '../../reports/index.ts';
import { findOwnOpinion, rateRecipe } from '../../users/index.ts';
import { addFetching } from '../fetching/fetching-job.ts';
import { surelyKnown } from '../known/known-among.ts';
import type { MoveRow } from '../moves.repository.ts';
import type { MoveOrganizerRow } from '../reading/organizers.repository.ts';
import { recipeFromStaged } from '../recipe-from-staged.ts';
import { addScanning } from '../scanning/scanning-job.ts';
import { isLinkOnly, type StagedRecipe } from '../staged-recipe.ts';
import { prepareWhole } from './bring-whole.ts';
import {
  type FoundRow,
  findMeant,
  isOfMove,
  meantBy,
  noteOutcome,
  type Outcome,
  versionOf,
} from './bringing.repository.ts';
import type { Bringing } from './bringing-job.ts';
import { understoodLines } from './lines.ts';
import { lastEvent, noteMade, noteOpinion } from './made.repository.ts';
import { organizersFor } from './organizers.ts';
import { type BroughtFiles, bringFiles } from './pictures.ts';

type Job = RunningJob<Bringing>;

export interface Work {
  platform: Platform;
  job: Job;
  move: MoveRow;
  organizers: readonly MoveOrganizerRow[];
  /** The ingredients of recipes as the parser has read them, by the recipe's number. */
  lines: ReadonlyMap<number, ParsedIngredient[]>;
}

/** The id of a line of a recipe of a move, the same in each run. */
export const lineId = (moveId: string, number: number, index: number): string =>
  uuidOf(`${moveId} ${number} line ${index}`);

export const entryId = (moveId: string, number: number): string => uuidOf(`${moveId} ${number} entry`);

/** Brings one recipe in: what becomes of it is saved in one transaction with what the report says of it. */
export const bringRecipe = async (work: Work, row: FoundRow): Promise<void> => {
  const { job, move } = work;
  const words = wordsIn(job.payload.language);
  const staged: StagedRecipe = JSON.parse(row.content);
  const known = await stillKnown(work, row);
  const decision = row.decision ?? move.known;
  if (known && decision === 'skip') {
    await savePart(job, (db) =>
      tell(db, work, row, {
        outcome: { state: 'skipped', recipeId: known, reason: words('moving.skipped') },
        entry: {
          success: true,
          message: words('moving.entry.known', { name: row.name }),
          recipeId: known,
          code: 'known',
        },
      }),
    );
    return;
  }
  if (isEmpty(staged)) {
    await refuse(work, row, words('moving.refused.empty'), 'empty');
    return;
  }
  try {
    // Of two that are the same one, the second does not take the place of the first.
    const isReplaced = known !== null && decision === 'replace' && !(await isOfMove(job.db, move.id, known));
    await bring(work, row, staged, isReplaced ? known : null);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await refuse(work, row, words(`error.${error.code}`, error.values), error.code);
  }
};

const isEmpty = ({
  name,
  description,
  ingredientGroups,
  instructionSections,
  pictures,
  notes,
  url,
  isScan,
  whole,
}: StagedRecipe) =>
  !isScan &&
  !whole &&
  ingredientGroups.every(({ ingredients }) => ingredients.length === 0) &&
  instructionSections.every(({ steps }) => steps.length === 0) &&
  pictures.length === 0 &&
  notes.length === 0 &&
  !description &&
  !(name.trim() && url);

/** What was known when somebody looked and is still there, or is by now: another move may have brought it meanwhile. */
const stillKnown = async ({ job, move }: Work, row: FoundRow): Promise<string | null> => {
  if (row.knownId && (await versionOf(job.db, row.knownId)) !== null) return row.knownId;
  const [now] = await surelyKnown(job.db, [{ ...row, lines: [] }]);
  if (!now?.knownId) return null;
  return (await isOfMove(job.db, move.id, now.knownId)) ? null : now.knownId;
};

interface Told {
  outcome: Outcome;
  entry: NewEntry;
}

const tell = async (db: GroupTransaction, { platform, job, move }: Work, row: FoundRow, { outcome, entry }: Told) => {
  await noteOutcome(db, move.id, row.number, outcome);
  const source = row.name || row.file;
  await addEntries(
    db,
    job.subject ?? '',
    [{ ...entry, id: entryId(move.id, row.number), source }],
    platform.clock.now(),
  );
};

const refuse = async (work: Work, row: FoundRow, reason: string, code: string): Promise<void> => {
  const words = wordsIn(work.job.payload.language);
  const name = row.name || row.file;
  await savePart(work.job, (db) =>
    tell(db, work, row, {
      outcome: { state: 'refused', recipeId: null, reason },
      entry: { success: false, message: words('moving.entry.refused', { name }), reason, code },
    }),
  );
};

const bring = async (work: Work, row: FoundRow, staged: StagedRecipe, into: string | null): Promise<void> => {
  const { platform, job, move } = work;
  const { payload } = job;
  const words = wordsIn(payload.language);
  const files = await bringFiles(platform, job.db, move.id, staged, words);
  const { prepared, doubtful } =
    (await prepareOwn(work, row, staged, files)) ?? (await prepare(work, row, staged, files, words));
  const hasRoom = await platform.room.take(job.db.groupId, sizeOfTaken(prepared));
  const taken = hasRoom ? prepared : withoutFiles(prepared);
  const missing = missingOf(staged, { ...files, hasRoom, doubtful }, words);
  const change = { by: payload.ownerId, at: platform.clock.now(), files: platform.files };
  const save = async (db: GroupTransaction, id: string) => {
    const since = await lastEvent(db);
    const versionBefore = into ? await versionOf(db, into) : null;
    // An archive of ours says whose its ratings are.
    const isThought = into !== null && (taken.besides !== undefined || (await hasOpinion(db, payload.ownerId, into)));
    const recipe = into
      ? await restoreInto(db, change, into, withoutOwn(taken, isThought))
      : await restoreRecipe(db, change, taken, id);
    if (staged.isFavourite && !isThought) await rateRecipe(db, payload.ownerId, recipe.id, { isFavorite: true });
    await noteMade(db, move.id, since);
    if (into && !isThought) await noteOpinion(db, move.id, into);
    await addFetching(db, platform, {
      moveId: move.id,
      number: row.number,
      recipeId: recipe.id,
      by: payload.ownerId,
      language: payload.language,
      pageUrl: isLinkOnly(staged) ? (staged.url ?? null) : null,
      pictureUrls: hasRoom ? files.pictureUrls : [],
    });
    const scan = staged.isScan && hasRoom ? files.assets[0]?.asset.fileName : undefined;
    if (scan) {
      const scanned = { moveId: move.id, number: row.number, recipeId: recipe.id, file: scan };
      await addScanning(db, platform, { ...scanned, by: payload.ownerId, language: payload.language });
    }
    const versionAfter = await versionOf(db, recipe.id);
    const reason = missing.map(({ message }) => message).join(' ');
    await tell(db, work, row, {
      outcome: {
        state: missing.length > 0 ? 'incomplete' : 'brought',
        recipeId: recipe.id,
        versionBefore,
        versionAfter,
        missing,
      },
      entry: {
        success: true,
        message: words('moving.entry.brought', { name: recipe.name }),
        reason,
        recipeId: recipe.id,
        code: missing.length > 0 ? 'incomplete' : 'brought',
      },
    });
  };
  if (into) {
    await savePart(job, (db) => save(db, into));
    return;
  }
  const ownId = uuidOf(`${move.id} ${row.number}`);
  await withFreeId(job.db, [taken.id ?? ownId, ownId], (id) => savePart(job, (db) => save(db, id)));
};

/** A recipe of our own archive, which needs nothing to be understood. */
const prepareOwn = async (
  { platform, job, move, organizers }: Work,
  row: FoundRow,
  staged: StagedRecipe,
  files: BroughtFiles,
): Promise<{ prepared: PreparedRecipe; doubtful: string[] } | undefined> => {
  if (!staged.whole) return undefined;
  const { recipeCategory, tags } = organizersFor(
    staged,
    organizers,
    move.addTag === 1 ? (job.payload.tag ?? null) : null,
  );
  const linkedLines = saidLinks(staged).map(({ index }) => lineId(move.id, row.number, index));
  const brought = { move, organizers: { recipeCategory, tags }, files, linkedLines };
  const prepared = await prepareWhole(platform, job.db, staged.whole, brought);
  return prepared && { prepared, doubtful: [] };
};

const hasOpinion = async (db: GroupTransaction, userId: string, recipeId: string): Promise<boolean> => {
  const opinion = await findOwnOpinion(db, userId, recipeId);
  return opinion !== undefined && (opinion.rating !== null || opinion.isFavorite);
};

/** When a household has cooked a recipe is no part of what is replaced, and neither is what they think of it. */
const withoutOwn = (taken: PreparedRecipe, isThought: boolean): PreparedRecipe => {
  const { lastMade: _, rating, ...input } = taken.input;
  return { ...taken, input: { ...input, ...(!isThought && rating !== undefined && { rating }) } };
};

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const prepare = async (
  { job, move, organizers, lines: read }: Work,
  row: FoundRow,
  staged: StagedRecipe,
  { variants, assets }: BroughtFiles,
  words: Words,
): Promise<{ prepared: PreparedRecipe; doubtful: string[] }> => {
  const raw = recipeFromStaged(staged, words);
  const links = await linksOf(job, move.id, staged);
  const { lines, hasParts, doubtful } = await understoodLines(
    job.db,
    staged,
    raw.recipeIngredient ?? [],
    (index) => lineId(move.id, row.number, index),
    links,
    read.get(row.number),
  );
  const input = checkedInput({
    ...raw,
    name: raw.name || words('recipe.unnamed'),
    recipeIngredient: lines,
    ...organizersFor(
      staged,
      organizers,
      move.addTag === 1 ? (job.payload.tag ?? words(`moving.app.${staged.app}`)) : null,
    ),
    ...(staged.rating !== undefined && { rating: staged.rating }),
    ...(staged.createdAt && { dateAdded: staged.createdAt.slice(0, 'YYYY-MM-DD'.length) }),
    ...(staged.lastMade && { lastMade: momentOf(staged.lastMade) }),
    settings: {
      ...(hasParts && { disableAmount: false }),
      ...(assets.length > 0 && { showAssets: true }),
      public: move.visibility === 'visitors',
    },
  });
  if (!input?.name) throw new AppError('import.no-recipe');
  const prepared: PreparedRecipe = {
    ...(row.sourceId && uuid.test(row.sourceId) && { id: row.sourceId }),
    isPrivate: move.visibility === 'owner',
    input: { ...input, name: input.name },
    ...(variants && { variants }),
    assets,
  };
  return { prepared, doubtful };
};

/** A day is its noon, so that it is the same day almost everywhere. */
const momentOf = (text: string): string => (text.length === 'YYYY-MM-DD'.length ? `${text}T12:00:00Z` : text);

const linksOf = async (job: Job, moveId: string, staged: StagedRecipe) => {
  const said = saidLinks(staged);
  const meant = await findMeant(
    job.db,
    moveId,
    said.map(({ recipe }) => recipe),
  );
  return said.flatMap(({ index, recipe }) => {
    const name = meantBy(meant, recipe)?.name;
    return name ? { index, name } : [];
  });
};

/** Lines that ask for other recipes, by their places. */
export const saidLinks = ({ ingredientGroups }: StagedRecipe): { index: number; recipe: string }[] =>
  ingredientGroups
    .flatMap(({ ingredients }) => ingredients)
    .flatMap(({ recipe }, index) => (recipe ? [{ index, recipe }] : []));

const shownLines = 3;

const missingOf = (
  staged: StagedRecipe,
  { missing, pictureUrls, hasRoom, doubtful }: BroughtFiles & { hasRoom: boolean; doubtful: string[] },
  words: Words,
): MoveRecipe['missing'] => {
  const toCheck = doubtful
    .slice(0, shownLines)
    .map((line) => `“${line}”`)
    .join(', ');
  return [
    ...missing,
    ...(hasRoom ? [] : [{ what: 'file' as const, message: words('moving.missing.room') }]),
    ...(pictureUrls.length > 0
      ? [{ what: 'picture' as const, message: words('moving.missing.picture-to-fetch') }]
      : []),
    ...(isLinkOnly(staged) ? [{ what: 'page' as const, message: words('moving.missing.page-to-fetch') }] : []),
    ...(staged.isScan && hasRoom ? [{ what: 'page' as const, message: words('moving.missing.scan-to-read') }] : []),
    ...(doubtful.length > 0
      ? [{ what: 'lines' as const, message: words('moving.missing.lines', { count: doubtful.length, lines: toCheck }) }]
      : []),
  ];
};
