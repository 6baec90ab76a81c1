import type { Element } from '../../html/nodes.ts';
import { attribute, elementsOf, parseHtml } from '../../html/parse-html.ts';
import { linesOf, textOf as textIn } from '../../html/text-of.ts';
import { type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { ingredientGroupsOf, sectionsOf } from '../lines.ts';
import { nutritionOfLines } from '../nutrition.ts';
import { pictureAt, picturesOf } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf, listedIn, ratingOf, timeOf, unplacedOf } from '../values.ts';

/** A page of Paprika's export as HTML: its boxes have names, and pictures lie in a folder beside it. Written by what people showed of it. */
export const isPaprikaPage = (start: string): boolean =>
  /<(?:html|body|div)/i.test(start) && /class="[^"]{0,40}\binfobox\b/.test(start) && /itemprop="name"/.test(start);

export const recipeOfPage = (file: OpenedFile): AppRecipe => {
  const elements = [...elementsOf(parseHtml(file.text))];
  const all = (name: string) => elements.filter(({ attribs }) => attribs.itemprop === name);
  const within = (name: string) => all(name).flatMap((element) => linesOf(element));
  const value = (name: string) => within(name).join(' ');
  const [link] = all('url');
  const { nutrition, others } = nutritionOfLines(within('nutrition'));
  const [stars] = all('aggregateRating');
  const notes = within('comment').join('\n');
  return {
    ...emptyRecipe(file.path),
    name: value('name') || file.title,
    description: within('description').join('\n') || undefined,
    url: link ? addressOf(attribute(link, 'href')) : undefined,
    author: value('author') || undefined,
    yield: value('recipeYield') || undefined,
    prepTime: timeOf(value('prepTime')),
    cookTime: timeOf(value('cookTime')),
    totalTime: timeOf(value('totalTime')),
    ingredientGroups: ingredientGroupsOf([...within('recipeIngredient'), ...within('ingredients')]),
    instructionSections: sectionsOf(within('recipeInstructions').join('\n')),
    categories: listedIn(value('recipeCategory')),
    notes: notes === '' ? [] : [{ title: null, text: notes }],
    nutrition,
    rating: stars ? ratingOf(attribute(stars, 'value') || starsIn(stars)) : undefined,
    pictures: picturesIn(file, elements),
    unplaced: unplacedOf({ Difficulty: value('difficulty'), Nutrition: others }),
  };
};

const starsIn = (element: Element): string => String(textIn(element).split('★').length - 1);

const picturesIn = ({ around }: OpenedFile, elements: readonly Element[]): AppRecipe['pictures'] =>
  picturesOf(elements.filter(({ name }) => name === 'img').map((image) => pictureAt(around, attribute(image, 'src'))));
