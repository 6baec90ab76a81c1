import type { Ingredient, Instruction, Recipe } from '@larder/contract';
import { textOfMarkdown } from '@larder/kitchen';
import { paragraphsOf } from './paragraphs.ts';
import { grouped } from './recipe-facts.ts';

/**
 * A recipe in Cooklang, where ingredients stand in the steps: each one at the first place that names its food, and those that no step
 * names in a first step. Of a recipe whose ingredients have headings these are sections above the steps, each with its ingredients: a
 * section of Cooklang that holds nothing else is such a heading, and steps need not be parted in the same way.
 */
export const cooklangRecipe = (recipe: Recipe): string => {
  const lines = recipe.recipeIngredient.filter(({ display, title }) => display.trim() !== '' || title);
  const groups = grouped(lines);
  const isParted = groups.some(({ title }) => title !== '');
  const waiting = new Set<Marked>(isParted ? [] : lines.map((line) => ({ name: nameIn(line), mark: marked(line) })));
  const tools = new Set<Marked>(recipe.tools.map(({ name }) => ({ name: nameOf(name), mark: `#${nameOf(name)}{}` })));
  const steps = recipe.recipeInstructions.map((step) => ({
    title: step.title,
    text: withMarks(step, [waiting, tools]),
  }));
  return [
    frontMatter(recipe, [...tools]),
    ...(isParted ? groups.flatMap(sectionOf) : unplaced(waiting)),
    // Without a name one ends the section of ingredients above.
    ...(isParted && steps[0]?.title === '' ? ['= ='] : []),
    ...steps.flatMap(({ title, text }) => [...(title ? [`== ${oneLine(title)} ==`] : []), text]),
    ...recipe.notes.map(({ title, text }) => noteOf(title, text)),
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
};

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** YAML takes every JSON text as it is. */
const frontMatter = (recipe: Recipe, unnamedTools: readonly Marked[]): string => {
  const names = (named: { name: string }[]) => named.map(({ name }) => name);
  const known: Record<string, unknown> = {
    title: recipe.name,
    description: paragraphsOf(recipe.description).join('\n\n'),
    servings: recipe.recipeYield || recipe.recipeServings || '',
    'prep time': recipe.prepTime ?? '',
    'cook time': recipe.performTime ?? recipe.cookTime ?? '',
    'time required': recipe.totalTime ?? '',
    source: recipe.orgURL ?? '',
    category: names(recipe.recipeCategory).join(', '),
    tags: names(recipe.tags),
    // Cookware stands in steps alone; for what none of them names there is no other place.
    equipment: names([...unnamedTools]),
  };
  const lines = Object.entries(known).flatMap(([key, value]) =>
    value === '' || (Array.isArray(value) && value.length === 0) ? [] : [`${key}: ${JSON.stringify(value)}`],
  );
  return ['---', ...lines, '---'].join('\n');
};

/** Signs by which Cooklang knows its parts would begin one in plain words. */
const plain = (text: string): string =>
  text
    .replaceAll(/[@#~](?=[\p{L}\d{])/gu, '')
    .replaceAll('--', '–')
    .replaceAll('[-', '[ -')
    .replaceAll(/^[=>]+ ?/gm, '');

/** An ingredient or a tool that waits for the first step that names it. */
interface Marked {
  name: string;
  mark: string;
}

const nameOf = (name: string): string => oneLine(name.replaceAll(/[{}()@#~]/g, ' '));

const nameIn = ({ food, referencedRecipe, note }: Ingredient): string =>
  nameOf(food?.name ?? referencedRecipe?.name ?? textOfMarkdown(note));

/** `@flour{200%g}(sifted)`. What has neither food nor amount is a name alone. */
const marked = (ingredient: Ingredient): string => {
  const { quantity, unit, food, referencedRecipe, note } = ingredient;
  const amount = quantity ? String(quantity) : '';
  const measure = unit
    ? `%${oneLine((unit.useAbbreviation && unit.abbreviation) || unit.name).replaceAll(/[{}%]/g, '')}`
    : '';
  const more = (food || referencedRecipe) && note ? `(${oneLine(textOfMarkdown(note)).replaceAll(/[()]/g, '')})` : '';
  const path = referencedRecipe ? './' : '';
  return `@${path}${nameIn(ingredient)}{${amount}${amount ? measure : ''}}${more}`;
};

/** The text of a step in which the first mention of each food or tool that has not been met becomes its mark. */
const withMarks = ({ summary, text }: Instruction, waiting: Set<Marked>[]): string => {
  let written = plain([summary, ...paragraphsOf(text)].filter(Boolean).join('\n'));
  const found: string[] = [];
  // Longer names first: "olive oil" is not "oil".
  const all = waiting.flatMap((some) => [...some]);
  for (const one of all.sort((one, other) => other.name.length - one.name.length)) {
    const { name, mark } = one;
    const at = name ? placeOf(name, written) : undefined;
    if (at === undefined) continue;
    // A mark that no text has keeps the place, so that no other name is found inside of it.
    written = `${written.slice(0, at)}\u0000${found.length}\u0000${written.slice(at + name.length)}`;
    found.push(mark);
    for (const some of waiting) some.delete(one);
  }
  return written.replaceAll(/\0(\d+)\0/g, (_, number) => found[Number(number)] ?? '');
};

const placeOf = (name: string, text: string): number | undefined => {
  const [low, within] = [name.toLowerCase(), text.toLowerCase()];
  for (let at = within.indexOf(low); at >= 0; at = within.indexOf(low, at + 1)) {
    const isWord = !/[\p{L}\d]$/u.test(within.slice(0, at)) && !/^[\p{L}\d]/u.test(within.slice(at + low.length));
    if (isWord) return at;
  }
  return undefined;
};

/** Ingredients below their heading. */
const sectionOf = ({ title, lines }: { title: string; lines: Ingredient[] }): string[] => [
  ...(title ? [`= ${oneLine(title.replaceAll('=', ' '))} =`] : []),
  lines.map(marked).join(', '),
];

/** A step for what no step names. */
const unplaced = (waiting: Set<Marked>): string[] => {
  const lines = [...waiting].map(({ mark }) => mark);
  return lines.length > 0 ? [lines.join(', ')] : [];
};

/** A line of its own is a note of its own. */
const noteOf = (title: string, text: string): string =>
  `> ${plain(oneLine([title && `${title}:`, ...paragraphsOf(text)].filter(Boolean).join(' ')))}`;
