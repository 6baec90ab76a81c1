import type { Element } from '../../html/nodes.ts';
import { attribute, elementsOf, parseHtml } from '../../html/parse-html.ts';
import { linesOf, textOf as textIn } from '../../html/text-of.ts';
import type { InstructionSection } from '../../recipe.ts';
import type { AppReader } from '../app-reader.ts';
import { type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { partsOfPage } from '../page-parts.ts';
import { pictureAt, picturesOf } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf, ratingOf } from '../values.ts';

/** Copy Me That: one page with all recipes, whose parts are named by ids that repeat or by classes, and a folder of pictures. */
export const copymethat: AppReader = {
  app: 'copymethat',
  recognise: ({ start, text }) => {
    if (!start.includes('<')) return 0;
    return /copymethat_class_id_version/.test(text.slice(0, 4096)) ||
      /id\s*=\s*"recipeIngredients?"/.test(text.slice(0, 20_000))
      ? 1
      : 0;
  },
  *read(file) {
    let at = 0;
    for (const html of partsOfPage(file.text, '<div class = "recipe">')) {
      const taken = new Set<Element>();
      for (const element of elementsOf(parseHtml(html))) {
        if (taken.has(element) || !isNamed(element, 'recipe')) continue;
        const within = [...elementsOf(element)];
        for (const one of within) taken.add(one);
        yield recipeOf(file, within, `${file.path}#${at++}`);
      }
    }
  },
};

const isNamed = ({ attribs }: Element, name: string): boolean =>
  attribs.id === name || (attribs.class ?? '').split(/\s+/).includes(name);

const recipeOf = (file: OpenedFile, elements: readonly Element[], key: string): AppRecipe => {
  const all = (name: string) => elements.filter((element) => isNamed(element, name));
  const textOf = (name: string) =>
    all(name)
      .map((element) => textIn(element))
      .find((text) => text !== '') ?? '';
  const link = all('original_link')[0];
  return {
    ...emptyRecipe(key),
    name: textOf('name'),
    description: textOf('description') || undefined,
    url: link ? (addressOf(attribute(link, 'href')) ?? addressOf(textIn(link))) : undefined,
    yield: textOf('recipeYield') || textOf('servings').replace(/^servings:\s*/i, '') || undefined,
    ingredientGroups: groupsIn(elements),
    instructionSections: sectionsIn(elements),
    tags: [...new Set(all('recipeCategory').map((element) => textIn(element)))].filter((tag) => tag !== ''),
    notes: all('recipeNote').flatMap((note) => {
      const text = linesOf(note).join('\n');
      return text === '' ? [] : [{ title: null, text }];
    }),
    rating: ratingOf(textOf('ratingValue')),
    isFavourite: all('starred').length > 0 || undefined,
    pictures: picturesIn(file, all('recipeImage')),
    unplaced: all('made_this').length > 0 ? [{ name: 'Made', text: 'I made this.' }] : [],
  };
};

const groupsIn = (elements: readonly Element[]): AppIngredientGroup[] => {
  const groups: AppIngredientGroup[] = [];
  for (const element of elements) {
    const isHeading = isNamed(element, 'recipeIngredient_subheader');
    if (!isHeading && !isNamed(element, 'recipeIngredient') && !isNamed(element, 'recipeIngredient_note')) continue;
    const text = textIn(element);
    if (text === '') continue;
    if (isHeading) groups.push({ name: heading(text), ingredients: [] });
    else if (groups.length === 0) groups.push({ name: null, ingredients: [{ text }] });
    else groups.at(-1)?.ingredients.push({ text });
  }
  return groups;
};

const sectionsIn = (elements: readonly Element[]): InstructionSection[] => {
  const sections: InstructionSection[] = [];
  for (const element of elements) {
    const isHeading = isNamed(element, 'instruction_subheader');
    if (!isHeading && !isNamed(element, 'instruction') && !isNamed(element, 'instruction_next')) continue;
    const text = linesOf(element).join('\n');
    if (text === '') continue;
    if (isHeading) sections.push({ name: heading(text), steps: [] });
    else if (sections.length === 0) sections.push({ name: null, steps: [{ text }] });
    else sections.at(-1)?.steps.push({ text });
  }
  return sections;
};

const heading = (text: string): string => text.replace(/:$/, '').trim();

const picturesIn = ({ around }: OpenedFile, images: readonly Element[]): AppRecipe['pictures'] =>
  images.flatMap((image) => {
    const source = attribute(image, 'src');
    const file = pictureAt(around, source);
    const address = addressOf(source);
    return file ? picturesOf([file]) : address ? [{ url: address }] : [];
  });
