import type { AppReader } from '../app-reader.ts';
import {
  type AppIngredient,
  type AppIngredientGroup,
  type AppPicture,
  type AppRecipe,
  emptyRecipe,
} from '../app-recipe.ts';
import { linesOf, sectionsOf } from '../lines.ts';
import { nutritionOf } from '../method-text.ts';
import { pictureAt } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf, minutesOf, ratingOf, unplacedOf } from '../values.ts';
import { childOf, childrenOf, elementsIn, lineOf, linesIn, wordsIn, type XmlNode } from '../xml.ts';
import { withWholeAttributes } from './whole-attributes.ts';

/** MasterCook's exchange files, `.mx2`: XML that often is none, in Windows-1252 whatever they declare. */
export const mastercookXml: AppReader = {
  app: 'mastercook_xml',
  recognise: ({ text }) => (/<mx2[\s>]/i.test(text.slice(0, 4096)) ? 1 : 0),
  *read(file) {
    let number = 0;
    for (const node of elementsIn(withWholeAttributes(file.text), 'rcpe')) {
      number += 1;
      yield recipeOf(node, `${file.path}#${number}`, file);
    }
  },
};

const recipeOf = (node: XmlNode, key: string, file: OpenedFile): AppRecipe => {
  const field = (name: string) => linesIn(childOf(node, name));
  const cooking = childrenOf(node, 'altt').find(({ attributes }) => /cook|bak/i.test(attributes.label ?? ''));
  const ratings = childrenOf(childOf(node, 'rats'), 'rate');
  // What somebody thinks of all of it; MasterCook counts to ten.
  const rating = ratings.length === 1 ? ratingOf(ratings[0]?.attributes.value, 10) : undefined;
  const sources = childrenOf(node, 'alts').map(({ attributes }) => attributes);
  const url = sources.map(({ source }) => addressOf(source)).find(Boolean);
  const { nutrition, others } = nutritionOf(field('nutr').replace(/^per serving[^:]{0,60}:/i, ''));
  return {
    ...emptyRecipe(key),
    name: node.attributes.name?.trim() ?? '',
    description: field('desc') || undefined,
    author: [node.attributes.author?.trim(), field('srce')].filter(Boolean).join(', ') || undefined,
    yield: yieldOf(childOf(node, 'serv'), childOf(node, 'yield')),
    prepTime: clock(childOf(node, 'prpt')),
    cookTime: clock(cooking),
    totalTime: clock(childOf(node, 'ttim')),
    categories: childrenOf(childOf(node, 'cats'), 'catt')
      .map(wordsIn)
      .filter((name) => name !== '' && name !== 'None'),
    ingredientGroups: groupsOf(node),
    instructionSections: sectionsOf(
      childrenOf(childOf(node, 'dirs'), 'dirt')
        .flatMap((step) => linesOf(linesIn(step)).join('\n') || [])
        .join('\n\n'),
    ),
    notes: [
      { title: null, text: field('note') },
      { title: 'Serving ideas', text: field('srvi') },
    ].filter(({ text }) => text !== ''),
    nutrition,
    url,
    rating,
    pictures: picturesOf(node, file),
    unplaced: unplacedOf({
      Nutrition: others.join('; '),
      Wine: field('wine'),
      Copyright: field('cpyr'),
      Ratings: (rating === undefined ? ratings : []).map(({ attributes }) => `${attributes.name} ${attributes.value}`),
      ...Object.fromEntries(
        sources.filter(({ source }) => source?.trim() !== url).map(({ label, source }) => [label ?? 'Source', source]),
      ),
    }),
  };
};

/** `elapsed="0:30"`. */
const clock = (node: XmlNode | undefined) => {
  const [, hours, minutes] = /^(\d{1,4}):(\d{2})$/.exec(node?.attributes.elapsed?.trim() ?? '') ?? [];
  return hours && minutes ? minutesOf(String(60 * Number(hours) + Number(minutes))) : undefined;
};

/** "8" of "8.000000". */
const quantityIn = (node: XmlNode | undefined): string => {
  const quantity = (node?.attributes.qty ?? '').trim();
  return /^\d{1,6}\.\d{1,6}$/.test(quantity) ? String(Number(quantity)) : quantity;
};

const yieldOf = (servings: XmlNode | undefined, made: XmlNode | undefined): string | undefined => {
  const count = quantityIn(servings);
  if (count && count !== '0') return count;
  return [quantityIn(made), made?.attributes.unit?.trim()].filter(Boolean).join(' ') || undefined;
};

/** S opens a group and T is a text between the lines; R is another recipe, and the rest are ingredients. */
const groupsOf = (node: XmlNode): AppIngredientGroup[] => {
  const groups: AppIngredientGroup[] = [{ name: null, ingredients: [] }];
  for (const line of childrenOf(node, 'ingr')) {
    const { name = '', code = 'I' } = line.attributes;
    const isHeading = /^[ST]$/i.test(code.trim());
    if (isHeading && name.trim() !== '') groups.push({ name: name.trim().replace(/:$/, ''), ingredients: [] });
    else if (!isHeading) {
      const ingredient = ingredientOf(line);
      if (ingredient.text !== '') groups.at(-1)?.ingredients.push(ingredient);
    }
  }
  return groups.filter(({ ingredients }) => ingredients.length > 0);
};

const ingredientOf = (line: XmlNode): AppIngredient => {
  const { name = '', unit = '', qty = '', code = 'I' } = line.attributes;
  return lineOf({
    amount: qty.replace(/^(\d+\/\d+) (\d+)$/, '$1-$2'),
    unit,
    food: name,
    note: wordsIn(childOf(line, 'iprp')),
    ...(/^R$/i.test(code.trim()) && { recipe: name.trim() }),
  });
};

const picturesOf = (node: XmlNode, file: OpenedFile): AppPicture[] => {
  const { img = '', image = '' } = node.attributes;
  const named = pictureAt(file.around, img || image);
  return named ? [{ file: named }] : [];
};
