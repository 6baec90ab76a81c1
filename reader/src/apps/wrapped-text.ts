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

/** "Contributor: Ada", as programs write one below the other. */
const labelled = /^\p{Lu}[\p{L} ().]{2,24}:(?:\s|$)/u;

/** The next word would have had room in the line before, and that line is no half sentence. */
const beginsAnew = (previous: string, line: string, width: number): boolean => {
  const text = line.trim();
  if (/^(?:\d{1,2}[.)]\s|[*•]\s?\p{L}|-\s+\p{Lu})/u.test(text)) return true;
  if (labelled.test(text) && labelled.test(previous.trim())) return true;
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

/** Words of two letters that end a sentence, where most others are short for something: "Drain it." but "2 oz. Butter". */
const endings = new Set('it in on up to so do be is us by ab an zu um es da'.split(' '));

/** The sentences of a paragraph; a point after a shortened word ends none. */
export const sentencesOf = (paragraph: string): string[] => {
  const sentences: string[] = [];
  let from = 0;
  for (const match of paragraph.matchAll(/[.!?]["”')\]]?\s+(?=[\p{Lu}\d"“(])|(?<=\p{Ll}{3})\.(?=\p{Lu}\p{Ll})/gu)) {
    const word =
      paragraph
        .slice(Math.max(0, match.index - 20), match.index)
        .split(/\P{L}/u)
        .at(-1) ?? '';
    const endsSentence =
      match[0][0] !== '.' ||
      endings.has(word.toLowerCase()) ||
      (word.length !== 1 && word.length !== 2 && !shortened.has(word.toLowerCase()));
    if (!endsSentence) continue;
    sentences.push(paragraph.slice(from, match.index + match[0].length).trim());
    from = match.index + match[0].length;
  }
  const last = paragraph.slice(from).trim();
  return last === '' ? sentences : [...sentences, last];
};

/** Shorter ones are read at a glance. */
const longestStep = 120;

/** Sentences as short as "Chill." are no step of their own. */
const shortestStep = 30;

/**
 * The steps of the paragraphs of a text: what counts its steps is parted at their numbers. Where no empty line parts the text, as
 * programs that break lines anew leave it, long paragraphs are parted into their sentences instead.
 */
export const stepsOfParagraphs = (paragraphs: readonly string[], isWhole: boolean): string[] => {
  const steps = paragraphs.flatMap(countedIn);
  const areCounted = steps.filter((step) => /^\d{1,2}[.)]/.test(step)).length > 1;
  if (!isWhole || areCounted) return steps;
  return steps.flatMap((step) => (step.length > longestStep ? withoutShort(sentencesOf(step)) : [step]));
};

/** "1. Peel. 2. Boil." as its counted steps; a paragraph that does not count from one stays whole. */
const countedIn = (paragraph: string): string[] => {
  const starts: number[] = [];
  for (const { index, groups } of paragraph.matchAll(/(?<=^|\s)(?<count>\d{1,2})[.)]\s*(?=[\p{Lu}("])/gu)) {
    if (Number(groups?.count) === starts.length + 1) starts.push(index);
  }
  if (starts.length < 2) return [paragraph];
  return [0, ...starts].map((from, at) => paragraph.slice(from, starts[at]).trim()).filter((step) => step !== '');
};

/** Sentences, those that are too short for a step joined with the next ones. */
const withoutShort = (sentences: readonly string[]): string[] => {
  const steps: string[] = [];
  for (const sentence of sentences) {
    const before = steps.at(-1);
    if (before !== undefined && before.length < shortestStep) steps[steps.length - 1] = `${before} ${sentence}`;
    else steps.push(sentence);
  }
  return steps;
};

/** Whether no empty line parts a text below the heading that it may begin with. */
export const isOneBlock = (lines: readonly string[]): boolean => {
  const [first = '', ...others] = lines.join('\n').trim().split('\n');
  const text = first.endsWith(':') && others[0]?.trim() === '' ? others : [first, ...others];
  return !/\n[^\S\n]*\n/.test(text.join('\n').trim());
};
