import { groupsOfLines } from '../page/fields/ingredient-lines.ts';
import { withoutStepNumbers } from '../page/fields/step-numbers.ts';
import type { InstructionSection } from '../recipe.ts';
import type { AppIngredientGroup } from './app-recipe.ts';

/** The lines of a text without those that are empty. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Lines of ingredients in their groups; a line such as "For the sauce:" is the name of the next group. */
export const ingredientGroupsOf = (lines: readonly string[]): AppIngredientGroup[] =>
  groupsOfLines([...lines]).map(({ name, ingredients }) => ({
    name,
    ingredients: ingredients.map((text) => ({ text })),
  }));

/**
 * The steps of a method that is one text: its paragraphs where empty lines part it, else its lines. Numbers before steps go, and a short
 * line such as "For the sauce:" is the name of the next section.
 */
export const sectionsOf = (text: string): InstructionSection[] => {
  const blocks = text.split(/\n[^\S\n]*\n/).filter((block) => block.trim() !== '');
  const steps = blocks.length > 1 ? blocks.flatMap(stepsOfBlock) : linesOf(text);
  const sections: InstructionSection[] = [];
  for (const step of steps) {
    const heading = headingIn(step);
    if (heading !== null) sections.push({ name: heading, steps: [] });
    else if (sections.length === 0) sections.push({ name: null, steps: [{ text: step }] });
    else sections.at(-1)?.steps.push({ text: step });
  }
  return withoutStepNumbers(sections);
};

/** A block is one step, unless each of its lines counts itself or its first one is a heading. */
const stepsOfBlock = (block: string): string[] => {
  const lines = linesOf(block);
  const [first = '', ...rest] = lines;
  if (lines.length > 1 && lines.every((line) => counted.test(line))) return lines;
  if (headingIn(first) !== null && rest.length > 0) return [first, ...stepsOfBlock(rest.join('\n'))];
  return [lines.join('\n')];
};

const counted = /^(?:step\s*)?\d{1,2}\s*[.):]/i;
const longestHeading = 60;

const headingIn = (line: string): string | null =>
  line.length <= longestHeading && line.endsWith(':') && /\p{L}/u.test(line) && !/[.!?\n]/.test(line)
    ? line.slice(0, -1).trim()
    : null;
