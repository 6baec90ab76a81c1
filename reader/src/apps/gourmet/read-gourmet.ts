import { plainText } from '../../html/plain-text.ts';
import type { AppReader } from '../app-reader.ts';
import { type AppIngredient, type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { sectionsOf } from '../lines.ts';
import { addressOf, bytesOf, listedIn, ratingOf, timeOf } from '../values.ts';
import { childOf, childrenOf, elementsIn, lineOf, linesIn, wordsIn, type XmlNode } from '../xml.ts';

/** Gourmet Recipe Manager: texts are padded with blanks, and bold or slanted words are marked as in HTML. */
export const gourmet: AppReader = {
  app: 'gourmet',
  recognise: ({ text }) => {
    const begin = text.slice(0, 4096);
    // One that was cut behind its first line is still one.
    if (/<(?:!DOCTYPE )?gourmetdoc\b/i.test(begin)) return 1;
    // Older versions gave the list another name.
    return /<recipedoc[\s>]/i.test(begin) && /<ingredient-list[\s>]/i.test(text.slice(0, 100_000)) ? 1 : 0;
  },
  *read(file) {
    for (const node of elementsIn(file.text, 'recipe')) yield recipeOf(node, file.path);
  },
};

const recipeOf = (node: XmlNode, path: string): AppRecipe => {
  const field = (name: string) => wordsIn(childOf(node, name));
  const bytes = bytesOf(childOf(node, 'image')?.text);
  const id = node.attributes.id ?? field('title');
  return {
    ...emptyRecipe(`${path}#${id}`),
    name: field('title'),
    author: field('source') || undefined,
    url: addressOf(field('link')),
    yield: field('yields') || field('servings') || undefined,
    prepTime: timeOf(field('preptime')),
    cookTime: timeOf(field('cooktime')),
    categories: listedIn(field('category')),
    cuisines: listedIn(field('cuisine')),
    rating: starsOf(field('rating')),
    ingredientGroups: groupsOf(childOf(node, 'ingredient-list'), path),
    instructionSections: sectionsOf(plainLines(linesIn(childOf(node, 'instructions')))),
    notes: [childOf(node, 'modifications')].flatMap((note) => {
      const text = plainLines(linesIn(note));
      return text ? [{ title: null, text }] : [];
    }),
    pictures: bytes ? [{ bytes }] : [],
  };
};

/** "3/5 stars". */
const starsOf = (text: string): number | undefined => {
  const [, stars = '', most = ''] = /^([\d.,]+)\s*(?:\/\s*(\d+))?/.exec(text) ?? [];
  // A bare number counts half stars.
  return ratingOf(stars, Number(most) || 10);
};

/** Marks may be escaped once more than the file is. */
const plainLines = (text: string): string =>
  text
    .split('\n')
    .map((line) => plainText(line))
    .join('\n');

const ingredientOf = (node: XmlNode, path: string): AppIngredient => {
  const isOptional = node.attributes.optional === 'yes';
  if (node.name === 'ingref') {
    const { amount = '', refid = '' } = node.attributes;
    return lineOf({ amount, food: wordsIn(node), recipe: refid ? `${path}#${refid}` : wordsIn(node) });
  }
  return lineOf({
    amount: wordsIn(childOf(node, 'amount')),
    unit: wordsIn(childOf(node, 'unit')),
    food: wordsIn(childOf(node, 'item')),
    note: isOptional ? 'optional' : '',
  });
};

const groupsOf = (list: XmlNode | undefined, path: string): AppIngredientGroup[] => {
  const linesOf = (node: XmlNode) => childrenOf(node, 'ingredient', 'ingref').map((line) => ingredientOf(line, path));
  const groups: AppIngredientGroup[] = list ? [{ name: null, ingredients: linesOf(list) }] : [];
  for (const group of childrenOf(list, 'inggroup')) {
    groups.push({ name: wordsIn(childOf(group, 'groupname')) || null, ingredients: linesOf(group) });
  }
  return groups.filter(({ ingredients }) => ingredients.length > 0);
};
