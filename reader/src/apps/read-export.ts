import type { AppName, AppReader } from './app-reader.ts';
import type { AppRecipe } from './app-recipe.ts';
import { readers } from './readers.ts';
import { OpenedFile, type SentFile, type Surroundings } from './sent-file.ts';

/** What a file turned out to be: recipes of an app begin at it, one of several may be right, or nobody knows it. */
export interface Recognised {
  /** The surest first. Empty where nobody knows the file; more than one where the sureness is the same. */
  apps: AppName[];
  file: OpenedFile;
}

/** Whose file it is, by its content. */
export const recogniseFile = async (file: SentFile, around: Surroundings): Promise<Recognised> => {
  const opened = new OpenedFile(file.path, await file.read(), around);
  const sure = readers
    .map((reader) => ({ app: reader.app, sureness: reader.recognise(opened) }))
    .filter(({ sureness }) => sureness > 0)
    .sort((one, other) => other.sureness - one.sureness);
  const most = sure[0]?.sureness ?? 0;
  return { apps: sure.filter(({ sureness }) => sureness === most).map(({ app }) => app), file: opened };
};

/** The recipes of a file in an app's format. */
export async function* readRecipes(app: AppName, file: OpenedFile): AsyncGenerator<AppRecipe> {
  yield* readerOf(app).read(file);
}

const readerOf = (app: AppName): AppReader => {
  const reader = readers.find((reader) => reader.app === app);
  if (!reader) throw new Error(`Nobody reads ${app}.`);
  return reader;
};

/** The surroundings of each of these files. */
export const surroundingsIn = (files: readonly SentFile[]): ((path: string) => Surroundings) => {
  const sorted = [...files].sort((one, other) => (one.path < other.path ? -1 : 1));
  const byPath = new Map(sorted.map((file) => [file.path.toLowerCase(), file]));
  const endingIn = endings(sorted);
  return (path) => {
    const folder = path.slice(0, path.lastIndexOf('/') + 1);
    return {
      find: (other) => byPath.get(resolved(folder, other).toLowerCase()),
      below: () => beginningWith(sorted, folder),
      endingIn,
    };
  };
};

/** Finds files by the ends of their paths: each recipe of an archive asks, so names are looked up, and other ends noted. */
const endings = (sorted: readonly SentFile[]): Surroundings['endingIn'] => {
  const byName = new Map<string, SentFile[]>();
  const byEnd = new Map<string, SentFile[]>();
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  for (const file of sorted) {
    const name = nameOf(file.path).toLowerCase();
    const same = byName.get(name);
    if (same) same.push(file);
    else byName.set(name, [file]);
  }
  const filtered = (files: readonly SentFile[], end: string) =>
    files.filter((file) => `/${file.path}`.toLowerCase().endsWith(end));
  return (asked) => {
    const end = asked.toLowerCase();
    if (end.includes('/')) return filtered(byName.get(nameOf(end)) ?? [], end);
    const known = byEnd.get(end) ?? filtered(sorted, end);
    if (byEnd.size < mostEnds) byEnd.set(end, known);
    return known;
  };
};

/** Apps have a handful of file name extensions. */
const mostEnds = 100;

/** Of files in the order of their paths, those that begin so: an archive may have a thousand folders of a thousand files. */
const beginningWith = (sorted: readonly SentFile[], start: string): SentFile[] => {
  let [from, end] = [0, sorted.length];
  while (from < end) {
    const middle = (from + end) >> 1;
    if ((sorted[middle]?.path ?? '') < start) from = middle + 1;
    else end = middle;
  }
  let to = from;
  while (sorted[to]?.path.startsWith(start)) to += 1;
  return sorted.slice(from, to);
};

/** `recipes/a/` and `../images/b.jpg` are `recipes/images/b.jpg`. */
const resolved = (folder: string, path: string): string => {
  const parts = folder.split('/').slice(0, -1);
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
};
