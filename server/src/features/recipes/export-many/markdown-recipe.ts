import type { Ingredient, Instruction, Recipe } from '@larder/contract';
import type { Words } from '../../../platform/http/index.ts';
import { factsOf, lineOf, nutritionOf } from './recipe-facts.ts';

interface Parts {
  words: Words;
  /** Where the picture lies, seen from the text. */
  picture: string | undefined;
}

/** A recipe as a text that people read anywhere. */
export const markdownRecipe = (recipe: Recipe, { words, picture }: Parts): string =>
  [
    `# ${plain(recipe.name)}`,
    picture && `![${plain(recipe.name)}](${picture})`,
    recipe.description.trim(),
    facts(recipe, words),
    section(words('export.ingredients'), ingredients(recipe.recipeIngredient)),
    section(words('export.method'), method(recipe.recipeInstructions)),
    ...recipe.notes.map(({ title, text }) => section(oneLine(title) || words('export.note'), text.trim())),
    section(words('export.nutrition'), nutrition(recipe, words)),
    recipe.orgURL && `${words('export.source')}: <${recipe.orgURL}>`,
  ]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A name, of which no sign is meant as Markdown. */
const plain = (name: string) => oneLine(name).replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);

const section = (title: string, content: string) => (content ? `## ${title}\n\n${content}` : '');

const facts = (recipe: Recipe, words: Words): string => {
  const names = (named: { name: string }[]) => named.map(({ name }) => plain(name)).join(', ');
  const known: [string, string][] = [
    ...factsOf(recipe, words),
    [words('export.categories'), names(recipe.recipeCategory)],
    [words('export.tags'), names(recipe.tags)],
    [words('export.tools'), names(recipe.tools)],
  ];
  return known.flatMap(([name, value]) => (value ? [`- **${name}:** ${oneLine(value)}`] : [])).join('\n');
};

const ingredients = (lines: Ingredient[]): string =>
  lines
    .flatMap((line) => [
      ...(line.title ? [`\n### ${oneLine(line.title)}\n`] : []),
      ...(line.display ? [`- ${oneLine(lineOf(line))}`] : []),
    ])
    .join('\n')
    .trim();

/** Steps are numbered on over the sections. */
const method = (steps: Instruction[]): string =>
  steps
    .map(({ title, summary, text }, index) => {
      const number = `${index + 1}. `;
      const whole = summary ? withSummary(plain(summary), text.trim()) : text.trim();
      const indented = whole.replaceAll('\n', `\n${' '.repeat(number.length)}`);
      return `${title ? `### ${oneLine(title)}\n\n` : ''}${number}${indented}`;
    })
    .join('\n\n');

/** What begins with a sign of Markdown stays a paragraph of its own. */
const withSummary = (summary: string, text: string): string =>
  /^[\p{L}\p{N}]/u.test(text) ? `**${summary}:** ${text}` : [`**${summary}**`, text].filter(Boolean).join('\n\n');

const nutrition = (recipe: Recipe, words: Words): string =>
  nutritionOf(recipe, words)
    .map(([name, value]) => `- ${name}: ${value}`)
    .join('\n');
