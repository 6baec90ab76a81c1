import type { Nutrition } from '@larder/contract';
import type { FoodChoice, UnitChoice } from '../../../ingredients/index.ts';
import {
  type IngredientRow,
  inputOf,
  type RecipeChoice,
  type RecipeDraft,
  type StepRow,
} from '../draft/recipe-draft.ts';
import { newId, type TitleRow } from '../draft/rows.ts';
import { type Expected, flag, itemsOf, number, objectOf, type Path, type Report, text, textOf } from './json-values.ts';

export interface JsonProblem {
  path: Path;
  expected: Expected;
}

/** A draft as the text that people edit. */
export const recipeJson = (draft: RecipeDraft) => `${JSON.stringify(inputOf(draft), null, 2)}\n`;

/**
 * Reads edited JSON back into a draft. What is absent stays as it was; what is of the wrong kind is named.
 * @throws {SyntaxError} for a text that is no JSON
 */
export function readRecipeJson(json: string, before: RecipeDraft): { draft: RecipeDraft; problems: JsonProblem[] } {
  const problems: JsonProblem[] = [];
  const report: Report = (path, expected) => void problems.push({ path, expected });
  const sent = objectOf(JSON.parse(json), [], report);
  const readers = readersOf(before, report);
  for (const key of Object.keys(sent)) if (!(key in readers)) report([key], 'known-key');
  const parts = Object.entries(readers)
    .filter(([key]) => key in sent)
    .map(([key, read]) => [key, read(sent[key], [key])]);
  return { draft: { ...before, ...Object.fromEntries(parts) }, problems };
}

/** A picture is no text. */
type Readers = { [Key in Exclude<keyof RecipeDraft, 'image'>]: (value: unknown, path: Path) => RecipeDraft[Key] };

function readersOf(before: RecipeDraft, report: Report): Readers {
  const asText = (value: unknown, path: Path) => text(value, path, report);
  const asNumber = (value: unknown, path: Path) => number(value, path, report) ?? 0;
  const asNames = (value: unknown, path: Path) =>
    itemsOf(value, path, report).map(([item, at]) => name(item, at, report));
  const units = unitsOf(before);
  return {
    name: asText,
    description: asText,
    recipeYield: asText,
    recipeServings: asNumber,
    recipeYieldQuantity: asNumber,
    prepTime: asText,
    cookTime: asText,
    performTime: asText,
    totalTime: asText,
    recipeCategory: asNames,
    tags: asNames,
    tools: asNames,
    recipeIngredient: (value, path) =>
      itemsOf(value, path, report).flatMap(([item, at]) => ingredient(item, at, report, units)),
    recipeInstructions: (value, path) => itemsOf(value, path, report).flatMap(([item, at]) => step(item, at, report)),
    notes: (value, path) =>
      itemsOf(value, path, report).map(([item, at]) => {
        const { title, text: words } = objectOf(item, at, report);
        return {
          id: newId(),
          title: text(title, [...at, 'title'], report),
          text: text(words, [...at, 'text'], report),
        };
      }),
    nutrition: (value, path) => ({ ...before.nutrition, ...nutrition(value, path, before.nutrition, report) }),
    settings: (value, path) => {
      const sent = objectOf(value, path, report);
      const known = Object.entries(before.settings).map(([key, old]) => [
        key,
        flag(sent[key], [...path, key], report, old),
      ]);
      return { ...before.settings, ...Object.fromEntries(known) };
    },
    assets: (value, path) =>
      itemsOf(value, path, report).map(([item, at]) => {
        const { name, icon, fileName } = objectOf(item, at, report);
        return {
          name: text(name, [...at, 'name'], report),
          icon: text(icon, [...at, 'icon'], report),
          fileName: text(fileName, [...at, 'fileName'], report) || null,
        };
      }),
    extras: (value, path) =>
      Object.entries(objectOf(value, path, report)).map(([name, inner]) => ({
        id: newId(),
        name,
        value: textOf(inner),
      })),
    orgURL: asText,
    dateAdded: asText,
  };
}

/** "Dinner" as well as { "name": "Dinner" }. */
const name = (value: unknown, path: Path, report: Report): string => {
  if (typeof value === 'string') return value;
  return text(objectOf(value, path, report).name, [...path, 'name'], report);
};

