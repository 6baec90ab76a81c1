import type { InstructionSection } from '../../recipe.ts';
import type { AppReader } from '../app-reader.ts';
import { type AppIngredientGroup, type AppPicture, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { pictureAt } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf, bytesOf, listedIn, minutesOf, ratingOf, unplacedOf } from '../values.ts';
import { childOf, childrenOf, elementsIn, lineOf, linesIn, wordsIn, type XmlNode } from '../xml.ts';

/** Living Cookbook: `.fdx`, and `.fdxz` in which it lies packed beside its pictures. Chapters, menus and techniques are no recipes. */
export const livingcookbook: AppReader = {
  app: 'livingcookbook',
  recognise: ({ text }) => (/<(?:fdx|hixz)\s|source="living cookbook/i.test(text.slice(0, 4096)) ? 1 : 0),
  *read(file) {
    let number = 0;
    const chapters = new Map<string, string>();
    const ids = new Set<string>();
    for (const list of elementsIn(file.text, 'cookbookchapters', 'recipes')) {
      for (const { attributes } of childrenOf(list, 'cookbookchapter'))
        chapters.set(attributes.id ?? '', attributes.name?.trim() ?? '');
      for (const node of childrenOf(list, 'recipe')) {
        number += 1;
        // Lines ask for other recipes by their ids.
        const { id = '' } = node.attributes;
        const key = id === '' || ids.has(id) ? `recipe-${number}` : id;
        ids.add(id);
        const chapter = chapters.get(node.attributes.cookbookchapterid ?? '') ?? '';
        yield recipeOf(node, `${file.path}#${key}`, chapter, file);
      }
    }
  },
};

const recipeOf = (node: XmlNode, key: string, chapter: string, file: OpenedFile): AppRecipe => {
  const field = (name: string) => (node.attributes[name] ?? '').replace(/\r\n?/g, '\n').trim();
  const reviews = childrenOf(childOf(node, 'recipereviews'), 'recipereview');
  const notes = [
    ...childrenOf(childOf(node, 'recipetips'), 'recipetip'),
    ...childrenOf(childOf(node, 'recipeauthornotes'), 'recipeauthornote'),
    ...reviews,
  ];
  return {
    ...emptyRecipe(key),
    name: field('name'),
    description: field('comments') || undefined,
    author: [field('author'), field('source')].filter(Boolean).join(', ') || undefined,
    url: addressOf(field('webpage')),
    yield: field('servings') || field('yield') || undefined,
    prepTime: minutesOf(field('preparationtime')),
    cookTime: minutesOf(field('cookingtime')),
    totalTime: minutesOf(field('readyintime')),
    categories: [...new Set([...listedIn(field('recipetypes')), chapter])].filter((name) => name !== ''),
    rating: reviews.map(({ attributes }) => ratingOf(attributes.rating)).find((rating) => rating !== undefined),
    createdAt: dayOf(field('createdate')),
    ingredientGroups: groupsOf(node, key),
    instructionSections: sectionsIn(childOf(node, 'recipeprocedures')),
    notes: notes.flatMap((note) => (linesIn(note) ? [{ title: null, text: linesIn(note) }] : [])),
    pictures: picturesOf(node, file),
    unplaced: unplacedOf({
      Yield: field('servings') ? field('yield') : '',
      'Oven temperature': field('oventemperaturec')
        ? `${field('oventemperaturec')} °C`
        : field('oventemperaturef') && `${field('oventemperaturef')} °F`,
      Difficulty: field('degreeofdifficulty'),
      'Inactive time': field('inactivetime'),
      Copyright: field('copyright'),
      Accompaniment: field('accompaniment'),
    }),
  };
};

const dayOf = (text: string): string | undefined => /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0];

const isHeading = ({ attributes }: XmlNode): boolean => attributes.heading?.toUpperCase() === 'Y';

const groupsOf = (node: XmlNode, key: string): AppIngredientGroup[] => {
  const groups: AppIngredientGroup[] = [{ name: null, ingredients: [] }];
  for (const line of childrenOf(childOf(node, 'recipeingredients'), 'recipeingredient')) {
    const { quantity = '', unit = '', ingredient = '', linktype = '', ingredientid = '' } = line.attributes;
    const recipe = /recipe/i.test(linktype) && ingredientid ? `${key.slice(0, key.indexOf('#'))}#${ingredientid}` : '';
    if (isHeading(line)) groups.push({ name: ingredient.trim() || null, ingredients: [] });
    else if (`${quantity}${unit}${ingredient}`.trim() !== '') {
      groups.at(-1)?.ingredients.push(lineOf({ amount: quantity, unit, food: ingredient, ...(recipe && { recipe }) }));
    }
  }
  return groups.filter(({ ingredients }) => ingredients.length > 0);
};

const sectionsIn = (procedures: XmlNode | undefined): InstructionSection[] => {
  const sections: InstructionSection[] = [{ name: null, steps: [] }];
  for (const procedure of childrenOf(procedures, 'recipeprocedure')) {
    const text = linesIn(childOf(procedure, 'proceduretext')) || linesIn(procedure);
    if (isHeading(procedure)) sections.push({ name: text || null, steps: [] });
    else if (text !== '') sections.at(-1)?.steps.push({ text });
  }
  return sections.filter(({ steps }) => steps.length > 0);
};

const picturesOf = (node: XmlNode, file: OpenedFile): AppPicture[] => {
  const nodes = [...childrenOf(node, 'recipeimage'), ...childrenOf(childOf(node, 'recipeimages'), 'recipeimage')];
  return nodes.flatMap((image): AppPicture[] => {
    const bytes = bytesOf(image.text);
    if (bytes) return [{ bytes }];
    const named = pictureAt(file.around, image.attributes.filename ?? wordsIn(image));
    return named ? [{ file: named }] : [];
  });
};
