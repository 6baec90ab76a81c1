import type { AppRecipe } from '../app-recipe.ts';
import type { OpenedFile } from '../sent-file.ts';

/** A recipe of a file that has many, as its lines. */
export interface RecipePart {
  /** The path of the file and its number there. */
  key: string;
  lines: string[];
}

export interface PartSigns {
  /** A line at which a recipe begins. */
  begins(line: string): boolean;
  /** A line after which it is over; what follows until the next one is no part of any. */
  ends(line: string): boolean;
  /** The line that the program writes above each; where there is one, or others have ended, the last one has to end as well. */
  announces?(line: string): boolean;
}

/** The recipes among all other lines of a file, such as mails and lists of titles. */
export function* recipePartsOf(file: OpenedFile, { begins, ends, announces }: PartSigns): Generator<RecipePart> {
  let lines: string[] | null = null;
  let count = 0;
  let hasEnds = false;
  let isAwaited = false;
  for (const line of withoutQuotes(file.text)) {
    const isAnnounced = announces?.(line) ?? false;
    hasEnds ||= isAnnounced;
    isAwaited ||= isAnnounced;
    if (begins(line)) {
      isAwaited = false;
      if (lines) yield { key: `${file.path}#${++count}`, lines };
      lines = [line];
    } else if (lines && (isAnnounced || ends(line))) {
      hasEnds = true;
      yield { key: `${file.path}#${++count}`, lines };
      lines = null;
    } else lines?.push(line);
  }
  if ((lines && hasEnds) || isAwaited) file.noteCut();
  if (lines) yield { key: `${file.path}#${++count}`, lines };
}

/** The recipes of a file; where the line that begins one is damaged, the whole file is tried as one. */
export function* recipesOfParts(
  file: OpenedFile,
  signs: PartSigns,
  recipeOf: (part: RecipePart) => AppRecipe,
): Generator<AppRecipe> {
  let parts = 0;
  for (const part of recipePartsOf(file, signs)) {
    parts += 1;
    yield recipeOf(part);
  }
  if (parts > 0) return;
  const recipe = recipeOf({ key: `${file.path}#1`, lines: file.text.split('\n') });
  if (recipe.ingredientGroups.length > 0) yield recipe;
}

/** Lines of mails without the signs of what was quoted; tabs are as wide as they were on screens. */
function* withoutQuotes(text: string): Generator<string> {
  for (let from = 0; from <= text.length; ) {
    const at = text.indexOf('\n', from);
    const end = at < 0 ? text.length : at;
    const line = text.slice(from, end).replace(/^(?: ?[>|]){1,5} ?/, '');
    yield line.includes('\t') ? withoutTabs(line) : line.trimEnd();
    from = end + 1;
  }
}

const tabWidth = 8;

const withoutTabs = (line: string): string => {
  let text = '';
  for (const part of line.split('\t')) text += part + ' '.repeat(tabWidth - (part.length % tabWidth));
  return text.trimEnd();
};