function ingredient(value: unknown, path: Path, report: Report, known: Known): (IngredientRow | TitleRow)[] {
  const sent = typeof value === 'string' ? { note: value } : objectOf(value, path, report);
  const id = text(sent.referenceId, [...path, 'referenceId'], report) || newId();
  const title = text(sent.title, [...path, 'title'], report);
  const unit = itemOf(sent.unit, [...path, 'unit'], report, known.units);
  const food = itemOf(sent.food, [...path, 'food'], report, known.foods);
  const recipe = recipeOf(sent.referencedRecipe, [...path, 'referencedRecipe'], report);
  const quantity = number(sent.quantity, [...path, 'quantity'], report);
  const line: IngredientRow = {
    kind: 'line',
    id,
    quantity,
    unit,
    food,
    recipe,
    note: text(sent.note, [...path, 'note'], report),
    originalText: text(sent.originalText, [...path, 'originalText'], report) || null,
    isSplit: unit !== null || food !== null || recipe !== null || Boolean(quantity),
  };
  return withTitle(title, line, !line.isSplit && !line.note);
}

function step(value: unknown, path: Path, report: Report): (StepRow | TitleRow)[] {
  const sent = typeof value === 'string' ? { text: value } : objectOf(value, path, report);
  const references = itemsOf(sent.ingredientReferences ?? [], [...path, 'ingredientReferences'], report);
  const line: StepRow = {
    kind: 'line',
    id: text(sent.id, [...path, 'id'], report) || newId(),
    summary: text(sent.summary, [...path, 'summary'], report),
    text: text(sent.text, [...path, 'text'], report),
    ingredientIds: references.map(([item, at]) =>
      text(objectOf(item, at, report).referenceId, [...at, 'referenceId'], report),
    ),
  };
  return withTitle(text(sent.title, [...path, 'title'], report), line, !line.summary && !line.text);
}

function withTitle<Line extends { id: string }>(title: string, line: Line, isEmpty: boolean): (Line | TitleRow)[] {
  if (!title) return [line];
  return isEmpty ? [{ kind: 'title', id: line.id, title }] : [{ kind: 'title', id: `title ${line.id}`, title }, line];
}

interface Known {
  units: Map<string, UnitChoice>;
  foods: Map<string, FoodChoice>;
}

/** Plurals and abbreviations are not part of the text; they come back with the id or name that they belong to. */
function unitsOf({ recipeIngredient }: RecipeDraft): Known {
  const known: Known = { units: new Map(), foods: new Map() };
  for (const row of recipeIngredient) {
    if (row.kind !== 'line') continue;
    if (row.unit) known.units.set(`${row.unit.id} ${row.unit.name}`, row.unit);
    if (row.food) known.foods.set(`${row.food.id} ${row.food.name}`, row.food);
  }
  return known;
}

function itemOf<Item extends { id?: string; name: string }>(
  value: unknown,
  path: Path,
  report: Report,
  known: Map<string, Item>,
): Item | { id?: string; name: string } | null {
  if (value === null || value === undefined) return null;
  const name_ = name(value, path, report);
  if (!name_) return null;
  const id = typeof value === 'object' && 'id' in value && typeof value.id === 'string' ? value.id : undefined;
  return known.get(`${id} ${name_}`) ?? { ...(id && { id }), name: name_ };
}

function recipeOf(value: unknown, path: Path, report: Report): RecipeChoice | null {
  if (value === null || value === undefined) return null;
  const { id, slug, name } = objectOf(value, path, report);
  const sent = {
    id: text(id, [...path, 'id'], report),
    slug: text(slug, [...path, 'slug'], report),
    name: text(name, [...path, 'name'], report),
  };
  if (!sent.id && !sent.slug && !sent.name) return null;
  return { ...(sent.id && { id: sent.id }), ...(sent.slug && { slug: sent.slug }), name: sent.name || sent.slug };
}

function nutrition(value: unknown, path: Path, before: Nutrition, report: Report): Partial<Nutrition> {
  const sent = objectOf(value, path, report);
  const known = Object.keys(before).filter((key) => key in sent);
  return Object.fromEntries(known.map((key) => [key, text(sent[key], [...path, key], report) || null]));
}
