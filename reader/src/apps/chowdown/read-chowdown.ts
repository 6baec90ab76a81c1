import type { InstructionSection } from '../../recipe.ts';
import type { AppReader } from '../app-reader.ts';
import { type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { type FrontMatter, frontMatterOf } from '../front-matter.ts';
import { ingredientGroupsOf, sectionsOf } from '../lines.ts';
import { factsOfMatter, picturesOfMatter } from '../matter-facts.ts';
import { pictureAt, picturesOf } from '../pictures.ts';
import { plainMarkdown } from '../plain-markdown.ts';
import { OpenedFile, type SentFile } from '../sent-file.ts';
import { addressOf, listedIn } from '../values.ts';

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

type Component = FrontMatter & { title: string; file: SentFile };

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
    if (matter)
      components.push({ ...matter, file, title: matter.fields.get('title')?.[0] ?? slug.replaceAll('-', ' ') });
  }
  return components;
};

const recipeOf = (file: OpenedFile, { fields, body }: FrontMatter, components: readonly Component[]): AppRecipe => {
  const facts = factsOfMatter(fields);
  return {
    ...emptyRecipe(file.path),
    ...facts,
    name: facts.name || file.title.replaceAll('-', ' '),
    description: [facts.description, plainMarkdown(body)].filter(Boolean).join('\n\n') || undefined,
    ingredientGroups: [
      ...groupsOf(fields, null),
      ...components.flatMap(({ fields, title }) => groupsOf(fields, title)),
    ],
    instructionSections: [
      ...components.flatMap(({ fields, title }) => stepsOf(fields, title)),
      ...stepsOf(fields, null),
    ],
    notes: [
      ...(fields.get('notes') ?? []).map((text) => ({ title: null, text: plainMarkdown(text) })),
      ...components.flatMap(({ body, title }) => (body === '' ? [] : [{ title, text: plainMarkdown(body) }])),
    ],
    pictures: picturesIn(file, fields),
    parts: components.map(({ file }) => file),
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
  const names = picturesOfMatter(fields);
  const files = names.map((name) => pictureAt(around, name));
  const addresses = names.flatMap((name) => addressOf(name) ?? []);
  return [...picturesOf(files), ...addresses.map((url) => ({ url }))];
};
