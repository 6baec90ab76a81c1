import { type AppIngredient, type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { sectionsOf } from '../lines.ts';
import { asHeading } from '../marked-headings.ts';
import { plainMarkdown } from '../plain-markdown.ts';
import { listedIn } from '../values.ts';

/** The three parts of RecipeMD: what it is, its ingredients with slanted amounts, and its method, with a rule between them. */
const partsOf = (text: string): [about: string, ingredients: string, method: string] | undefined => {
  const [about = '', ingredients, ...method] = text.split(/^\s{0,3}(?:-[^\S\n]?){3,40}$/m);
  if (ingredients === undefined || !/^#\s/m.test(about)) return undefined;
  return /^\s{0,6}[-*+]\s+\*[^*\n]{1,60}\*\s/m.test(ingredients)
    ? [about, ingredients, method.join('\n\n')]
    : undefined;
};

export const isRecipeMd = (text: string): boolean => partsOf(text) !== undefined;

export const recipeOfRecipeMd = (path: string, text: string): AppRecipe => {
  const [about, ingredients, method] = partsOf(text) ?? ['', '', ''];
  const paragraphs = about.split(/\n\s*\n/).map((part) => part.trim());
  const isTitle = (part: string) => /^#\s/.test(part);
  const isYield = (part: string) => /^\*\*[^*]+\*\*$/.test(part);
  const isTags = (part: string) => /^\*[^*]+\*$/.test(part);
  const bare = (part: string) => part.replaceAll('*', '');
  const description = paragraphs.filter((part) => !isTitle(part) && !isYield(part) && !isTags(part));
  return {
    ...emptyRecipe(path),
    name: (paragraphs.find(isTitle) ?? '').replace(/^#\s+/, ''),
    description: plainMarkdown(description.join('\n\n')) || undefined,
    yield: paragraphs.filter(isYield).map(bare).join(', ') || undefined,
    tags: paragraphs.filter(isTags).flatMap((part) => listedIn(bare(part))),
    ingredientGroups: groupsOf(ingredients.split('\n')),
    instructionSections: sectionsOf(
      method
        .split('\n')
        .map((line) => plainMarkdown(asHeading(line)))
        .join('\n'),
    ),
  };
};

const groupsOf = (lines: readonly string[]): AppIngredientGroup[] => {
  const groups: AppIngredientGroup[] = [{ name: null, ingredients: [] }];
  for (const line of lines.map((each) => each.trim()).filter((each) => each !== '')) {
    const heading = /^#{1,6}\s+(\S.*)$/.exec(line)?.[1];
    if (heading) groups.push({ name: heading, ingredients: [] });
    else groups.at(-1)?.ingredients.push(ingredientOf(line.replace(/^[-*+]\s+/, '')));
  }
  return groups.filter(({ ingredients }) => ingredients.length > 0);
};

/** A link to another file is another recipe. */
const ingredientOf = (line: string): AppIngredient => {
  const [link, recipe] = /\[([^[\]\n]{1,200})\]\([^()\s]{1,500}\)/.exec(line) ?? [];
  const text = plainMarkdown(link && recipe ? line.replace(link, recipe) : line);
  return { text, ...(recipe && { recipe }) };
};
