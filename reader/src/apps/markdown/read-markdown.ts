import type { AppReader } from '../app-reader.ts';
import type { AppRecipe } from '../app-recipe.ts';
import { frontMatterOf } from '../front-matter.ts';
import { factsOfMatter, type MatterFacts, picturesOfMatter } from '../matter-facts.ts';
import { pictureAt, picturesOf } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import { recipesOfText } from '../text/read-text.ts';
import { looksLikeRecipe } from '../text/recipes-in-text.ts';
import { addressOf, textsOf } from '../values.ts';
import { ownMarkdownOf, recipeOfOwnMarkdown } from './own-markdown.ts';
import { isRecipeMd, recipeOfRecipeMd } from './recipemd.ts';

/** Markdown with one or several recipes, as people keep notes, also with fields between lines of `---` above. */
export const markdown: AppReader = {
  app: 'markdown',
  recognise: ({ start, text }) => {
    if (!/^(?:\u00ef\u00bb\u00bf)?\s*(?:-{3}\s|#{1,6}\s)|\n#{1,6}\s/.test(start)) return 0;
    if (ownMarkdownOf(text)) return 1;
    const begin = text.slice(0, 20_000);
    return looksLikeRecipe(begin.split('\n')) || isRecipeMd(begin) ? 0.2 : 0;
  },
  *read(file) {
    const own = ownMarkdownOf(file.text);
    if (own) {
      yield { ...recipeOfOwnMarkdown(file, own), pictures: picturesIn(file, '', textsOf(own.fields.get('image'))) };
      return;
    }
    const matter = frontMatterOf(file.text);
    const text = matter?.body ?? file.text;
    const [first, ...others] = isRecipeMd(text)
      ? [recipeOfRecipeMd(file.path, text.replace(pictureMark, ''))]
      : recipesOfText(file, withoutLinks(text).replace(/^ {0,3}>[^\S\n]?/gm, ''));
    if (first) {
      const fields = matter?.fields ?? new Map<string, string[]>();
      const pictures = picturesIn(file, text, picturesOfMatter(fields));
      yield { ...withFacts(first, factsOfMatter(fields)), pictures };
    }
    yield* others;
  },
};

/** Pictures are taken apart, and `[[Flour|flour]]` links to another note. */
const withoutLinks = (text: string): string =>
  text
    .replace(embedded, '')
    .replace(pictureMark, '')
    .replace(/\[\[(?:[^[\]|\n]{1,300}\|)?([^[\]|\n]{1,300})\]\]/g, '$1');

const pictureMark = /!\[[^[\]\n]{0,200}\]\(([^()\s]{1,1000})(?:\s[^()\n]{0,200})?\)/g;

/** `![[pie.jpg]]` as some programs for notes write it. */
const embedded = /!\[\[([^[\]\n]{1,300})\]\]/g;

const picturesIn = ({ around }: OpenedFile, text: string, above: readonly string[]): AppRecipe['pictures'] => {
  const named = [...text.matchAll(pictureMark), ...text.matchAll(embedded)];
  const names = [...above, ...named.map(([, name = '']) => name.split('|')[0] ?? '')];
  return [
    ...picturesOf(names.map((name) => pictureAt(around, name))),
    ...names.flatMap((name) => addressOf(name) ?? []).map((url) => ({ url })),
  ];
};

/** What stands above counts where the text does not say it; its title always. */
const withFacts = (recipe: AppRecipe, facts: MatterFacts): AppRecipe => ({
  ...facts,
  ...withoutUnknown(recipe),
  name: facts.name || recipe.name,
  categories: [...new Set([...recipe.categories, ...facts.categories])],
  tags: [...new Set([...recipe.tags, ...facts.tags])],
  cuisines: [...new Set([...recipe.cuisines, ...facts.cuisines])],
  equipment: [...new Set([...recipe.equipment, ...facts.equipment])],
  unplaced: [...recipe.unplaced, ...facts.unplaced],
});

const withoutUnknown = (recipe: AppRecipe): AppRecipe => {
  const known = { ...recipe };
  for (const field of ['description', 'url', 'author', 'yield', 'prepTime', 'cookTime', 'totalTime', 'rating'] as const)
    if (known[field] === undefined) delete known[field];
  return known;
};
