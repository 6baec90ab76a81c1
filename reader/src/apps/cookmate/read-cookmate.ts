import type { AppReader } from '../app-reader.ts';
import { type AppPicture, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { ingredientGroupsOf, linesOf, sectionsOf } from '../lines.ts';
import { asHeading } from '../marked-headings.ts';
import { nutritionOfLines } from '../nutrition.ts';
import { pictureAt } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf, ratingOf, timeOf, unplacedOf } from '../values.ts';
import { childOf, childrenOf, elementsIn, linesIn, wordsIn, type XmlNode } from '../xml.ts';

/** Cookmate, once My CookBook: `.mcb` is a zip with this XML and pictures; lines are items of a list, or those of a text. */
export const cookmate: AppReader = {
  app: 'cookmate',
  recognise: ({ start, text }) =>
    start.includes('<') && /<cookbook[\s>]/i.test(text.slice(0, 4096)) && /<recipetext>/i.test(text.slice(0, 200_000))
      ? 1
      : 0,
  *read(file) {
    let number = 0;
    for (const node of elementsIn(file.text, 'recipe')) yield recipeOf(node, `${file.path}#${++number}`, file);
  },
};

const recipeOf = (node: XmlNode, key: string, file: OpenedFile): AppRecipe => {
  const field = (name: string) => wordsIn(childOf(node, name));
  const all = (name: string) => childrenOf(node, name).map(wordsIn).filter(Boolean);
  const lines = (name: string) => childrenOf(node, name).flatMap(itemsIn);
  const { nutrition, others } = nutritionOfLines(lines('nutrition').map((line) => line.replace(/Content(?= ?:)/, '')));
  const source = field('source');
  return {
    ...emptyRecipe(key),
    name: field('title'),
    description: linesIn(childOf(node, 'description')) || undefined,
    url: addressOf(field('url')) ?? addressOf(source),
    author: addressOf(source) ? undefined : source || undefined,
    language: field('lang') || undefined,
    yield: field('quantity') || undefined,
    prepTime: timeOf(field('preptime')),
    cookTime: timeOf(field('cooktime')),
    totalTime: timeOf(field('totaltime')),
    ingredientGroups: ingredientGroupsOf(lines('ingredient').map(asHeading)),
    instructionSections: sectionsOf(lines('recipetext').map(asHeading).join('\n')),
    categories: all('category'),
    tags: all('tag'),
    notes: [...childrenOf(node, 'comments'), ...childrenOf(node, 'comment')].flatMap((note) => {
      const text = itemsIn(note).join('\n');
      return text === '' ? [] : [{ title: null, text }];
    }),
    nutrition,
    rating: ratingOf(field('rating')),
    isFavourite: /^(?:1|true)$/i.test(field('favorite')) || undefined,
    video: addressOf(field('video')),
    pictures: picturesOf(node, file),
    unplaced: unplacedOf({ Nutrition: others }),
  };
};

const itemsIn = (node: XmlNode): string[] => {
  const items = childrenOf(node, 'li');
  return items.length > 0 ? items.map(wordsIn).filter(Boolean) : linesOf(linesIn(node));
};

/** The path is that of the phone it came from, so only its last part is right. */
const picturesOf = (node: XmlNode, { around }: OpenedFile): AppPicture[] => {
  const paths = [...childrenOf(node, 'imagepath'), ...childrenOf(node, 'image')].map(wordsIn);
  const files = paths.flatMap((path) => pictureAt(around, path) ?? []);
  const address = addressOf(wordsIn(childOf(node, 'imageurl')));
  return files.length > 0 ? files.map((file) => ({ file })) : address ? [{ url: address }] : [];
};
