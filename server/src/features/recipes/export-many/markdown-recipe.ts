import type { Ingredient, Instruction, Recipe } from '@larder/contract';
import type { Words } from '../../../platform/http/index.ts';
import { factsOf, lineOf, nutritionOf } from './recipe-facts.ts';

interface Parts {
  words: Words;
  /** Where the picture lies, seen from the text. */
  picture: string | undefined;
  /** The folder in which its files lie. */
  folder: string;
}

interface Part {
  /** As whoever reads it back knows it, whatever the language. */
  kind: 'ingredients' | 'method' | 'note' | 'untitled-note' | 'nutrition' | 'source';
  title: string;
  content: string;
}

/**
 * A recipe as a text that people read anywhere. Above it stand its fields as programs for notes read them, each value as JSON, which is
 * YAML too; with them it comes back whole.
 */
export const markdownRecipe = (recipe: Recipe, { words, picture, folder }: Parts): string => {
  const list = facts(recipe, words);
  const parts = partsOf(recipe, words);
  const body = [
    `# ${plain(recipe.name)}`,
    picture && `![${plain(recipe.name)}](${picture})`,
    withoutHeadings(recipe.description.trim()),
    list,
    ...parts.map(({ title, content }) => (title ? `## ${title}\n\n${content}` : content)),
  ];
  const kinds = parts.flatMap(({ kind }) => (kind === 'source' ? [] : [kind]));
  return [matter(recipe, { picture, folder }, [...kinds, ...(list ? ['facts'] : [])]), ...body]
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
};

const partsOf = (recipe: Recipe, words: Words): Part[] => {
  const parts: Part[] = [
    { kind: 'ingredients', title: words('export.ingredients'), content: ingredients(recipe.recipeIngredient) },
    { kind: 'method', title: words('export.method'), content: method(recipe.recipeInstructions) },
    ...recipe.notes.map(({ title, text }): Part => {
      const called = plain(title);
      const content = withoutHeadings(text.trim());
      return called
        ? { kind: 'note', title: called, content }
        : { kind: 'untitled-note', title: words('export.note'), content };
    }),
    { kind: 'nutrition', title: words('export.nutrition'), content: nutrition(recipe, words) },
    { kind: 'source', title: '', content: recipe.orgURL ? `${words('export.source')}: <${recipe.orgURL}>` : '' },
  ];
  return parts.filter(({ content }) => content !== '');
};

/** @param parts what the headings of the text open, and whether a list of facts stands above them */
const matter = (
  recipe: Recipe,
  { picture, folder }: Pick<Parts, 'picture' | 'folder'>,
  parts: readonly string[],
): string => {
  const names = (named: { name: string }[]) => named.map(({ name }) => name);
  const nutrients = Object.entries(recipe.nutrition).filter(([, amount]) => amount);
  const files = recipe.assets.flatMap(({ name, fileName, icon }) =>
    fileName ? [{ name, icon, file: `${folder}/${fileName}` }] : [],
  );
  const fields: Record<string, unknown> = {
    title: recipe.name,
    servings: recipe.recipeYield || (recipe.recipeServings > 0 ? String(recipe.recipeServings) : ''),
    'prep time': recipe.prepTime,
    'cook time': recipe.performTime ?? recipe.cookTime,
    'total time': recipe.totalTime,
    categories: names(recipe.recipeCategory),
    tags: names(recipe.tags),
    tools: names(recipe.tools),
    nutrition: nutrients.length > 0 ? Object.fromEntries(nutrients) : null,
    rating: recipe.rating,
    source: recipe.orgURL,
    date: recipe.dateAdded,
    image: picture,
    files,
    // Texts link to files by it.
    id: files.length > 0 && recipe.id,
  };
  const isSaid = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));
  const lines = Object.entries(fields).flatMap(([key, value]) =>
    isSaid(value) ? [`${key}: ${JSON.stringify(value)}`] : [],
  );
  return ['---', ...lines, `larder: ${JSON.stringify(parts)}`, '---'].join('\n');
};

/** Headings in a text are no parts of the recipe: they go down below those that are. */
const withoutHeadings = (text: string): string => text.replaceAll(/^#{1,3}(?= )/gm, '####');

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A name, of which no sign is meant as Markdown. */
const plain = (name: string) => oneLine(name).replaceAll(/[\\`*_[\]<>]/g, String.raw`\$&`);

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
      ...(line.title ? [`\n### ${plain(line.title)}\n`] : []),
      ...(line.display ? [`- ${linked(line)}`] : []),
    ])
    .join('\n')
    .trim();

/** Another recipe lies beside this one. */
const linked = (line: Ingredient): string => {
  const text = oneLine(lineOf(line));
  const { slug, name } = line.referencedRecipe ?? {};
  return slug && name && text.includes(name) && !/[[\]]/.test(name)
    ? text.replace(name, () => `[${name}](${slug}.md)`)
    : text;
};

/** Steps are numbered on over the sections. */
const method = (steps: Instruction[]): string =>
  steps
    .map(({ title, summary, text }, index) => {
      const number = `${index + 1}. `;
      const whole = summary ? withSummary(plain(summary), text.trim()) : text.trim();
      const indented = whole.replaceAll('\n', `\n${' '.repeat(number.length)}`);
      return `${title ? `### ${plain(title)}\n\n` : ''}${number}${indented}`;
    })
    .join('\n\n');

/** What begins with a sign of Markdown stays a paragraph of its own. */
const withSummary = (summary: string, text: string): string =>
  /^[\p{L}\p{N}]/u.test(text) ? `**${summary}:** ${text}` : [`**${summary}**`, text].filter(Boolean).join('\n\n');

const nutrition = (recipe: Recipe, words: Words): string =>
  nutritionOf(recipe, words)
    .map(([name, value]) => `- ${name}: ${value}`)
    .join('\n');
