import type { AppReader } from '../app-reader.ts';
import { type AppIngredient, type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { sectionsOf } from '../lines.ts';
import { bytesOf, minutesOf, ratingOf, unplacedOf } from '../values.ts';
import { childOf, childrenOf, elementsIn, lineOf, linesIn, wordsIn, type XmlNode } from '../xml.ts';

/** Krecipes of KDE; its packed files are opened before. */
export const krecipes: AppReader = {
  app: 'krecipes',
  recognise: ({ text }) => (/<krecipes[\s>]/i.test(text.slice(0, 4096)) ? 1 : 0),
  *read(file) {
    let number = 0;
    for (const node of elementsIn(file.text, 'krecipes-recipe')) {
      number += 1;
      yield recipeOf(node, `${file.path}#${number}`);
    }
  },
};

const recipeOf = (node: XmlNode, key: string): AppRecipe => {
  const about = childOf(node, 'krecipes-description');
  const ratings = childrenOf(childOf(node, 'krecipes-ratings'), 'rating');
  return {
    ...emptyRecipe(key),
    name: wordsIn(childOf(about, 'title')),
    author: childrenOf(about, 'author').map(wordsIn).filter(Boolean).join(', ') || undefined,
    categories: childrenOf(about, 'category')
      .flatMap((category) => [...childrenOf(category, 'cat').map(wordsIn), wordsIn(category)])
      .filter(Boolean),
    yield: yieldOf(childOf(about, 'yield')) || wordsIn(childOf(about, 'serving')) || undefined,
    prepTime: minutesOfClock(wordsIn(childOf(about, 'preparation-time'))),
    ingredientGroups: groupsOf(childOf(node, 'krecipes-ingredients')),
    instructionSections: sectionsOf(linesIn(childOf(node, 'krecipes-instructions'))),
    rating: meanOf(ratings),
    notes: ratings.flatMap((rating) => {
      const text = linesIn(childOf(rating, 'comment'));
      return text ? [{ title: wordsIn(childOf(rating, 'rater')) || null, text }] : [];
    }),
    pictures: childrenOf(childOf(about, 'pictures'), 'pic').flatMap((picture) => {
      const bytes = bytesOf(picture.text);
      return bytes ? [{ bytes }] : [];
    }),
    unplaced: unplacedOf({}),
  };
};

/** "0:30" is half an hour; a number alone is minutes. */
const minutesOfClock = (text: string) => {
  const [, hours, minutes] = /^(\d{1,3}):(\d{2})(?::\d{2})?$/.exec(text) ?? [];
  return minutesOf(hours && minutes ? String(60 * Number(hours) + Number(minutes)) : text);
};

const amountOf = (node: XmlNode | undefined): string =>
  [wordsIn(childOf(node, 'min')), wordsIn(childOf(node, 'max'))].filter(Boolean).join('-') || wordsIn(node);

const yieldOf = (node: XmlNode | undefined): string =>
  [amountOf(childOf(node, 'amount')), wordsIn(childOf(node, 'type'))].filter(Boolean).join(' ');

/** Of each criterion, at whatever depth. */
const starsBelow = (node: XmlNode): XmlNode[] =>
  /^(?:criterion-)?stars$/.test(node.name) ? [node] : node.children.flatMap(starsBelow);

const meanOf = (ratings: XmlNode[]): number | undefined => {
  const stars = ratings
    .flatMap(starsBelow)
    .map((node) => ratingOf(wordsIn(node)) ?? 0)
    .filter((star) => star > 0);
  return stars.length > 0 ? ratingOf(String(stars.reduce((sum, star) => sum + star, 0) / stars.length)) : undefined;
};

/** A line for each of what may be taken instead of each other, joined by "or" as Krecipes shows them. */
const linesOf = (node: XmlNode): AppIngredient[] => {
  const line = lineOf({
    amount: amountOf(childOf(node, 'amount')),
    unit: wordsIn(childOf(node, 'unit')),
    food: wordsIn(childOf(node, 'name')),
    note: wordsIn(childOf(node, 'prep')),
  });
  const others = childrenOf(childOf(node, 'substitutes'), 'ingredient').flatMap(linesOf);
  return [others.length > 0 ? { ...line, text: `${line.text}, or` } : line, ...others];
};

const groupsOf = (node: XmlNode | undefined): AppIngredientGroup[] => {
  const own = childrenOf(node, 'ingredient').flatMap(linesOf);
  const groups = childrenOf(node, 'ingredient-group').map((group) => ({
    name: group.attributes.name?.trim() || null,
    ingredients: childrenOf(group, 'ingredient').flatMap(linesOf),
  }));
  return [{ name: null, ingredients: own }, ...groups].filter(({ ingredients }) => ingredients.length > 0);
};
