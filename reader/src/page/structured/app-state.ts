import type { Document } from '../../html/nodes.ts';
import { plainLines } from '../../html/plain-text.ts';
import { headingText } from '../fields/ingredient-lines.ts';
import { isObject, type Json, type JsonObject, listOf } from './json.ts';
import { statesOf } from './page-states.ts';
import { isRichText, linesOfRichText } from './rich-text.ts';

/** A page's state is searched no further than this. */
const mostValues = 200_000;

/**
 * Recipes in the state that a page's framework left in its scripts and attributes (`__NEXT_DATA__`, `__NUXT__`, streams, islands and
 * their like), as schema.org has them. What is a recipe shows by its keys: something with ingredients and with steps.
 */
export function readAppState(page: Document): JsonObject[] {
  return statesOf(page).flatMap(recipesInState).slice(0, 20);
}

const keys = {
  name: /^(?:name|title|headline|heading|recipe_?name|recipe_?title)$/i,
  group: /^(?:name|title|headline|heading|label|(?:group|section)(?:_?(?:name|title))?|purpose|sub_?title|component)$/i,
  ingredients:
    /^(?:recipe_?)?(?:ingredients?|ingredienti|ingredientes|ingredienten|ingredienser|zutaten)(?:_?(?:list|groups|sections|items|lines|blocks|html|text))?$/i,
  /** Where ingredients are called otherwise, a list of lines that begin with amounts. */
  parts: /^(?:sections|groups|components|parts|lines|items)$/i,
  steps:
    /^(?:recipe_?)?(?:instructions?|directions?|steps|method|preparations?|preparation_?steps|procedure|zubereitung|arbeitsschritte|bereiding|bereidingswijze|preparazione|procedimento|pasos|etapes)(?:_?(?:list|groups|sections|items|html|text|body))?$/i,
  image: /^(?:(?:hero|lead|main|cover|featured|primary)_?)?(?:image|photo|picture|thumbnail)(?:_?url)?$/i,
  description: /^(?:description|summary|intro(?:duction)?|excerpt|standfirst|subtitle|dek|blurb|teaser|lede)$/i,
  yield: /^(?:servings?|yields?|portions?|serves|makes|number_?of_?servings|recipe_?yield)(?:_?text)?$/i,
  category: /^(?:recipe_?)?(?:category|course|dish_?type|meal_?type)$/i,
  cuisine: /^(?:recipe_?)?cuisine$/i,
  times: /^(?:times?|timings?|minutes|durations?)$/i,
  author: /^(?:author|creator|writer|chef|by_?line)(?:_?name)?$/i,
  prep: /^(?:prep|preparation)_?(?:time(?:_?(?:minutes|in_?minutes))?|min(?:ute)?s)$/i,
  cook: /^(?:cook|cooking|baking)_?(?:time(?:_?(?:minutes|in_?minutes))?|min(?:ute)?s)$/i,
  total: /^total_?(?:time(?:_?(?:minutes|in_?minutes))?|min(?:ute)?s)$/i,
};

/** Whatever in a state has ingredients and steps, as schema.org's recipes. */
export function recipesInState(state: Json): JsonObject[] {
  const found: JsonObject[] = [];
  const waiting: Json[] = [state];
  for (let read = 0; waiting.length > 0 && read < mostValues; read++) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...value.slice(0, 2000).toReversed());
    else if (isObject(value)) {
      const recipe = asRecipe(value);
      if (recipe) found.push(recipe);
      else
        waiting.push(
          ...Object.values(value)
            .filter((inner) => typeof inner === 'object' && inner !== null)
            .reverse(),
        );
    }
  }
  return found;
}

function asRecipe(value: JsonObject): JsonObject | null {
  const steps = groupedLines(valueAt(value, keys.steps), 0);
  const ingredients = ingredientsOf(value, steps.length > 0);
  if (ingredients.length < 2 || steps.length === 0) return null;
  return {
    '@type': 'Recipe',
    name: textIn(valueAt(value, keys.name)),
    slug: textIn(value.slug),
    description: textIn(valueAt(value, keys.description)),
    image: textIn(valueAt(value, keys.image)),
    recipeYield: yieldIn(valueAt(value, keys.yield)),
    author: textIn(valueAt(value, keys.author)),
    recipeCategory: textIn(valueAt(value, keys.category)),
    recipeCuisine: textIn(valueAt(value, keys.cuisine)),
    prepTime: timeIn(valueAt(value, keys.prep) ?? timeAmong(value, /^prep/i, keys.prep)),
    cookTime: timeIn(valueAt(value, keys.cook) ?? timeAmong(value, /^(?:cook|bak)/i, keys.cook)),
    totalTime: timeIn(valueAt(value, keys.total) ?? timeAmong(value, /^total/i, keys.total)),
    recipeIngredient: ingredients,
    recipeInstructions: steps,
  };
}

