import type { AppRecipe } from './app-recipe.ts';
import type { FrontMatter } from './front-matter.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { addressOf, listedIn, momentOf, ratingOf, timeOf, unplacedOf } from './values.ts';

type Fields = FrontMatter['fields'];

/** What the lines above a recipe say of it, without what it is made of. */
export type MatterFacts = Pick<
  AppRecipe,
  | 'name'
  | 'description'
  | 'url'
  | 'author'
  | 'language'
  | 'yield'
  | 'prepTime'
  | 'cookTime'
  | 'totalTime'
  | 'categories'
  | 'tags'
  | 'cuisines'
  | 'equipment'
  | 'rating'
  | 'createdAt'
  | 'video'
  | 'unplaced'
>;

/** The names that people and programs give a fact, the one that counts most first; blanks, dots and dashes in them are all one. */
const names = {
  name: ['title', 'name'],
  description: ['description', 'summary', 'introduction'],
  url: ['source_url', 'original_url', 'url', 'link', 'source'],
  author: ['author', 'source_author', 'source_name', 'by'],
  source: ['source'],
  language: ['locale', 'language', 'lang'],
  servings: ['servings', 'serves', 'portions'],
  yield: ['yield', 'yields', 'makes', 'recipe_yield'],
  prepTime: ['prep_time', 'preptime', 'time_prep', 'preparation_time', 'prep'],
  cookTime: ['cook_time', 'cooktime', 'time_cook', 'cooking_time', 'cook'],
  totalTime: ['total_time', 'totaltime', 'time', 'duration', 'time_required'],
  categories: ['categories', 'category', 'course'],
  tags: ['tags', 'tag', 'keywords'],
  cuisines: ['cuisine', 'cuisines'],
  equipment: ['equipment', 'tools'],
  rating: ['rating', 'stars'],
  createdAt: ['date', 'created', 'date_created'],
  video: ['video', 'video_url'],
  pictures: ['image', 'images', 'picture', 'photo', 'cover', 'thumbnail'],
} satisfies Record<string, string[]>;

/** What is read elsewhere, or says something to a program alone. */
const elsewhere =
  'layout ingredients directions instructions steps method components notes published permalink slug id';

const placed = new Set([...Object.values(names).flat(), ...elsewhere.split(' ')]);

const plainKey = (key: string): string => key.replace(/[\s.-]+/g, '_');

/** By the field that each name means. */
export const factsOfMatter = (fields: Fields): MatterFacts => {
  const plain = new Map([...fields].map(([key, values]) => [plainKey(key), values]));
  const value = (of: keyof typeof names) =>
    names[of].map((key) => plain.get(key)?.[0] ?? '').find((text) => text !== '') ?? '';
  const list = (of: keyof typeof names) => [
    ...new Set(names[of].flatMap((key) => (plain.get(key) ?? []).flatMap((line) => listedIn(line)))),
  ];
  const source = value('source');
  const others = [...fields].filter(([key]) => !placed.has(plainKey(key)));
  return {
    name: value('name'),
    description: value('description') || undefined,
    url: names.url.map((key) => addressOf(plain.get(key)?.[0])).find(Boolean),
    author: value('author') || (addressOf(source) ? undefined : plainMarkdown(source)) || undefined,
    language: value('language') || undefined,
    yield: withUnit(value('servings') || value('yield')) || undefined,
    prepTime: timeOf(value('prepTime')),
    cookTime: timeOf(value('cookTime')),
    totalTime: timeOf(value('totalTime')),
    categories: list('categories'),
    tags: list('tags').map((tag) => tag.replace(/^#/, '')),
    cuisines: list('cuisines'),
    equipment: list('equipment'),
    rating: ratingOf(value('rating')),
    createdAt: momentOf(value('createdAt')),
    video: addressOf(value('video')),
    unplaced: unplacedOf({
      ...Object.fromEntries(others.map(([key, values]) => [key.slice(0, 1).toUpperCase() + key.slice(1), values])),
      Yield: value('servings') ? withUnit(value('yield')) : '',
    }),
  };
};

/** The pictures that are named above a recipe. */
export const picturesOfMatter = (fields: Fields): string[] =>
  names.pictures.flatMap((key) => (fields.get(key) ?? []).flatMap((line) => listedIn(line)));

/** Cooklang parts an amount from its unit by `%`, and once had several that a recipe can be scaled to, of which the first is its own. */
const withUnit = (amount: string): string => amount.replace(/^(\d{1,4})(?:\|\d{1,4}){1,20}$/, '$1').replace('%', ' ');
