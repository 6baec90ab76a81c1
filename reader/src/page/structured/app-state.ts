import type { Document } from '../../html/nodes.ts';
import { attribute, elementsOf } from '../../html/parse-html.ts';
import { isObject, type Json, type JsonObject, listOf } from './json.ts';
import { readLenientJson } from './lenient-json.ts';
import { withReferences } from './state-references.ts';

/** Longer scripts are programs, not state. */
const longestState = 4_000_000;

/** A page's state is searched no further than this. */
const mostValues = 200_000;

/**
 * Recipes in the state that a page's framework left in its scripts (`__NEXT_DATA__`, `__NUXT__`, Next's stream and their
 * like), as schema.org has them. What is a recipe shows by its keys: something with ingredients and with steps.
 */
export function readAppState(page: Document): JsonObject[] {
  return statesOf(page).flatMap(recipesInState).slice(0, 20);
}

function statesOf(page: Document): Json[] {
  const stream: string[] = [];
  const states: Json[] = [];
  for (const element of elementsOf(page)) {
    if (element.name !== 'script' || /ld\+json/i.test(attribute(element, 'type'))) continue;
    const text = element.children.map((child) => (child.type === 'text' ? child.data : '')).join('');
    if (!holdsState(text)) continue;
    const pushed = pushedIn(text);
    if (pushed.startsWith('[')) stream.push(streamed(readLenientJson(pushed)));
    else {
      const isValueList = /^__NUXT_DATA__$/.test(attribute(element, 'id'));
      states.push(...stateIn(text).map((state) => withReferences(state, isValueList)));
    }
  }
  return [...states, ...stream.join('').split('\n').flatMap(ofStreamLine)];
}

/** Whether a script may hold a recipe in the state of a page. */
export function holdsState(script: string): boolean {
  return script.length <= longestState && /ingredient/i.test(script);
}

/** What a script adds to Next's stream: `self.__next_f.push([1, "…"])`. */
function pushedIn(script: string): string {
  const call = '__next_f.push(';
  const at = script.indexOf(call);
  return at < 0 ? '' : script.slice(at + call.length, script.lastIndexOf(']') + 1).trim();
}

function streamed(pushed: Json | undefined): string {
  const piece = Array.isArray(pushed) ? pushed[1] : undefined;
  return typeof piece === 'string' ? piece : '';
}

/** A line of Next's stream: `5:["$","div",…]`. */
function ofStreamLine(line: string): Json[] {
  const start = line.search(/[[{]/);
  return start < 0 || !/ingredient/i.test(line) ? [] : [readLenientJson(line.slice(start)) ?? null];
}

function stateIn(text: string): Json[] {
  const assigned = /^\s*[[{]/.test(text) ? 0 : text.search(/=\s*(?:JSON\.parse\(\s*)?["'{[]/);
  if (assigned < 0) return [];
  const quoted = /^=\s*(?:JSON\.parse\(\s*)("(?:[^"\\]|\\.)*")/.exec(text.slice(assigned));
  const inner = quoted?.[1] ? readLenientJson(`[${quoted[1]}]`) : undefined;
  const body =
    Array.isArray(inner) && typeof inner[0] === 'string' ? inner[0] : text.slice(assigned + (assigned ? 1 : 0));
  return [readLenientJson(body) ?? null];
}

const keys = {
  name: /^(?:name|title|headline|recipe_?name|recipe_?title)$/i,
  ingredients: /^(?:recipe_?)?ingredients?(?:_?(?:list|groups|sections|items|lines))?$/i,
  steps:
    /^(?:recipe_?)?(?:instructions?|directions?|steps|method|preparations?|preparation_?steps|procedure)(?:_?(?:list|groups|sections|items))?$/i,
  image: /^(?:image|image_?url|photo|picture|hero_?image|thumbnail)$/i,
  description: /^(?:description|summary|intro(?:duction)?|excerpt)$/i,
  yield: /^(?:servings?|yields?|portions?|serves|number_?of_?servings|recipe_?yield)$/i,
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
  const ingredients = groupedLines(valueAt(value, keys.ingredients), 0);
  const steps = groupedLines(valueAt(value, keys.steps), 0);
  if (ingredients.length < 2 || steps.length === 0) return null;
  return {
    '@type': 'Recipe',
    name: textIn(valueAt(value, keys.name)),
    description: textIn(valueAt(value, keys.description)),
    image: textIn(valueAt(value, keys.image)),
    recipeYield: textIn(valueAt(value, keys.yield)),
    recipeIngredient: ingredients,
    recipeInstructions: steps,
  };
}

function valueAt(object: JsonObject, key: RegExp): Json | undefined {
  const names = Object.keys(object).filter((name) => key.test(name) && object[name] !== null);
  return object[names.find((name) => listOf(object[name]).length > 0) ?? ''];
}

const lineKeys =
  /^(?:text|description|line|display(?:_?text)?|original(?:_?text)?|full_?text|body|content|html|instruction|step|raw_?text|label)$/i;
const listKeys = /^(?:items|ingredients|steps|instructions|list|lines|children|itemListElement)$/i;

/** Lines of text from lists of texts, of objects, or of groups of those; a group's name becomes a line with a colon. */
function groupedLines(value: Json | undefined, depth: number): string[] {
  if (depth > 5) return [];
  return listOf(value).flatMap((item) => {
    if (typeof item === 'string') return item.trim() === '' ? [] : [item];
    if (!isObject(item)) return [];
    const inner = valueAt(item, listKeys);
    if (Array.isArray(inner) && inner.length > 0) {
      const name = textIn(valueAt(item, keys.name));
      return [...(name === '' ? [] : [`${name}:`]), ...groupedLines(inner, depth + 1)];
    }
    const line = lineOf(item);
    return line === '' ? [] : [line];
  });
}

/** An ingredient in parts: quantity, unit, name, note, in the order that a line has. */
const partKeys = [
  /^(?:quantity|amount|qty|value)(?:_?(?:text|display))?$/i,
  /^(?:unit|unit_?name|measure|measurement|unit_?of_?measure)$/i,
  /^(?:name|food|ingredient|ingredient_?name|product|title)$/i,
];

function lineOf(item: JsonObject): string {
  const whole = textIn(valueAt(item, lineKeys));
  const parts = partKeys.map((key) => textIn(valueAt(item, key))).filter((part) => part !== '');
  return parts.length > 1 || whole === '' ? parts.join(' ') : whole;
}

function textIn(value: Json | undefined): string {
  for (const item of listOf(value)) {
    if (typeof item === 'string' || typeof item === 'number') return String(item).trim();
    const inner = isObject(item) ? (item.name ?? item.text ?? item.url ?? item.title ?? item.value) : null;
    if (typeof inner === 'string' || typeof inner === 'number') return String(inner).trim();
  }
  return '';
}
