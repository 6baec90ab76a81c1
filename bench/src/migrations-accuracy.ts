import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { minutesOf, slugify } from '@larder/kitchen';
import { type AppRecipe, type Instance, readRecipes, recogniseFile, surroundingsIn } from '@larder/reader';
import { openSentFiles } from '../../server/src/platform/files/index.ts';
import { instanceOf, limits as limitsOfInstance, rowsOf } from './instance-accuracy.ts';

const usage = 'usage: npm run accuracy -- migrations DIR [--only TEXT] [--show]';

interface ExpectedRecipe {
  name: string;
  ingredients: number;
  steps: number;
  image: boolean;
  [field: string]: unknown;
}

interface ExpectedExport {
  kind: string;
  recipes?: ExpectedRecipe[] | number;
  /** Of a list of addresses. */
  links?: { url: string; tags?: string[]; categories?: string }[];
  ingredientsExact?: boolean;
  stepsExact?: boolean;
  /** Of a whole instance, by table. */
  rows?: Record<string, number>;
  groups?: string[];
}

/**
 * Ingredients and steps are recipes whose number of them is right; lines are the single ingredients that came of all that are expected,
 * where one too many makes up for none that is missing.
 */
const kinds = ['names', 'ingredients', 'lines', 'steps', 'pictures', 'fields', 'rows'] as const;
/** Right ones and all of a kind. */
type Share = [right: number, all: number];
/** Of expectations, such that nothing here compares. */
const unknownFields = new Set<string>();
type Scores = Record<(typeof kinds)[number], Share>;

/** Archives lie deeper in exports than in instances. */
const limits = { ...limitsOfInstance, depth: 4 };

/**
 * Reads every export of a directory (a folder per kind beside `expected.json`) and prints for each format how many names, lines,
 * steps, pictures and further fields are right, with all of it as JSON in the last line.
 * The README tells where what is expected is another reading than ours.
 */
export async function migrationsAccuracy(parameters: string[]): Promise<void> {
  const directory = parameters.find((parameter, at) => !parameter.startsWith('--') && parameters[at - 1] !== '--only');
  if (!directory) throw new Error(usage);
  const only = parameters.includes('--only') ? (parameters[parameters.indexOf('--only') + 1] ?? '') : '';
  const expected: Record<string, ExpectedExport> = JSON.parse(readFileSync(join(directory, 'expected.json'), 'utf8'));
  const byKind: Record<string, Scores> = {};
  for (const [path, { kind, recipes, links, ...exact }] of Object.entries(expected)) {
    if (!path.includes(only)) continue;
    if (links) byKind[kind] = sum([byKind[kind], scoreLinks(links, await recipesOf(join(directory, path), path))]);
    if (!Array.isArray(recipes)) continue;
    if (exact.rows) {
      const instance = await instanceOf(join(directory, path), path);
      byKind[kind] = sum([byKind[kind], scoreInstance(instance, { ...exact, recipes, rows: exact.rows }, path)]);
      continue;
    }
    const read = await recipesOf(join(directory, path), path);
    const scores = score(recipes, read, exact, parameters.includes('--show') ? path : undefined);
    byKind[kind] = sum([byKind[kind], scores]);
  }
  if (unknownFields.size > 0) console.log(`not compared: ${[...unknownFields].join(', ')}`);
  const all = sum(Object.values(byKind));
  console.table(
    Object.fromEntries(Object.entries({ ...byKind, all }).map(([kind, scores]) => [kind, inPercent(scores)])),
  );
  console.log(
    JSON.stringify({
      all: inPercent(all),
      ...Object.fromEntries(Object.entries(byKind).map(([k, s]) => [k, inPercent(s)])),
    }),
  );
}

const filesOf = (file: string, path: string): { path: string; file: string }[] =>
  statSync(file).isDirectory()
    ? readdirSync(file, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => ({ path: join(path, entry.name), file: join(entry.parentPath, entry.name) }))
    : [{ path, file }];

