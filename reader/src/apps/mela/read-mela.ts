import type { AppReader } from '../app-reader.ts';
import { type AppPicture, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { ingredientGroupsOf, linesOf, sectionsOf } from '../lines.ts';
import { groupsAtHeadings, sectionsAtHeadings } from '../marked-headings.ts';
import { nutritionOfLines } from '../nutrition.ts';
import { plainMarkdown } from '../plain-markdown.ts';
import { addressOf, bytesOf, isRecord, ratingOf, textOf, textsOf, timeOf, unplacedOf } from '../values.ts';

/** Mela: JSON of one recipe, alone or in a zip. Long fields are text in which a line that begins with "#" is a heading. */
export const mela: AppReader = {
  app: 'mela',
  recognise: ({ json }) => (isMela(json) ? 1 : 0),
  *read({ json, path }) {
    if (isMela(json)) yield recipeOf(json, path);
  },
};

const marks = ['wantToCook', 'favorite', 'instructions', 'ingredients', 'images', 'link', 'yield', 'text'];

const isMela = (json: unknown): json is Record<string, unknown> =>
  isRecord(json) &&
  typeof json.title === 'string' &&
  ('wantToCook' in json || typeof json.instructions === 'string') &&
  marks.filter((mark) => mark in json).length >= 5;

const recipeOf = (json: Record<string, unknown>, path: string): AppRecipe => {
  const { nutrition, others } = nutritionOfLines(linesOf(textOf(json.nutrition)));
  const link = textOf(json.link);
  // A link may have lost its beginning.
  const url = addressOf(link) ?? (/^[\w-]+\.[\w.-]+\/\S*$/.test(link) ? addressOf(`https://${link}`) : undefined);
  return {
    ...emptyRecipe(textOf(json.id) || path),
    name: textOf(json.title),
    description: plainMarkdown(textOf(json.text)) || undefined,
    url,
    author: url ? undefined : link || undefined,
    yield: textOf(json.yield) || undefined,
    prepTime: timeOf(json.prepTime),
    cookTime: timeOf(json.cookTime),
    totalTime: timeOf(json.totalTime),
    ingredientGroups: groupsAtHeadings(ingredientGroupsOf(linesOf(textOf(json.ingredients)).map(plainMarkdown))),
    instructionSections: sectionsAtHeadings(
      sectionsOf(linesOf(textOf(json.instructions)).map(plainMarkdown).join('\n')),
    ),
    categories: textsOf(json.categories),
    tags: json.wantToCook === true ? ['Want to cook'] : [],
    notes: textsOf(json.notes).map((text) => ({ title: null, text: plainMarkdown(text) })),
    nutrition,
    rating: ratingOf(json.rating),
    isFavourite: json.favorite === true,
    createdAt: dateOf(json.date),
    pictures: (Array.isArray(json.images) ? json.images : []).flatMap(pictureOf),
    unplaced: unplacedOf({ Nutrition: others }),
  };
};

const pictureOf = (value: unknown): AppPicture[] => {
  const address = addressOf(value);
  const bytes = address ? undefined : bytesOf(value);
  return address ? [{ url: address }] : bytes ? [{ bytes }] : [];
};

/** Apple counts the seconds from 2001 on. */
const dateOf = (value: unknown): string | undefined => {
  const moment = Date.UTC(2001, 0, 1) + Number(textOf(value)) * 1000;
  return textOf(value) !== '' && Math.abs(moment) < 8e15 ? new Date(moment).toISOString() : undefined;
};
