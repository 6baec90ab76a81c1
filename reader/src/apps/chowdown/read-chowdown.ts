import type { InstructionSection } from '../../recipe.ts';
import type { AppReader } from '../app-reader.ts';
import { type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { type FrontMatter, frontMatterOf } from '../front-matter.ts';
import { ingredientGroupsOf, sectionsOf } from '../lines.ts';
import { pictureAt, picturesOf } from '../pictures.ts';
import { plainMarkdown } from '../plain-markdown.ts';
import { OpenedFile } from '../sent-file.ts';
import { addressOf, listedIn, momentOf, ratingOf, timeOf, unplacedOf } from '../values.ts';

/**
 * Chowdown: a site of Jekyll with a file for each recipe. Its `components` are files of their own, whose ingredients and directions
 * belong to it; they are no recipes.
 */
export const chowdown: AppReader = {
  app: 'chowdown',
  recognise: ({ start, path, text }) => {
    if (!/^[^\S]*-{3}|^\u00ef\u00bb\u00bf-{3}/.test(start)) return 0;
    const fields = frontMatterOf(text.slice(0, 60_000))?.fields;
    const layout = fields?.get('layout')?.[0]?.toLowerCase();
    if (!fields || layout === 'component' || /(?:^|\/)_components\//.test(path)) return 0;
    const isWhole = fields.has('ingredients') && fields.has('directions');
    if (layout === 'recipe' && (isWhole || fields.has('components') || fields.has('ingredients'))) return 1;
    return isWhole ? 0.8 : 0;
  },
  async *read(file) {
    const matter = frontMatterOf(file.text);
    if (matter) yield recipeOf(file, matter, await componentsOf(file, matter));
  },
};

type Component = FrontMatter & { title: string };

const mostComponents = 50;

const componentsOf = async ({ around }: OpenedFile, { fields }: FrontMatter): Promise<Component[]> => {
  const names = (fields.get('components') ?? []).flatMap((line) => listedIn(line)).slice(0, mostComponents);
  const components: Component[] = [];
  for (const name of names) {
    const slug = name
      .split('/')
      .filter((part) => part !== '')
      .join('/')
      .replace(/\.md$/, '');
    const [file] = [around.find(`../_components/${slug}.md`), ...around.endingIn(`/_components/${slug}.md`)].filter(
      (found) => found !== undefined,
    );
    if (!file) continue;
    const { text } = new OpenedFile(file.path, await file.read(), around);
    const matter = frontMatterOf(text);
    if (matter) components.push({ ...matter, title: matter.fields.get('title')?.[0] ?? slug.replaceAll('-', ' ') });
  }
  return components;
};

const placed = new Set(
  'layout title image images tags tag categories category cuisine ingredients directions instructions steps method components servings serves yield yields prep_time preptime cook_time cooktime total_time totaltime time author source url source_url link original_url notes description summary date rating video published permalink slug'.split(
    ' ',
  ),
);

const recipeOf = (file: OpenedFile, { fields, body }: FrontMatter, components: readonly Component[]): AppRecipe => {
  const value = (...keys: string[]) => keys.map((key) => fields.get(key)?.[0] ?? '').find((text) => text !== '') ?? '';
  const list = (...keys: string[]) => [
    ...new Set(keys.flatMap((key) => (fields.get(key) ?? []).flatMap((line) => listedIn(line)))),
  ];
  const url = ['source_url', 'original_url', 'url', 'link', 'source'].map((key) => addressOf(value(key))).find(Boolean);
  const source = value('source');
  return {
    ...emptyRecipe(file.path),
    name: value('title') || file.title.replaceAll('-', ' '),
    description:
      [value('description', 'summary'), plainMarkdown(body)].filter((text) => text !== '').join('\n\n') || undefined,
    url,
    author: value('author') || (source === '' || addressOf(source) ? undefined : plainMarkdown(source)),
    yield: value('servings', 'serves', 'yield', 'yields') || undefined,
    prepTime: timeOf(value('prep_time', 'preptime')),
    cookTime: timeOf(value('cook_time', 'cooktime')),
    totalTime: timeOf(value('total_time', 'totaltime', 'time')),
    ingredientGroups: [
      ...groupsOf(fields, null),
      ...components.flatMap(({ fields, title }) => groupsOf(fields, title)),
    ],
    instructionSections: [
      ...components.flatMap(({ fields, title }) => stepsOf(fields, title)),
      ...stepsOf(fields, null),
    ],
    categories: list('categories', 'category'),
    tags: list('tags', 'tag'),
    cuisines: list('cuisine'),
    notes: [
      ...(fields.get('notes') ?? []).map((text) => ({ title: null, text: plainMarkdown(text) })),
      ...components.flatMap(({ body, title }) => (body === '' ? [] : [{ title, text: plainMarkdown(body) }])),
    ],
    rating: ratingOf(value('rating')),
    video: addressOf(value('video')),
    createdAt: momentOf(value('date')),
    pictures: picturesIn(file, fields),
    unplaced: unplacedOf(Object.fromEntries([...fields].filter(([key]) => !placed.has(key)))),
  };
};

const groupsOf = (fields: FrontMatter['fields'], name: string | null): AppIngredientGroup[] => {
  const lines = (fields.get('ingredients') ?? []).flatMap((text) => text.split('\n'));
  return ingredientGroupsOf(lines.map(plainMarkdown)).map((group) => ({ ...group, name: group.name ?? name }));
};

/** Items of a list stay whole; one text is parted into its steps. */
const stepsOf = (fields: FrontMatter['fields'], name: string | null): InstructionSection[] => {
  const key = ['directions', 'instructions', 'steps', 'method'].find((key) => fields.has(key));
  const lines = fields.get(key ?? '') ?? [];
  const [only = ''] = lines;
  const text = lines.length === 1 ? only : lines.map((line) => line.replace(/\n+/g, ' ')).join('\n');
  return sectionsOf(text).map((section) => ({ ...section, name: section.name ?? name }));
};

const picturesIn = ({ around }: OpenedFile, fields: FrontMatter['fields']): AppRecipe['pictures'] => {
  const names = ['image', 'images'].flatMap((key) => (fields.get(key) ?? []).flatMap((line) => listedIn(line)));
  const files = names.map((name) => pictureAt(around, name));
  const addresses = names.flatMap((name) => addressOf(name) ?? []);
  return [...picturesOf(files), ...addresses.map((url) => ({ url }))];
};