function ingredientsOf(value: JsonObject, hasSteps: boolean): string[] {
  const lines = groupedLines(valueAt(value, keys.ingredients), 0);
  if (lines.length > 0 || !hasSteps) return lines;
  const parts = groupedLines(valueAt(value, keys.parts), 0);
  return parts.filter((line) => /^\s*[\d½¼¾⅓⅔⅛]/.test(line)).length * 2 > parts.length ? parts : [];
}

/** A time within `times: { prep: 20, cook: 40 }`. */
function timeAmong(value: JsonObject, ...wanted: RegExp[]): Json | undefined {
  const times = valueAt(value, keys.times);
  if (!isObject(times)) return undefined;
  const key = Object.keys(times).find((name) => wanted.some((one) => one.test(name)));
  return key === undefined ? undefined : times[key];
}

/** "4", "4 to 6 servings", or a number beside what it counts: `{ n: 6, unit: "servings" }`. */
function yieldIn(value: Json | undefined): string {
  if (!isObject(value)) return textIn(value);
  const said = Object.values(value).filter((part) => typeof part === 'number' || typeof part === 'string');
  const number = said.find((part) => /^\d/.test(String(part)));
  const unit = said.find((part) => /^\p{L}[^\d]{0,30}$/u.test(String(part)));
  return number === undefined ? textIn(value) : [number, unit].filter((part) => part !== undefined).join(' ');
}

/** Numbers are minutes; what has a unit says so. */
function timeIn(value: Json | undefined): Json {
  const text = textIn(value);
  return /^\d{1,4}$/.test(text) ? Number(text) : text;
}

function valueAt(object: JsonObject, key: RegExp): Json | undefined {
  const names = Object.keys(object).filter((name) => key.test(name) && object[name] !== null);
  return object[names.find((name) => listOf(object[name]).length > 0) ?? ''];
}

const lineKeys =
  /^(?:text|description|line|display(?:_?text)?|original(?:_?text)?|full_?text|body|content|html|instruction|step|raw_?text|label)$/i;
const listKeys =
  /^(?:items|ingredients|steps|instructions|list|lines|rows|entries|elements|nodes|edges|children|itemListElement)$/i;
/** What a value may stand in alone: `{ json: {…} }` of Contentful, `{ node: {…} }` of GraphQL. */
const wrapperKeys = /^(?:json|document|raw|node|value|data|fields|attributes)$/i;

/** Lines of text from lists of texts, of objects, or of groups of those; a group's name becomes a line with a colon. */
function groupedLines(value: Json | undefined, depth: number): string[] {
  if (depth > 5) return [];
  return listOf(value).flatMap((item) => {
    if (typeof item === 'string') return linesOfText(item);
    if (!isObject(item)) return [];
    if (isRichText(item)) return linesOfRichText(item);
    const inner = valueAt(item, listKeys);
    if (Array.isArray(inner) && inner.length > 0) {
      const name = headingText(textIn(valueAt(item, keys.group)));
      return [...(name === '' ? [] : [`${name}:`]), ...groupedLines(inner, depth + 1)];
    }
    const line = lineOf(item);
    if (line !== '') return [line];
    const wrapped = valueAt(item, wrapperKeys);
    return typeof wrapped === 'object' ? groupedLines(wrapped, depth + 1) : [];
  });
}

/** One line, or as many as its HTML has: `<ol><li>…</li><li>…</li></ol>`. */
function linesOfText(text: string): string[] {
  if (text.trim() === '' || text === '$undefined') return [];
  return /<(?:li|p|br)\b/i.test(text) ? plainLines(text) : [text];
}

/** An ingredient in parts: quantity, unit and name, in the order that a line has. */
const partKeys = [
  /^(?:quantity|amount|qty|value)(?:_?(?:text|display))?$/i,
  /^(?:unit|unit_?name|measure|measurement|unit_?of_?measure)$/i,
  /^(?:name|food|item|ingredient|ingredient_?name|product|title)$/i,
];

/** What is said of an ingredient behind its name. */
const remarkKeys = /^(?:notes?|preparation|comment|remark)$/i;

function lineOf(item: JsonObject): string {
  const whole = textIn(valueAt(item, lineKeys));
  const parts = partKeys.map((key) => textIn(valueAt(item, key))).filter((part) => part !== '');
  if (parts.length < 2 && whole !== '') {
    const [amount = ''] = parts;
    const isApart = amount !== '' && /^[\d½¼¾⅓⅔⅛]/.test(amount) && !whole.startsWith(amount);
    return isApart ? `${amount} ${whole}` : whole;
  }
  return [parts.join(' '), textIn(valueAt(item, remarkKeys))].filter((part) => part !== '').join(', ');
}

function textIn(value: Json | undefined): string {
  for (const item of listOf(value)) {
    if (item === '$undefined') continue;
    if (typeof item === 'string' || typeof item === 'number') return String(item).trim();
    const inner = isObject(item)
      ? (item.name ?? item.displayName ?? item.text ?? item.url ?? item.title ?? item.value)
      : null;
    if (typeof inner === 'string' || typeof inner === 'number') return String(inner).trim();
  }
  return '';
}
