import type { AppReader } from '../app-reader.ts';
import type { AppRecipe } from '../app-recipe.ts';
import { frontMatterOf } from '../front-matter.ts';
import { pictureAt, picturesOf } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import { recipesOfText } from '../text/read-text.ts';
import { looksLikeRecipe } from '../text/recipes-in-text.ts';
import { addressOf, listedIn, momentOf, ratingOf, timeOf } from '../values.ts';

/** Markdown with one or several recipes, as people keep notes, also with fields between lines of `---` above. */
export const markdown: AppReader = {
  app: 'markdown',
  recognise: ({ start, text }) => {
    if (!/^(?:\u00ef\u00bb\u00bf)?\s*(?:-{3}\s|#{1,6}\s)|\n#{1,6}\s/.test(start)) return 0;
    return looksLikeRecipe(text.slice(0, 20_000).split('\n')) ? 0.2 : 0;
  },
  *read(file) {
    const matter = frontMatterOf(file.text);
    const text = matter?.body ?? file.text;
    const [first, ...others] = recipesOfText(file, text.replace(embedded, ''));
    if (first) yield { ...withFields(first, matter?.fields ?? new Map()), pictures: picturesIn(file, text) };
    yield* others;
  },
};

/** `![[pie.jpg]]` as some programs for notes write it. */
const embedded = /!\[\[([^[\]\n]{1,300})\]\]/g;

const picturesIn = ({ around }: OpenedFile, text: string): AppRecipe['pictures'] => {
  const named = [...text.matchAll(/!\[[^[\]\n]{0,200}\]\(([^()\s]{1,1000})/g), ...text.matchAll(embedded)];
  const names = named.map(([, name = '']) => name.split('|')[0] ?? '');
  return [
    ...picturesOf(names.map((name) => pictureAt(around, name))),
    ...names.flatMap((name) => addressOf(name) ?? []).map((url) => ({ url })),
  ];
};

const withFields = (recipe: AppRecipe, fields: Map<string, string[]>): AppRecipe => {
  const value = (...keys: string[]) => keys.map((key) => fields.get(key)?.[0] ?? '').find((text) => text !== '') ?? '';
  const list = (...keys: string[]) => keys.flatMap((key) => fields.get(key) ?? []).flatMap((line) => listedIn(line));
  return {
    ...recipe,
    name: value('title', 'name') || recipe.name,
    description: recipe.description ?? (value('description', 'summary') || undefined),
    url: recipe.url ?? addressOf(value('source_url', 'url', 'link', 'source')),
    author: recipe.author ?? (value('author') || undefined),
    yield: recipe.yield ?? (value('servings', 'serves', 'yield') || undefined),
    prepTime: recipe.prepTime ?? timeOf(value('prep_time', 'preptime', 'prep')),
    cookTime: recipe.cookTime ?? timeOf(value('cook_time', 'cooktime', 'cook')),
    totalTime: recipe.totalTime ?? timeOf(value('total_time', 'totaltime', 'time')),
    categories: [...new Set([...recipe.categories, ...list('category', 'categories')])],
    tags: [...new Set([...recipe.tags, ...list('tags', 'tag', 'keywords').map((tag) => tag.replace(/^#/, ''))])],
    rating: recipe.rating ?? ratingOf(value('rating')),
    createdAt: recipe.createdAt ?? momentOf(value('date', 'created')),
  };
};
