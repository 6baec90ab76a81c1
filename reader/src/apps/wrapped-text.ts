/** Wider texts were not broken into lines by a program: each line is a paragraph. */
const widestWrapped = 100;

/** The paragraphs of a text whose lines a program broke at a width: parted by empty lines, indents, rules and lines that end early. */
export const paragraphsOf = (lines: readonly string[]): string[] => {
  const width = widthOf(lines);
  const paragraphs: string[] = [];
  let open = false;
  let previous = '';
  for (const line of lines) {
    const text = line.trim();
    if (!/[\p{L}\p{N}]/u.test(text)) {
      open = false;
    } else {
      const goesOn = open && width <= widestWrapped && !beginsAnew(previous, line, width);
      if (goesOn) paragraphs.push(joined(paragraphs.pop() ?? '', text));
      else paragraphs.push(text);
      open = true;
    }
    previous = line;
  }
  return paragraphs.map((text) => text.replace(/\s+/g, ' '));
};

const widthOf = (lines: readonly string[]): number =>
  lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0);

const indentOf = (line: string): number => line.length - line.trimStart().length;

/** The next word would have had room in the line before, and that line is no half sentence. */
const beginsAnew = (previous: string, line: string, width: number): boolean => {
  const text = line.trim();
  if (/^(?:\d{1,2}[.)]\s|[*•]\s?\p{L}|-\s+\p{Lu})/u.test(text)) return true;
  if (indentOf(line) > indentOf(previous) && /^[\p{Lu}\d"“*]/u.test(text)) return true;
  const firstWord = /^\S{1,40}/.exec(text)?.[0].length ?? 0;
  const hadRoom = previous.trimEnd().length + 1 + firstWord < width - 8;
  return hadRoom && /^[\p{Lu}\d"“(*]/u.test(text) && /[.!?:)"”\p{L}\d]$/u.test(previous.trimEnd());
};

/** A word that was broken at a hyphen keeps it, as nobody knows whether it belongs there. */
const joined = (one: string, other: string): string => (/\p{L}-$/u.test(one) ? one + other : `${one} ${other}`);

const shortened = new Set(
  'tsp tbsp tbs pkg pkt min mins hrs approx inch deg etc std essl teel evtl ggf ggfs bzw usw oven lbs mrs'.split(' '),
);

/** The sentences of a paragraph; a point after a shortened word ends none. */
const sentencesOf = (paragraph: string): string[] => {
  const sentences: string[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(/[.!?]["”')\]]?\s+(?=[\p{Lu}\d"“(])/gu)) {
    const word =
      paragraph
        .slice(Math.max(0, match.index - 20), match.index)
        .split(/\P{L}/u)
        .at(-1) ?? '';
    const endsSentence =
      match[0][0] !== '.' || (word.length !== 1 && word.length !== 2 && !shortened.has(word.toLowerCase()));
    if (!endsSentence) continue;
    sentences.push(paragraph.slice(from, match.index + match[0].length).trim());
    from = match.index + match[0].length;
  }
  const last = paragraph.slice(from).trim();
  return last === '' ? sentences : [...sentences, last];
};

/** Shorter ones are read at a glance. */
const longestStep = 160;

/** Programs that break lines anew make one block of all paragraphs: a long one that stands alone is a step per sentence. */
export const stepsOfParagraphs = (paragraphs: readonly string[]): string[] => {
  const [only, ...others] = paragraphs;
  return only !== undefined && others.length === 0 && only.length > longestStep ? sentencesOf(only) : [...paragraphs];
};
