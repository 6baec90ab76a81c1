/** Where the second column of a page may begin. */
const firstPlace = 38;
const lastPlace = 43;

/** Lines of which each has an ingredient on its left and on its right, as single ones: down the left side, then down the right. */
export const oneColumn = (lines: readonly string[], isCell: (text: string) => boolean): string[] => {
  const place = placeOf(lines, isCell);
  if (place === 0) return [...lines];
  const left: string[] = [];
  const right: string[] = [];
  for (const line of lines) {
    if (isBreak(line, place, isCell)) {
      left.push(line.slice(0, place).trimEnd());
      right.push(line.slice(place));
    } else left.push(line);
  }
  return [...left, ...right].filter((line) => line.trim() !== '');
};

/** The column at which most lines have a second amount; 0 where none has. */
const placeOf = (lines: readonly string[], isCell: (text: string) => boolean): number => {
  let [best, most] = [0, 0];
  for (let place = firstPlace; place <= lastPlace; place += 1) {
    const count = lines.filter(
      (line) => /\d/.test(line.slice(place, place + 7)) && isBreak(line, place, isCell),
    ).length;
    if (count > most) [best, most] = [place, count];
  }
  return best;
};

const isBreak = (line: string, place: number, isCell: (text: string) => boolean): boolean =>
  line.length > place + 7 &&
  line[place - 1] === ' ' &&
  isCell(line.slice(place)) &&
  (line.slice(0, place).trim() === '' || isCell(line));