async function recipesOf(file: string, path: string): Promise<AppRecipe[]> {
  const { files, close } = await openSentFiles(filesOf(file, path), limits);
  try {
    const around = surroundingsIn(files);
    const recipes: AppRecipe[] = [];
    for (const each of files) {
      if (/\.(?:jpe?g|png|webp|gif)$/i.test(each.path)) continue;
      const { apps, file } = await recogniseFile(each, around(each.path));
      if (apps[0]) for await (const recipe of readRecipes(apps[0], file)) recipes.push(recipe);
    }
    return recipes;
  } finally {
    close();
  }
}

/** A recipe of an instance is the right one where its group, lines and steps are; a table where all its rows came, and nothing else. */
function scoreInstance(
  instance: Instance,
  { recipes, rows, groups = [] }: { recipes: ExpectedRecipe[]; rows: Record<string, number>; groups?: string[] },
  path: string,
): Scores {
  const scores = sum([]);
  const count = (kind: keyof Scores, right: number, all: number) => add(scores[kind], right, all);
  const names = new Set(instance.groups.map(({ name }) => name));
  count('fields', groups.filter((name) => names.has(name)).length, Math.max(groups.length, names.size));
  for (const { table, rows: wanted, there } of rowsOf(instance, rows)) {
    count('rows', Math.min(wanted, there), Math.max(wanted, there));
    if (wanted !== there) console.log(`${path}: ${table} ${there} of ${wanted}`);
  }
  for (const wanted of recipes) {
    const group = instance.groups.find(({ name }) => name === wanted.group);
    const recipe = group?.recipes.find(({ slug }) => slug === wanted.slug);
    count('names', recipe?.name === wanted.name ? 1 : 0, 1);
    count('ingredients', recipe?.ingredients.length === wanted.ingredients ? 1 : 0, 1);
    count('steps', recipe?.steps.length === wanted.steps ? 1 : 0, 1);
    count('lines', Math.min(recipe?.ingredients.length ?? 0, wanted.ingredients), wanted.ingredients);
  }
  return scores;
}

/** An address counts as a name, what was noted with it as fields. */
function scoreLinks(links: NonNullable<ExpectedExport['links']>, read: AppRecipe[]): Scores {
  const scores = sum([]);
  scores.names = [0, Math.max(links.length, read.length)];
  for (const { url, tags, categories } of links) {
    const recipe = read.find((recipe) => recipe.url === url && recipe.isLink);
    if (!recipe) continue;
    scores.names[0] += 1;
    for (const [wanted, there] of [
      [tags, recipe.tags],
      [categories, recipe.categories],
    ] as const) {
      if (wanted === undefined) continue;
      add(scores.fields, isAmong(wanted, there) ? 1 : 0, 1);
    }
  }
  return scores;
}

/** Where a text is free, other splits are right too. */
const mostOff = 2;

function score(
  expected: ExpectedRecipe[],
  read: AppRecipe[],
  { ingredientsExact = true, stepsExact = true }: Pick<ExpectedExport, 'ingredientsExact' | 'stepsExact'>,
  shown: string | undefined,
): Scores {
  const scores = sum([]);
  const left = [...read];
  const count = (kind: keyof Scores, isRight: boolean, what: unknown) => {
    add(scores[kind], isRight ? 1 : 0, 1);
    if (!isRight && shown) console.log(`${shown}: ${kind}`, what);
  };
  for (const wanted of expected) {
    const at = left.findIndex(({ name }) => folded(name) === folded(wanted.name));
    const [recipe] = at < 0 ? [] : left.splice(at, 1);
    count('names', recipe !== undefined, wanted.name);
    if (!recipe) continue;
    const lines = recipe.ingredientGroups.flatMap(({ ingredients }) => ingredients).length;
    const steps = recipe.instructionSections.flatMap(({ steps }) => steps).length;
    const isNear = (one: number, other: number, isExact: boolean) => Math.abs(one - other) <= (isExact ? 0 : mostOff);
    count('ingredients', isNear(lines, wanted.ingredients, ingredientsExact), [wanted.name, wanted.ingredients, lines]);
    count('steps', isNear(steps, wanted.steps, stepsExact), [wanted.name, wanted.steps, steps]);
    add(scores.lines, Math.min(lines, wanted.ingredients), wanted.ingredients);
    if (wanted.image) count('pictures', recipe.pictures.length > 0, wanted.name);
    for (const [field, value] of Object.entries(wanted)) {
      if (notOurs.has(field) || value === null || value === '' || value === 0) continue;
      const isRight = fields[field];
      if (!isRight) unknownFields.add(field);
      else count('fields', isRight(value, recipe), [wanted.name, field, value]);
    }
  }
  for (const { name } of left) count('names', false, `not there: ${name}`);
  return scores;
}

