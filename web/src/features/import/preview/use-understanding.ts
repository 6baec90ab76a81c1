import type { IngredientInput } from '@larder/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { isTouched, parseLines, type ReadLine, readLine, useParsing } from '../../ingredients/index.ts';
import { type Line, plainIngredient, withHeadings } from './preview-draft.ts';

/** Below this, a line that nobody has looked at stays as it stands on the page. */
const sure = 0.75;
/** Milliseconds without a key, after which lines are read anew. */
const pause = 600;

/** Lines as amounts, units and foods, while somebody still writes on them. */
export function useUnderstanding(lines: Line[], language: string | null, isWanted: boolean) {
  const [settled] = useDebouncedValue(lines, pause);
  const texts = useMemo(
    () => (isWanted ? withHeadings(settled).map(({ id, text }) => ({ id, text: text.trim() })) : []),
    [settled, isWanted],
  );
  const parsing = useParsing(texts, { language });
  /** What is saved: undefined where lines stay lines. What was written last is read now. */
  const ingredientsOf = async (written: Line[]): Promise<IngredientInput[] | undefined> => {
    if (!isWanted) return undefined;
    const read = new Map(parsing.lines.map((line) => [line.id, line]));
    const lines = withHeadings(written);
    const unread = lines.filter(({ id, text }) => read.get(id)?.text !== text.trim());
    for (const line of await readNow(unread, language)) read.set(line.id, line);
    return lines.map((line) => understood(line, read.get(line.id)));
  };
  /** Lines that somebody has put right, and that are saved so. */
  const putRight = (written: Line[]): ReadLine[] => {
    const texts = new Set(withHeadings(written).map(({ id, text }) => `${id} ${text.trim()}`));
    return parsing.lines.filter(
      (line) => isWanted && isTouched(line) && line.parts?.food?.name.trim() && texts.has(`${line.id} ${line.text}`),
    );
  };
  return { parsing, ingredientsOf, putRight };
}

export type Understanding = ReturnType<typeof useUnderstanding>;

/** Lines that cannot be read now are saved as they stand. */
async function readNow(lines: Line[], language: string | null): Promise<ReadLine[]> {
  if (lines.length === 0) return [];
  const texts = lines.map(({ text }) => text.trim());
  const parsed = await parseLines(texts, language).catch(() => []);
  return lines.flatMap(({ id }, index) => {
    const read = parsed[index];
    return read ? [readLine(id, read)] : [];
  });
}

function understood(line: Line & { title: string }, read: ReadLine | undefined): IngredientInput {
  const plain = plainIngredient(line);
  if (!read?.parts || read.text !== line.text.trim()) return plain;
  const isSure = isTouched(read) || (read.confidence.average ?? 0) >= sure;
  if (!isSure || !read.parts.food?.name.trim()) return plain;
  const { quantity, unit, food, note } = read.parts;
  return { ...plain, quantity, unit: unit?.name.trim() ? { ...unit } : null, food: { ...food }, note };
}
