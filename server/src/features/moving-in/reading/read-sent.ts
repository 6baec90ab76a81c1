import type { FileProblem } from '@larder/contract';
import {
  type AppName,
  type AppRecipe,
  columnsOf,
  householdRows,
  type OpenedFile,
  readRecipes,
  readTable,
  readYield,
  recogniseFile,
  surroundingsIn,
  type TableColumn,
  type ThingsBeside,
  thingsBeside,
} from '@larder/reader';
import { type FoundFile, type OpenedFiles, openSentFiles, ZipError } from '../../../platform/files/index.ts';
import type { StagedRecipe } from '../staged-recipe.ts';
import { sentLimits, sliceLimits } from './limits.ts';
import type { ChosenColumn, ReadFile, Slice, SliceResult, WaitingRecipe } from './slice.ts';

type Sent = Slice['sent'];

/** What was sent, laid open; the last ones stay so for the next slice. */
const open = new Map<string, Promise<Laid>>();
const mostOpen = 2;

interface Laid {
  opened: OpenedFiles;
  around: ReturnType<typeof surroundingsIn>;
  /** The files in what is new, of which there may be many. */
  fresh?: { sent: string; files: FoundFile[] };
  /** A file some of whose recipes were read. */
  course?: Course | undefined;
}

interface Course {
  file: number;
  given: number;
  recognised: Recognised;
  recipes: AsyncIterator<AppRecipe>;
}

interface Recognised {
  apps: AppName[];
  app: AppName;
  file: OpenedFile;
  /** All of its bytes came. */
  isWhole: boolean;
}

const lay = (sent: Sent): Promise<Laid> => {
  const key = sent.map(({ path, file }) => `${path}\n${file}`).join('\n');
  const found = open.get(key);
  if (found) return found;
  const laid = openSentFiles(sent, sentLimits).then((opened) => ({ opened, around: surroundingsIn(opened.files) }));
  open.set(key, laid);
  for (const [other, before] of [...open].slice(0, -mostOpen)) {
    open.delete(other);
    before.then(({ opened }) => opened.close()).catch(() => undefined);
  }
  laid.catch(() => open.delete(key));
  return laid;
};

/** The files in what was sent that are to be looked at: those of what is new, or all of them. */
const lookedAt = (laid: Laid, { sent, only }: Slice): FoundFile[] => {
  const { files } = laid.opened;
  if (only) return files;
  const fresh = new Set(sent.filter(({ isNew }) => isNew).map(({ path }) => path));
  const key = [...fresh].join('\n');
  if (laid.fresh?.sent !== key) {
    laid.fresh = { sent: key, files: files.filter(({ path }) => sentAs(path, fresh) !== undefined) };
  }
  return laid.fresh.files;
};

/** The path of the file that was sent in which another one is, or which is that one. */
const sentAs = (path: string, sent: { has(path: string): boolean }): string | undefined => {
  if (sent.has(path)) return path;
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const folder = path.slice(0, end);
    if (sent.has(folder)) return folder;
  }
  return undefined;
};

/** The file or folder as somebody chose it: the first part of a path. */
const rootOf = (path: string): string => path.split('/')[0] ?? path;

/** A picture is no recipe, and most of what is in an archive: of those in one or in a folder, only small files are looked into by this name. */
const isSurelyPicture = ({ path, size }: FoundFile) =>
  size > 20_000 && path.includes('/') && /\.(?:jpe?g|png|webp|gif|heic|avif)$/i.test(path);

/** What a file that holds no recipe is, by its first bytes. */
const otherKindOf = (bytes: Uint8Array): 'picture' | 'pdf' | 'unknown' => {
  const start = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (start.includes('%PDF-')) return 'pdf';
  const isPicture =
    ['\xff\xd8\xff', '\x89PNG', 'GIF8', 'II*\0', 'MM\0*'].some((mark) => start.startsWith(mark)) ||
    (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) ||
    ['ftyphei', 'ftyphev', 'ftypmif', 'ftypavi'].some((mark) => start.startsWith(mark, 4));
  return isPicture ? 'picture' : 'unknown';
};

/**
 * Reads on in what was sent for a short while. Whoever calls goes on at the position that is answered, in this thread or another one.
 */
