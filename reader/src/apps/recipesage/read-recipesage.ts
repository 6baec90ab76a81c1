import type { AppReader } from '../app-reader.ts';
import { type AppPicture, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { ingredientGroupsOf, linesOf, sectionsOf } from '../lines.ts';
import { asHeading } from '../marked-headings.ts';
import { addressOf, momentOf, ratingOf, timeOf } from '../values.ts';
import { childOf, childrenOf, elementsIn, linesIn, wordsIn, type XmlNode } from '../xml.ts';

/**
 * RecipeSage's XML; what it writes as JSON is schema.org's. Written without a file of the program: a recipe is an element of either name
 * that has a title, and what is a list may be texts or elements with a title or an address in them.
 */
export const recipesage: AppReader = {
  app: 'recipesage',
  recognise: ({ text }) => {
    const start = text.slice(0, 100_000);
    return /<activeTime[\s/>]/.test(start) && /<recipes?[\s>]/.test(start) ? 1 : 0;
  },
  *read(file) {
    let number = 0;
    for (const name of ['recipe', 'recipes']) {
      for (const node of elementsIn(file.text, name)) {
        if (!childOf(node, 'title')) continue;
        number += 1;
        yield recipeOf(node, `${file.path}#${number}`);
      }
      if (number > 0) return;
    }
  },
};

const recipeOf = (node: XmlNode, key: string): AppRecipe => {
  const words = (name: string) => wordsIn(childOf(node, name));
  const lines = (name: string) => linesOf(linesIn(childOf(node, name))).map(asHeading);
  const notes = linesIn(childOf(node, 'notes'));
  return {
    ...emptyRecipe(key),
    name: words('title'),
    description: linesIn(childOf(node, 'description')) || undefined,
    author: words('source') || undefined,
    url: addressOf(words('url')),
    yield: words('yield') || undefined,
    prepTime: timeOf(words('activetime')),
    totalTime: timeOf(words('totaltime')),
    ingredientGroups: ingredientGroupsOf(lines('ingredients')),
    instructionSections: sectionsOf(lines('instructions').join('\n')),
    tags: childrenOf(node, 'labels', 'label').flatMap(textsBelow),
    notes: notes === '' ? [] : [{ title: null, text: notes }],
    rating: ratingOf(words('rating')),
    createdAt: momentOf(words('createdat')),
    pictures: childrenOf(node, 'images', 'image')
      .flatMap(textsBelow)
      .flatMap((text): AppPicture[] => {
        const url = addressOf(text);
        return url ? [{ url }] : [];
      }),
  };
};

/** Its own text, else the titles, addresses and texts in it. */
const textsBelow = (node: XmlNode): string[] => {
  const own = wordsIn(node);
  if (own !== '') return [own];
  const named = childrenOf(node, 'title', 'location', 'url').map(wordsIn);
  return (named.length > 0 ? named : node.children.flatMap(textsBelow)).filter((text) => text !== '');
};
