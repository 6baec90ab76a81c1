import type { AppReader } from '../app-reader.ts';
import { type AppIngredient, type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { sectionsOf } from '../lines.ts';
import { addressOf, timeOf, unplacedOf } from '../values.ts';
import { childOf, childrenOf, elementsIn, lineOf, linesIn, wordsIn, type XmlNode } from '../xml.ts';

/** RecipeML 0.5, which several programs of its time wrote. */
export const recipeml: AppReader = {
  app: 'recipeml',
  recognise: ({ text }) => (/<(?:!DOCTYPE )?recipeml\b/i.test(text.slice(0, 4096)) ? 1 : 0),
  *read(file) {
    let number = 0;
    for (const node of elementsIn(file.text, 'recipe')) {
      number += 1;
      yield recipeOf(node, `${file.path}#${number}`);
    }
  },
};

const recipeOf = (node: XmlNode, key: string): AppRecipe => {
  const head = childOf(node, 'head');
  const source = childOf(head, 'source');
  const sources = [...childrenOf(source, 'srcitem', 'p').map(wordsIn), wordsIn(source)].filter((text) => text !== '');
  const { ingredients, equipment } = {
    ingredients: childOf(node, 'ingredients'),
    equipment: childOf(node, 'equipment'),
  };
  return {
    ...emptyRecipe(key),
    name: wordsIn(childOf(head, 'title')),
    language: node.attributes.lang || undefined,
    description: linesIn(childOf(node, 'description')) || undefined,
    author: sources.join(', ') || undefined,
    url: sources.map(addressOf).find((address) => address !== undefined),
    categories: childrenOf(childOf(head, 'categories'), 'cat').map(wordsIn).filter(Boolean),
    yield:
      [amountOf(childOf(head, 'yield')), wordsIn(childOf(childOf(head, 'yield'), 'unit'))].filter(Boolean).join(' ') ||
      wordsIn(childOf(head, 'yield')) ||
      undefined,
    ...timesOf(head),
    ingredientGroups: groupsOf(ingredients),
    instructionSections: sectionsOf(stepsOf(childOf(node, 'directions')).join('\n\n')),
    equipment: childrenOf(equipment, 'tool').map(wordsIn).filter(Boolean),
    notes: childrenOf(node, 'note')
      .flatMap((note) => linesIn(note) || [])
      .map((text) => ({ title: null, text })),
    unplaced: unplacedOf({ Diet: childrenOf(node, 'diet').map(wordsIn), Version: wordsIn(childOf(head, 'version')) }),
  };
};

/** "2-3" of a range, "1 1/2" of a fraction, "2" of a bare number. */
const amountOf = (node: XmlNode | undefined): string => {
  const range = childOf(node, 'range') ?? childOf(childOf(node, 'qty'), 'range');
  if (range) return [wordsIn(childOf(range, 'q1')), wordsIn(childOf(range, 'q2'))].filter(Boolean).join('-');
  const quantity = childOf(node, 'qty');
  const fraction = childOf(quantity, 'frac');
  const [above, below] = [wordsIn(childOf(fraction, 'n')), wordsIn(childOf(fraction, 'd'))];
  return [wordsIn(quantity), above && below ? `${above}/${below}` : ''].filter(Boolean).join(' ');
};

const timesOf = (head: XmlNode | undefined): Pick<AppRecipe, 'prepTime' | 'cookTime' | 'totalTime'> => {
  const times: Pick<AppRecipe, 'prepTime' | 'cookTime' | 'totalTime'> = {};
  for (const node of childrenOf(head, 'preptime')) {
    const parts = childrenOf(node, 'time').map((time) => `${amountOf(time)} ${wordsIn(childOf(time, 'timeunit'))}`);
    const time = timeOf(parts.join(' ') || wordsIn(node));
    const kind = (node.attributes.type ?? '').toLowerCase();
    if (/cook|bak/.test(kind)) times.cookTime ??= time;
    else if (/total|ready/.test(kind)) times.totalTime ??= time;
    else times.prepTime ??= time;
  }
  return times;
};

const ingredientOf = (node: XmlNode): AppIngredient => {
  const amount = childOf(node, 'amt');
  const others = childrenOf(node, 'alt-ing').map((other) => ingredientOf(other).text);
  const line = lineOf({
    amount: amountOf(amount),
    unit: wordsIn(childOf(amount, 'unit')),
    food: wordsIn(childOf(node, 'item')),
    note: [wordsIn(childOf(node, 'prep')), node.attributes.optional === 'yes' ? 'optional' : '']
      .filter(Boolean)
      .join(', '),
  });
  return { ...line, text: [line.text, ...others].join(', or ') };
};

const groupsOf = (node: XmlNode | undefined): AppIngredientGroup[] => {
  const groups: AppIngredientGroup[] = [];
  for (const child of node?.children ?? []) {
    if (child.name === 'ing-div') {
      const name = wordsIn(childOf(child, 'title')) || null;
      groups.push({ name, ingredients: childrenOf(child, 'ing').map(ingredientOf) });
    } else if (child.name === 'ing') {
      // Lines outside of all divisions stand for themselves, wherever they are.
      const own = groups.find(({ name }) => name === null);
      if (own) own.ingredients.push(ingredientOf(child));
      else groups.unshift({ name: null, ingredients: [ingredientOf(child)] });
    }
  }
  return groups.filter(({ ingredients }) => ingredients.length > 0);
};

const stepsOf = (directions: XmlNode | undefined): string[] => {
  const steps = childrenOf(directions, 'step').map(linesIn).filter(Boolean);
  return steps.length > 0 ? steps : [linesIn(directions)];
};
