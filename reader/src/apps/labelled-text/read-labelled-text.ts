import type { AppName, AppReader } from '../app-reader.ts';
import { type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { ingredientGroupsOf, linesOf, sectionsOf } from '../lines.ts';
import { pictureAt, picturesOf } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import { addressOf, listedIn, timeOf, unplacedOf } from '../values.ts';

/** Saffron: a text for each recipe. Written by an example that somebody showed, without a real sample. */
export const saffron: AppReader = labelledText('saffron', ['title', 'original url', 'cookbook', 'ingredients']);

/** Pepperplate: a text for each recipe. Written by what people tell of it, without a real sample. */
export const pepperplate: AppReader = labelledText('pepperplate', ['title', 'ingredients', 'instructions']);

/** A reader of texts in which each part stands behind its label, in its line or below it, such as `Yield: 4`. */
function labelledText(app: AppName, marks: readonly string[]): AppReader {
  return {
    app,
    recognise: ({ start, text }) => {
      if (!/^(?:\u00ef\u00bb\u00bf)?\s*title:/i.test(start)) return 0;
      const fields = fieldsOf(text.slice(0, 20_000));
      return marks.every((mark) => fields.has(mark)) ? 0.5 + marks.length / 10 : 0;
    },
    *read(file) {
      const parts = file.text.split(/^(?=title:)/im).filter((part) => part.trim() !== '');
      for (const [at, part] of parts.entries()) yield recipeOf(file, fieldsOf(part), `${file.path}#${at}`);
    },
  };
}

const labels =
  /^(title|description|source|original url|url|yield|servings|serves|active|active time|prep|prep time|cook|cook time|total|total time|cookbook|section|category|categories|tags|image|photo|ingredients|instructions|directions|notes|nutrition):(.*)$/i;

const fieldsOf = (text: string): Map<string, string> => {
  const fields = new Map<string, string>();
  let label = '';
  let lines: string[] = [];
  const put = () => {
    if (label !== '' && !fields.get(label)) fields.set(label, lines.join('\n').trim());
  };
  for (const line of text.split('\n')) {
    const [, name, rest = ''] = labels.exec(line) ?? [];
    if (!name) {
      lines.push(line);
      continue;
    }
    put();
    label = name.toLowerCase();
    lines = [rest];
  }
  put();
  return fields;
};

const recipeOf = (file: OpenedFile, fields: Map<string, string>, key: string): AppRecipe => {
  const value = (...names: string[]) => names.map((name) => fields.get(name) ?? '').find((text) => text !== '') ?? '';
  const source = value('source');
  const image = value('image', 'photo');
  const address = addressOf(image);
  return {
    ...emptyRecipe(key),
    name: value('title') || file.title,
    description: value('description') || undefined,
    url: addressOf(value('original url', 'url')) ?? addressOf(source),
    author: addressOf(source) ? undefined : source || undefined,
    yield: value('yield', 'servings', 'serves') || undefined,
    prepTime: timeOf(value('active time', 'active', 'prep time', 'prep')),
    cookTime: timeOf(value('cook time', 'cook')),
    totalTime: timeOf(value('total time', 'total')),
    ingredientGroups: ingredientGroupsOf(linesOf(value('ingredients')).map(withoutBullet)),
    instructionSections: sectionsOf(value('instructions', 'directions')),
    categories: [
      ...listedIn(value('cookbook')),
      ...listedIn(value('section')),
      ...listedIn(value('categories', 'category')),
    ],
    tags: listedIn(value('tags')),
    notes: value('notes') === '' ? [] : [{ title: null, text: value('notes') }],
    pictures: address ? [{ url: address }] : picturesOf([pictureAt(file.around, image)]),
    unplaced: unplacedOf({ Nutrition: value('nutrition') }),
  };
};

const withoutBullet = (line: string): string => line.replace(/^[-*•]\s{1,4}/, '');
