import { readScan } from '@larder/reader';
import { type RecognisedPage, recognise } from '../../../server/src/features/ocr/recognition/index.ts';
import { editDistance } from './edit-distance.ts';
import { textOf } from './print-page.ts';
import type { Sample } from './samples.ts';

export interface Accuracy {
  /** Share of the characters of the page that are read right, in the right order. */
  characters: number;
  /** How many ingredient lines and steps are found whole. */
  lines: number;
  ofLines: number;
  /** Which of name, servings and the two times are wrong. */
  facts: string[];
  milliseconds: number;
}

/** Reads a photo with the server's own recognition, and compares it with what was printed. */
export const measure = async (
  { recipe, layout }: Sample,
  photo: Buffer,
): Promise<{ accuracy: Accuracy; text: string }> => {
  const start = performance.now();
  const pages: RecognisedPage[] = [];
  for await (const one of recognise(photo, { language: recipe.language }))
    if (one.kind === 'page') pages.push(one.page);
  const milliseconds = Math.round(performance.now() - start);
  const { text, name, recipe: read } = readScan(pages.map(({ words }) => words));
  const wanted = plain(textOf(recipe, layout));
  const got = plain(text.replace(/^#+ /gm, ''));
  const steps = recipe.steps.map((step) => step.replace(/^\d\. /, ''));
  const wantedLines = [...(layout.ingredients ?? recipe.ingredients), ...steps].map(plain);
  const found = new Set(
    [
      ...(read?.ingredientGroups.flatMap(({ ingredients }) => ingredients) ?? []),
      ...(read?.instructionSections.flatMap(({ steps }) => steps.map(({ text }) => text)) ?? []),
    ].map(plain),
  );
  const wrong = {
    name: plain(read?.name ?? name) !== plain(recipe.name),
    servings: read?.yield?.amount !== recipe.servings,
    preparation: read?.prepMinutes !== recipe.minutes.prep,
    cooking: (read?.cookMinutes ?? read?.performMinutes) !== recipe.minutes.cook,
  };
  return {
    text,
    accuracy: {
      characters: 1 - editDistance(wanted, got) / wanted.length,
      lines: wantedLines.filter((line) => found.has(line)).length,
      ofLines: wantedLines.length,
      facts: Object.entries(wrong).flatMap(([fact, isWrong]) => (isWrong ? [fact] : [])),
      milliseconds,
    },
  };
};

/** Blanks and the shapes of quotes and bars do not count: no two fonts draw them alike. */
const plain = (text: string): string => text.replace(/[’‘']/g, "'").replace(/[|+·]/g, ' ').replace(/\s+/g, ' ').trim();

export const percent = (share: number): string => (share * 100).toFixed(1);
