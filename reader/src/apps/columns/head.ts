import { labelIn } from '../labels.ts';

/** The lines before the ingredients: "Title: Pie", "Categories: A, B" with what goes on in the next line. */
export interface Head {
  fields: Map<string, string>;
  /** The lines after it. */
  rest: string[];
}

/**
 * Reads the head of a recipe: up to an empty line, once one of the needed names was there, unless more of the head follows it.
 */
export const readHead = (lines: readonly string[], needed: readonly string[]): Head => {
  const fields = new Map<string, string>();
  let name = '';
  let at = 0;
  for (; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const labelled = labelIn(line);
    if (line.trim() === '') {
      if (needed.some((name) => fields.has(name)) && !headGoesOn(lines, at)) break;
      name = '';
    } else if (labelled) {
      name = labelled.label.toLowerCase();
      fields.set(name, [fields.get(name), labelled.said].filter(Boolean).join(', '));
    } else if (name !== '' && /^\s{6}/.test(line) && !/^\s*\d/.test(line)) {
      const sign = /categor|kategor/.test(name) && !fields.get(name)?.endsWith(',') ? ', ' : ' ';
      fields.set(name, [fields.get(name), line.trim()].filter(Boolean).join(sign));
    } else if (fields.size > 0) break;
  }
  return { fields, rest: lines.slice(at) };
};

/** Whether another known line of the head follows an empty one. */
const headGoesOn = (lines: readonly string[], from: number): boolean => {
  const next = lines.slice(from, from + 3).find((line) => line.trim() !== '');
  return (
    next !== undefined &&
    /^\s{0,24}(?:categories|kategorien|yield|servings|menge|portionen|serving size)\s{0,12}:/i.test(next)
  );
};
