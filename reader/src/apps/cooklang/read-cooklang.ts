import type { InstructionSection } from '../../recipe.ts';
import type { AppReader } from '../app-reader.ts';
import { type AppIngredientGroup, type AppRecipe, emptyRecipe } from '../app-recipe.ts';
import { frontMatterOf } from '../front-matter.ts';
import { factsOfMatter, picturesOfMatter } from '../matter-facts.ts';
import { pictureAt, pictureNamed, picturesOf } from '../pictures.ts';
import type { OpenedFile } from '../sent-file.ts';
import { unplacedOf } from '../values.ts';
import { type MarkedStep, readMarks } from './marks.ts';

/**
 * Cooklang: a text for each recipe, in which ingredients, cookware and times are marked. Folders are categories, and a picture has the
 * name of its recipe. What only names other recipes is a menu.
 */
export const cooklang: AppReader = {
  app: 'cooklang',
  recognise: ({ start, text, ending }) => {
    if (ending === 'menu' || /^\s*[<{[]\s*["<!\w]/.test(start)) return 0;
    const begin = text.slice(0, 50_000);
    if (/@[\p{L}\d][^@#~{}\n]{0,80}\{[^{}\n]{0,60}\}/u.test(begin)) return 0.9;
    return ending === 'cook' && text.trim() !== '' ? 0.7 : 0;
  },
  *read(file) {
    yield recipeOf(file);
  },
};

const recipeOf = (file: OpenedFile): AppRecipe => {
  const { fields, body } = matterOf(file.text);
  const facts = factsOfMatter(fields);
  const read = readBody(body);
  const isOfFile = lettersOf(facts.name) === lettersOf(file.title);
  return {
    ...emptyRecipe(file.path),
    ...facts,
    ...read,
    // Other recipes ask for this one by the name of its file.
    name: isOfFile ? facts.name : file.title,
    categories: [...new Set([...foldersOf(file), ...facts.categories])],
    equipment: [...new Set([...facts.equipment, ...read.equipment])],
    pictures: [...picturesOf(picturesBeside(file, picturesOfMatter(fields)[0] ?? ''))],
    unplaced: [...unplacedOf({ Title: isOfFile ? '' : facts.name }), ...facts.unplaced],
  };
};

const lettersOf = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** Above the recipe between dashes, or on lines such as ">> servings: 2" anywhere in it. */
const matterOf = (text: string): { fields: Map<string, string[]>; body: string } => {
  const matter = frontMatterOf(text);
  const fields = matter?.fields ?? new Map<string, string[]>();
  const body: string[] = [];
  for (const line of (matter?.body ?? text).split('\n')) {
    const colon = line.startsWith('>>') ? line.indexOf(':') : -1;
    if (colon > 0) fields.set(line.slice(2, colon).trim().toLowerCase(), [line.slice(colon + 1).trim()]);
    else if (!line.startsWith('>>')) body.push(line);
  }
  return { fields, body: body.join('\n') };
};

const withoutComments = (text: string): string => {
  const parts = text.split('[-');
  const kept = parts.map((part, at) =>
    at === 0 ? part : part.includes('-]') ? part.slice(part.indexOf('-]') + 2) : '',
  );
  return kept
    .join('')
    .split('\n')
    .map((line) => {
      const at = line.startsWith('--') ? 0 : line.indexOf(' -- ');
      return at < 0 ? line : line.slice(0, at);
    })
    .join('\n');
};

type Body = Pick<AppRecipe, 'ingredientGroups' | 'instructionSections' | 'equipment' | 'notes'>;

/** Nothing but marked ingredients, with signs or a word between them. */
const isListed = (step: string, { ingredients, cookware, text }: MarkedStep): boolean => {
  if (ingredients.length === 0 || cookware.length > 0 || step.includes('~')) return false;
  const words = ingredients.reduce((rest, { name }) => rest.replace(name, ''), text);
  return !/[\p{L}\d]/u.test(words);
};

const readBody = (text: string): Body => {
  const groups: AppIngredientGroup[] = [{ name: null, ingredients: [] }];
  const named = new Set<string>();
  const equipment = new Set<string>();
  const sections: InstructionSection[] = [{ name: null, steps: [] }];
  const notes: Body['notes'] = [];
  const addStep = (lines: string[]) => {
    const whole = lines.splice(0).join(' ').replace(/\s+/g, ' ').trim();
    if (whole === '') return;
    const read = readMarks(whole);
    // A section that lists ingredients and has no step is a heading among them; a list alone is nothing to be done.
    const isList = isListed(whole, read) && sections.at(-1)?.steps.length === 0;
    const name = sections.at(-1)?.name ?? null;
    if (isList && name !== (groups.at(-1)?.name ?? null)) groups.push({ name, ingredients: [] });
    const group = (isList ? groups.at(-1) : groups[0])?.ingredients ?? [];
    for (const { name, line, hasAmount } of read.ingredients) {
      const known = named.has(name.toLowerCase());
      if (!known || hasAmount) group.push(line);
      named.add(name.toLowerCase());
    }
    for (const tool of read.cookware) equipment.add(tool);
    if (!isList) sections.at(-1)?.steps.push({ text: read.text });
  };
  const open: string[] = [];
  for (const line of withoutComments(text).split('\n')) {
    const plain = line.trim();
    if (/^=+[^=]/.test(plain)) {
      addStep(open);
      sections.push({ name: plain.replaceAll('=', ' ').trim() || null, steps: [] });
    } else if (plain.startsWith('>')) {
      addStep(open);
      notes.push({ title: null, text: readMarks(plain.slice(1).trim()).text });
    } else if (plain === '') addStep(open);
    else open.push(plain.endsWith('\\') ? plain.slice(0, -1) : plain);
  }
  addStep(open);
  return {
    ingredientGroups: groups.filter(({ ingredients }) => ingredients.length > 0),
    instructionSections: sections.filter(({ steps }) => steps.length > 0),
    equipment: [...equipment],
    notes: notes.filter(({ text }) => text !== ''),
  };
};

/** Folders below the one that all recipes are in. */
const foldersOf = ({ path, around }: OpenedFile): string[] => {
  const parts = path.split('/').slice(0, -1);
  const all = around.endingIn('.cook');
  let common = parts.length;
  // In the order of their paths, the first and the last one have the least in common.
  for (const other of [all[0], all.at(-1)]) {
    const folders = other?.path.split('/').slice(0, -1) ?? parts;
    const differs = parts.findIndex((part, at) => part !== folders[at]);
    if (differs >= 0 && differs < common) common = differs;
  }
  return parts.slice(common);
};

/** Pictures of steps have the number of the step behind the name. */
const mostSteps = 12;

const picturesBeside = ({ around, title }: OpenedFile, named: string) => [
  pictureNamed(around, title) ?? pictureAt(around, named),
  ...Array.from({ length: mostSteps }, (_, step) => pictureNamed(around, `${title}.${step}`)),
];