const folded = (text: unknown) => String(text).normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

const isAmong = (value: unknown, words: string[]): boolean => {
  const wanted = Array.isArray(value) ? value : String(value).split(/[,;|]/);
  const there = new Set(words.map(folded));
  return wanted.map(folded).every((word) => word === '' || there.has(word));
};
const organizers = ({ tags, categories, cuisines }: AppRecipe) =>
  [...tags, ...categories, ...cuisines].flatMap((word) => [word, ...word.split(/[,;|]/)]);

const fields: Record<string, (value: unknown, recipe: AppRecipe) => boolean> = {
  tags: (value, recipe) =>
    typeof value === 'number' ? recipe.tags.length === value : isAmong(value, organizers(recipe)),
  keywords: (value, recipe) => isAmong(value, organizers(recipe)),
  categories: (value, recipe) => isAmong(value, organizers(recipe)),
  rating: (value, { rating }) => rating === Number.parseFloat(String(value)),
  servings: (value, recipe) => folded(recipe.yield ?? '').startsWith(folded(value)),
  yields: (value, recipe) => folded(recipe.yield ?? '').startsWith(folded(value)),
  yield_: (value, recipe) => folded(recipe.yield ?? '').startsWith(folded(value)),
  url: (value, { url }) => url === value,
  headings: (value, { ingredientGroups }) => ingredientGroups.filter(({ name }) => name).length === value,
  notes: (value, { notes, unplaced }) => !value || notes.length + unplaced.length > 0,
  prep: (value, { prepTime }) => timeOf(value) === prepTime,
  cook: (value, { cookTime }) => timeOf(value) === cookTime,
  /** What only waits is cooked with us, as with the peer. */
  waiting: (value, { cookTime }) => timeOf(value) === cookTime,
  slug: (value, { name }) => slugify(name) === value,
  recipeLinks: (value, { ingredientGroups }) =>
    ingredientGroups.flatMap(({ ingredients }) => ingredients).filter(({ recipe }) => recipe).length === value,
};

/** Of a time in words, as ISO 8601, or a number of minutes. */
const timeOf = (value: unknown): number | undefined =>
  /^\d+$/.test(String(value)) ? Number(value) : (minutesOf(String(value)) ?? undefined);

/** What says something of the expectation, or only means something in the app itself. */
const notOurs = new Set(['name', 'ingredients', 'steps', 'image', 'imageByUrlOnly', 'ingredientsExact', 'hash']);

function sum(all: (Scores | undefined)[]): Scores {
  const total = Object.fromEntries(kinds.map((kind) => [kind, [0, 0]])) as unknown as Scores;
  for (const scores of all) {
    for (const kind of kinds) add(total[kind], ...(scores?.[kind] ?? [0, 0]));
  }
  return total;
}

function add(share: Share, right: number, all: number): void {
  share[0] += right;
  share[1] += all;
}

const inPercent = (scores: Scores) =>
  Object.fromEntries(
    kinds.map((kind) => {
      const [right, all] = scores[kind];
      return [kind, all === 0 ? null : Math.round((1000 * right) / all) / 10];
    }),
  );
