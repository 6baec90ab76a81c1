import type { AnyNode, Document, Element } from '../../html/nodes.ts';
import { attribute, elementsOf, isElement } from '../../html/parse-html.ts';
import { linesOf, textOf } from '../../html/text-of.ts';
import { absolute } from '../fields/absolute.ts';
import type { JsonObject } from './json.ts';

/** Class names of hRecipe and h-recipe, and the schema.org property that each stands for. */
const properties: Record<string, string> = {
  fn: 'name',
  'p-name': 'name',
  summary: 'description',
  'p-summary': 'description',
  ingredient: 'recipeIngredient',
  'p-ingredient': 'recipeIngredient',
  instruction: 'recipeInstructions',
  instructions: 'recipeInstructions',
  'e-instructions': 'recipeInstructions',
  yield: 'recipeYield',
  'p-yield': 'recipeYield',
  preptime: 'prepTime',
  cooktime: 'cookTime',
  duration: 'totalTime',
  'dt-duration': 'totalTime',
  author: 'author',
  'p-author': 'author',
  photo: 'image',
  'u-photo': 'image',
  'p-category': 'recipeCategory',
  recipetype: 'recipeCategory',
  tag: 'keywords',
};

/** The recipes of a page that are marked by class names, in the form that JSON-LD has. */
export function readHRecipes(page: Document, baseUrl: string): JsonObject[] {
  return [...elementsOf(page)]
    .filter((element) => classesOf(element).some((name) => name === 'hrecipe' || name === 'h-recipe'))
    .slice(0, 5)
    .map((root) => readOne(root, baseUrl));
}

function readOne(root: Element, baseUrl: string): JsonObject {
  const found = new Map<string, string[]>();
  const parts = new Map<Element, string>();
  for (const element of elementsOf(root)) {
    const property = classesOf(element).flatMap((name) => properties[name] ?? [])[0];
    if (!property || isWithin(element, property, parts) || (property === 'name' && isInAuthor(element))) continue;
    parts.set(element, property);
    const value = saidBy(element, property, baseUrl);
    const values = found.get(property) ?? [];
    if (value !== '') values.push(value);
    if (values.length > 0) found.set(property, values);
  }
  const single = ['name', 'author', 'recipeYield', 'prepTime', 'cookTime', 'totalTime', 'description'];
  const entries = [...found].map(([name, values]) => [name, single.includes(name) ? (values[0] ?? '') : values]);
  return { '@type': 'Recipe', ...Object.fromEntries(entries) };
}

/** The name on the card of a person, inside a recipe. */
function isInAuthor(element: Element): boolean {
  for (let above: AnyNode | null = element; above && isElement(above); above = above.parent) {
    const classes = classesOf(above);
    if (classes.includes('hrecipe') || classes.includes('h-recipe')) return false;
    if (classes.some((name) => /^(?:author|p-author|vcard|h-card)$/.test(name))) return true;
  }
  return false;
}

/** An `instruction` inside `instructions` has been read with it. */
function isWithin(element: Element, property: string, parts: Map<Element, string>): boolean {
  for (let above = element.parent; above; above = above.parent) {
    if (above.type === 'tag' && parts.get(above) === property) return true;
  }
  return false;
}

function saidBy(element: Element, property: string, baseUrl: string): string {
  if (property === 'image') return absolute(attribute(element, 'src') || attribute(element, 'href'), baseUrl) ?? '';
  if (property.endsWith('Time')) return machineValue(element) || textOf(element);
  return property === 'recipeInstructions' ? methodIn(element) : textOf(element);
}

/** The parts that are marked as instructions, where several are: a story may stand among them. */
function methodIn(element: Element): string {
  const marked = [...elementsOf(element)].filter(
    (part) => part !== element && classesOf(part).some((name) => name === 'instruction'),
  );
  return (marked.length > 1 ? marked : [element]).flatMap(linesOf).join('\n');
}

/** `<span class="value-title" title="PT30M">` and `<time datetime="PT30M">`. */
function machineValue(element: Element): string {
  const inside = [element, ...elementsOf(element)];
  const said = inside.map((part) => attribute(part, 'datetime') || attribute(part, 'title'));
  return said.find((value) => /^P/i.test(value)) ?? '';
}

function classesOf(element: Element): string[] {
  return attribute(element, 'class').toLowerCase().split(/\s+/);
}
