import type { Document, Element } from '../../html/nodes.ts';
import { attribute, elementsOf } from '../../html/parse-html.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { readLenientJson } from './lenient-json.ts';
import { valuesInProgram } from './program-values.ts';
import { withReferences } from './state-references.ts';
import { isPieceOfStream, statesInStream } from './streamed-state.ts';

/** Longer scripts are programs, not state. */
const longestState = 4_000_000;

const mostAttributes = 200;

/** What a page's framework left in its scripts, streams and attributes that tells of ingredients. */
export function statesOf(page: Document): Json[] {
  const states: Json[] = [];
  const pieces: string[] = [];
  const attributes: [string, Json][] = [];
  for (const element of elementsOf(page)) {
    if (element.name !== 'script') attributes.push(...statesInAttributes(element, mostAttributes - attributes.length));
    else if (!/ld\+json/i.test(attribute(element, 'type'))) {
      const text = element.children.map((child) => (child.type === 'text' ? child.data : '')).join('');
      if (isPieceOfStream(text)) pieces.push(text);
      else if (holdsState(text)) states.push(...statesInScript(text));
    }
  }
  const apart = putTogether(attributes);
  return [...states, ...statesInStream(pieces, namesIngredients), ...attributes.map(([, state]) => state), apart];
}

/** Attributes of one name are the parts of one list; what an island holds stands beside them. */
function putTogether(attributes: [string, Json][]): JsonObject {
  const apart: JsonObject = {};
  for (const [name, value] of attributes) {
    const known = apart[name];
    // An island that holds the steps alone is headed "Directions".
    if (name === 'props' && isObject(value)) Object.assign(apart, { ...value, heading: null, ...apart });
    else apart[name] = Array.isArray(known) && Array.isArray(value) ? [...known, ...value] : value;
  }
  return apart;
}

/** Whether a script may hold a recipe in the state of a page, or a piece of one. */
export function holdsState(script: string): boolean {
  return script.length <= longestState && (namesIngredients(script) || isPieceOfStream(script));
}

/** Whether an attribute may hold a recipe. */
export function isStateInAttribute(name: string, value: string): boolean {
  const [first = ''] = /\S/.exec(value.slice(0, 100)) ?? [];
  return (
    (first === '{' || first === '[') &&
    value.length > 10 &&
    (namesIngredients(value) ||
      isPart.test(name) ||
      (name === 'props' && /"(?:steps|directions|instructions)"/.test(value)))
  );
}

const isPart = /ingredient|instruction|direction|steps|method/i;

export function namesIngredients(text: string): boolean {
  return (
    /ingredi|zutat/i.test(text) ||
    (/"recipes?"/i.test(text) && /"(?:step_?ids|steps|method|directions|instructions)"/i.test(text))
  );
}

function statesInScript(text: string): Json[] {
  const values = /^\s*[[{]/.test(text) ? [readLenientJson(text) ?? null] : valuesInProgram(text, namesIngredients);
  return values.map(withReferences);
}

/** `data-recipe='{…}'`, `:recipe="{…}"`, or the props of an island, by the name without what a framework writes before it. */
function statesInAttributes(element: Element, most: number): [string, Json][] {
  if (most <= 0) return [];
  const said = Object.entries(element.attribs).filter(
    ([name, value]) => isFactOfRecipe.test(name) && value.length <= 30,
  );
  const states: [string, Json][] = Object.entries(element.attribs)
    .filter(([name, value]) => isStateInAttribute(name, value))
    .slice(0, most)
    .map(([name, value]) => {
      const state = readLenientJson(value) ?? null;
      const isIsland = element.name === 'astro-island' && name === 'props';
      const label = ['data-label', 'data-heading', 'data-title'].map((key) => attribute(element, key)).find(Boolean);
      const named = label && Array.isArray(state) ? [{ name: label, items: state }] : state;
      return [name.replace(/^(?:data-|v-bind:|:)/, ''), isIsland ? ofIsland(state, 0) : named];
    });
  return [
    ...said.map(([name, value]): [string, Json] => [factNames[name.slice(5)] ?? name.slice(5), value]),
    ...states,
  ];
}

/** `data-serves="4"`, `data-prep="15"` beside what holds the lists. */
const isFactOfRecipe = /^data-(?:serves|servings|yield|prep(?:-time)?|cook(?:-time)?|total-time)$/;
const factNames: Record<string, string> = {
  prep: 'prepTime',
  'prep-time': 'prepTime',
  cook: 'cookTime',
  'cook-time': 'cookTime',
  'total-time': 'totalTime',
};

const deepestIsland = 30;

/** Astro writes the kind of each value before it: 0 for a value or an object, 1 for a list. */
function ofIsland(props: Json, depth: number): Json {
  if (!isObject(props) || depth > deepestIsland) return props;
  return Object.fromEntries(Object.entries(props).map(([key, value]) => [key, ofKind(value, depth + 1)]));
}

function ofKind(value: Json, depth: number): Json {
  if (!Array.isArray(value) || depth > deepestIsland) return value;
  const [kind, held = null] = value;
  if (kind === 0) return ofIsland(held, depth);
  return kind === 1 && Array.isArray(held) ? held.map((one) => ofKind(one, depth + 1)) : held;
}