export const readSlice = async (slice: Slice): Promise<SliceResult> => {
  const laid = await lay(slice.sent);
  const files = lookedAt(laid, slice);
  const isOver = clockOf(slice);
  const { position } = slice;
  const fresh = position.file === 0 && position.recipe === 0 && !slice.only;
  const result: SliceResult = {
    next: null,
    total: files.length,
    files: [],
    recipes: [],
    problems: fresh ? brokenOf(laid, slice.sent) : [],
    leftBehind: [],
    households: [],
  };
  for (let at = position.file; at < files.length; at += 1) {
    const file = files[at];
    if (!file) break;
    const given = at === position.file ? position.recipe : 0;
    if (isOver(at, result)) return { ...result, next: { file: at, recipe: given } };
    try {
      const rest = await readFile(laid, { at, file, given }, slice, result, () => isOver(at, result));
      if (rest !== null) return { ...result, next: { file: at, recipe: rest } };
    } catch (error) {
      result.problems.push({ path: file.path, problem: error instanceof ZipError ? error.problem : 'too-complex' });
    }
    laid.course = undefined;
  }
  return result;
};

const brokenOf = ({ opened }: Laid, sent: Sent) => {
  const fresh = new Set(sent.filter(({ isNew }) => isNew).map(({ path }) => path));
  return opened.broken.filter(({ path }) => sentAs(path, fresh) !== undefined);
};

const clockOf = ({ position, mostFiles }: Slice) => {
  const end = performance.now() + sliceLimits.milliseconds;
  return (at: number, { recipes }: SliceResult): boolean => {
    const last = recipes.at(-1);
    const isFull = recipes.length >= sliceLimits.recipes || (last?.bytesSoFar ?? 0) >= sliceLimits.bytes;
    // Something is done in each slice, or it would never end.
    const isBegun = at > position.file || recipes.length > 0;
    return isBegun && (isFull || performance.now() > end || at >= position.file + mostFiles);
  };
};

/** Reads on in one file; answers how many of its recipes were given where that were not all, else null. */
const readFile = async (
  laid: Laid,
  { at, file, given: before }: { at: number; file: FoundFile; given: number },
  slice: Slice,
  result: SliceResult,
  isOver: () => boolean,
): Promise<number | null> => {
  const { path } = file;
  if (isSurelyPicture(file)) {
    if (!slice.only) result.problems.push({ path, problem: 'picture' });
    return null;
  }
  const root = rootOf(path);
  const course = await courseAt(laid, { at, file, root, given: before }, slice);
  if ('problem' in course) {
    const { problem, things } = course;
    if (things.length > 0) leave(result, root, things);
    else if (!slice.only) result.problems.push({ path, problem });
    return null;
  }
  laid.course = course;
  const { apps, app } = course.recognised;
  if (slice.only && (slice.only.path !== root || slice.only.apps.join() !== apps.join())) return null;
  for (;;) {
    if (course.given > before && isOver()) return course.given;
    const { value, done } = await course.recipes.next();
    if (done) break;
    course.given += 1;
    const bytesSoFar = result.recipes.at(-1)?.bytesSoFar ?? 0;
    result.recipes.push(waiting(value, { root, apps, app, file: path }, bytesSoFar));
  }
  const things = thingsBeside(course.recognised.file);
  const tables = householdRows(course.recognised.file);
  // Where a text or a table ends too soon is known at its end.
  const isWhole = course.recognised.isWhole && !course.recognised.file.isDamaged;
  if (!isWhole && !slice.only) result.problems.push({ path, problem: 'cut-short' });
  else if (course.given === 0 && things.length === 0 && !tables && !slice.only) {
    result.problems.push({ path, problem: 'unknown' });
  }
  leave(result, root, things);
  if (tables) result.households.push({ path, tables });
  result.files.push({ root, apps, app, isEmpty: course.given === 0 && !tables } satisfies ReadFile);
  return null;
};

const leave = ({ leftBehind }: SliceResult, root: string, things: readonly ThingsBeside[]): void => {
  for (const one of things) leftBehind.push({ root, ...one });
};

/** A file in which no recipe begins, and what is in it instead. */
interface NoRecipe {
  problem: FileProblem;
  things: ThingsBeside[];
}

