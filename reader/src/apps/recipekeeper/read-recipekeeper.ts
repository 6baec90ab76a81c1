import type { Element } from '../../html/nodes.ts';
import { attribute, elementsOf, parseHtml } from '../../html/parse-html.ts';
import { linesOf, textOf as textIn } from '../../html/text-of.ts';
import type { AppReader } from '../app-reader.ts';
import { type AppPicture, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { ingredientGroupsOf, sectionsOf } from '../lines.ts';
import { partsOfPage } from '../page-parts.ts';
import { pictureAt } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf, ratingOf, timeOf, unplacedOf } from '../values.ts';

/**
 * Recipe Keeper: one page with all recipes, whose parts are named as microdata names them, and a folder of pictures. Written without a
 * file of the program: a part may be an element with text or a `meta` with content, and names may be missing.
 */
export const recipekeeper: AppReader = {
  app: 'recipekeeper',
  recognise: ({ start, text }) => (start.includes('<') && marks.test(text.slice(0, 100_000)) ? 1 : 0),
  *read(file) {
    let number = 0;
    for (const html of partsOfPage(file.text, '<div class="recipe-details"')) {
      for (const elements of recipesIn(html)) {
        number += 1;
        yield recipeOf(file, elements, `${file.path}#${number}`);
      }
    }
  },
};

/** A recipe goes on to where the next one begins; a page without such beginnings is one recipe. */
const recipesIn = (html: string): Element[][] => {
  const before: Element[] = [];
  const recipes: Element[][] = [];
  for (const element of elementsOf(parseHtml(html))) {
    if ((element.attribs.class ?? '').split(' ').includes('recipe-details')) recipes.push([]);
    (recipes.at(-1) ?? before).push(element);
  }
  return recipes.length > 0 ? recipes : [before];
};

/** No names of schema.org are among them. */
const marks = /itemprop="recipe(?:IsFavourite|ShareId|Course|Collection|Directions)"/;

const nutrients: [part: string, field: string, unit: string][] = [
  ['recipeNutCalories', 'calories', 'kcal'],
  ['recipeNutTotalFat', 'fatContent', 'g'],
  ['recipeNutSaturatedFat', 'saturatedFatContent', 'g'],
  ['recipeNutCholesterol', 'cholesterolContent', 'mg'],
  ['recipeNutSodium', 'sodiumContent', 'mg'],
  ['recipeNutTotalCarbohydrate', 'carbohydrateContent', 'g'],
  ['recipeNutDietaryFiber', 'fiberContent', 'g'],
  ['recipeNutSugars', 'sugarContent', 'g'],
  ['recipeNutProtein', 'proteinContent', 'g'],
];

const recipeOf = (file: OpenedFile, elements: readonly Element[], key: string): AppRecipe => {
  const all = (name: string) => elements.filter(({ attribs }) => attribs.itemprop === name);
  const texts = (name: string) => [...new Set(all(name).map(saidBy))].filter((text) => text !== '');
  const text = (name: string) => texts(name)[0] ?? '';
  const lines = (name: string) => all(name).flatMap(linesOf);
  const source = all('recipeSource')[0];
  const url = source ? addressIn(source) : undefined;
  const notes = lines('recipeNotes').join('\n');
  return {
    ...emptyRecipe(key),
    name: text('name'),
    url,
    author: text('recipeSource') === url ? undefined : text('recipeSource') || undefined,
    yield: text('recipeYield') || undefined,
    prepTime: durationOf(text('prepTime')),
    cookTime: durationOf(text('cookTime')),
    totalTime: durationOf(text('totalTime')),
    ingredientGroups: ingredientGroupsOf(lines('recipeIngredients')),
    instructionSections: sectionsOf(lines('recipeDirections').join('\n')),
    categories: [...new Set([...texts('recipeCourse'), ...texts('recipeCategory')])],
    tags: texts('recipeCollection'),
    notes: notes === '' ? [] : [{ title: null, text: notes }],
    nutrition: Object.fromEntries(
      nutrients.flatMap(([part, field, unit]) => {
        const amount = text(part);
        return /[1-9]/.test(amount) ? [[field, /^[\d.,]+$/.test(amount) ? `${amount} ${unit}` : amount]] : [];
      }),
    ),
    rating: ratingOf(text('recipeRating')),
    isFavourite: /^true$/i.test(text('recipeIsFavourite')) || undefined,
    pictures: picturesIn(file, elements),
    unplaced: unplacedOf({ 'Serving size': text('recipeNutServingSize') }),
  };
};

const saidBy = (element: Element): string => attribute(element, 'content').trim() || textIn(element);

/** A time that nobody has filled in is "PT0S". */
const durationOf = (text: string) => (/[1-9]/.test(text) ? timeOf(text) : undefined);

const addressIn = (source: Element): string | undefined =>
  [...elementsOf(source)].map((link) => addressOf(attribute(link, 'href'))).find((address) => address !== undefined) ??
  addressOf(saidBy(source));

/** The first picture stands twice: beside the name, and with the others below. */
const picturesIn = ({ around }: OpenedFile, elements: readonly Element[]): AppPicture[] => {
  const sources = new Set(
    elements
      .filter(({ name, attribs }) => name === 'img' || /^photo\d{1,3}$/.test(attribs.itemprop ?? ''))
      .map((image) => attribute(image, 'src') || attribute(image, 'content')),
  );
  return [...sources].flatMap((source): AppPicture[] => {
    const file = pictureAt(around, source);
    const address = addressOf(source);
    return file ? [{ file }] : address ? [{ url: address }] : [];
  });
};
