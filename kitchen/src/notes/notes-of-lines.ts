/** Letters in one note: half of what a text of a recipe may have. */
const longestNote = 50_000;

const pieces = (line: string): string[] =>
  Array.from({ length: Math.ceil(line.length / longestNote) || 1 }, (_, at) =>
    line.slice(at * longestNote, (at + 1) * longestNote),
  );

/** Lines as one note under a title, or as several where they are more than one can hold. */
export const notesOfLines = (title: string, lines: readonly string[]): { title: string; text: string }[] => {
  const texts: string[] = [];
  for (const line of lines.flatMap(pieces)) {
    const last = texts.at(-1);
    if (last === undefined || last.length + line.length >= longestNote) texts.push(line);
    else texts[texts.length - 1] = `${last}\n${line}`;
  }
  return texts.map((text) => ({ title, text }));
};