/** Where a file is read on: the course of the slice before, or a new one that passes over what was given. */
const courseAt = async (
  laid: Laid,
  { at, file, root, given }: { at: number; file: FoundFile; root: string; given: number },
  { choices }: Slice,
): Promise<Course | NoRecipe> => {
  const { course } = laid;
  if (course?.file === at && course.given === given) return course;
  const { bytes, isWhole } = await file.readPart();
  const { apps, file: opened } = await recogniseFile({ ...file, read: async () => bytes }, laid.around(file.path));
  const chosen = choices.find((choice) => choice.path === root && choice.apps.join() === apps.join());
  const app = apps.find((app) => app === chosen?.app) ?? apps[0];
  if (!app) return { problem: isWhole ? otherKindOf(bytes) : 'not-a-zip', things: thingsBeside(opened) };
  const columns = app === 'table' ? (chosen?.columns ?? []) : [];
  const recipes = columns.length > 0 ? readMapped(opened, columns) : readRecipes(app, opened);
  for (let passed = 0; passed < given; passed += 1) await recipes.next();
  return {
    file: at,
    given,
    recognised: { apps, app, file: opened, isWhole },
    recipes,
  };
};

/** The recipes of a table by what somebody says that its columns are. */
async function* readMapped(file: OpenedFile, chosen: readonly ChosenColumn[]): AsyncGenerator<AppRecipe> {
  const byHeader = new Map(chosen.map(({ header, field }) => [header, field]));
  yield* readTable(
    file,
    columnsOf(file).map(({ header, field }) => (byHeader.has(header) ? (byHeader.get(header) ?? undefined) : field)),
  );
}

const waiting = (
  { pictures, assets, parts, ...recipe }: AppRecipe,
  from: Pick<WaitingRecipe, 'root' | 'apps' | 'app' | 'file'>,
  bytesSoFar: number,
): WaitingRecipe => {
  const bytes: Uint8Array[] = [];
  const staged: StagedRecipe = {
    ...recipe,
    // A link is called by its address until its page has been fetched.
    name: recipe.name.trim() === '' && recipe.isLink ? (recipe.url ?? '') : recipe.name,
    app: from.app,
    counted: recipe.yield ? readYield(recipe.yield, recipe.language) : null,
    pictures: pictures.map((picture) => {
      if ('url' in picture) return picture;
      if ('file' in picture) return { place: picture.file.path };
      bytes.push(picture.bytes);
      return { stored: String(bytes.length - 1) };
    }),
    assets: assets.map((asset) => {
      if ('file' in asset) {
        const { file, ...own } = asset;
        return { ...own, place: file.path };
      }
      const { bytes: content, ...own } = asset;
      bytes.push(content);
      return { ...own, stored: String(bytes.length - 1) };
    }),
    ...(parts && { parts: parts.map(({ path }) => path) }),
  };
  const content = JSON.stringify(staged, bearable);
  const size = bytes.reduce((sum, { length }) => sum + length, content.length);
  return { ...from, content, bytes, bytesSoFar: bytesSoFar + size };
};

/** More was not meant to be read by people, and no database keeps a zero character. */
const longestText = 100_000;
const longestList = 2000;

const bearable = (_key: string, value: unknown): unknown => {
  if (typeof value === 'string') return value.slice(0, longestText).replaceAll('\0', '');
  return Array.isArray(value) ? value.slice(0, longestList) : value;
};

const mostTables = 20;

/** The columns of the first tables of an item, each header once. */
export const listColumns = async (sent: Sent, root: string): Promise<TableColumn[]> => {
  const { opened, around } = await lay(sent);
  const columns = new Map<string, TableColumn>();
  let tables = 0;
  for (const file of opened.files) {
    if (rootOf(file.path) !== root || tables >= mostTables) continue;
    const { apps, file: table } = await recogniseFile(file, around(file.path));
    if (!apps.includes('table')) continue;
    tables += 1;
    for (const column of columnsOf(table)) {
      if (column.header !== '' && !columns.has(column.header)) columns.set(column.header, column);
    }
  }
  return [...columns.values()];
};

/** The path of a file by its place, to tell of one that could not be read. */
export const pathAt = async (slice: Slice): Promise<string> => {
  const laid = await lay(slice.sent);
  return lookedAt(laid, slice)[slice.position.file]?.path ?? '';
};

/** Whether a file that was sent can be looked into at all. */
export const tryToOpen = async (sent: Sent[number]): Promise<true> => {
  (await openSentFiles([sent], sentLimits)).close();
  return true;
};

/** A file in what was sent, such as a picture; undefined where it is not there or broken. */
export const readPlace = async (sent: Sent, place: string): Promise<Uint8Array | undefined> => {
  const { opened } = await lay(sent);
  try {
    return await opened.files.find(({ path }) => path === place)?.read();
  } catch (error) {
    if (error instanceof ZipError) return undefined;
    throw error;
  }
};
