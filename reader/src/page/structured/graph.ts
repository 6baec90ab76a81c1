import { isObject, type Json, type JsonObject, listOf } from './json.ts';

/** Real graphs have hundreds of nodes; a hostile one is read only this far. */
const mostNodes = 20_000;

/** No list of a recipe is longer; what a hostile one repeats beyond is not looked at. */
const mostOfList = 2000;

/** An object with more properties than this is nothing to refer to: each reference would copy them. */
const mostProperties = 500;

/** All objects of a page's structured data, with references by `@id` resolved. */
export class Graph {
  readonly nodes: JsonObject[] = [];
  private readonly byId = new Map<string, JsonObject>();

  constructor(documents: Json[]) {
    const waiting: Json[] = [...documents].reverse();
    for (let value = waiting.pop(); value !== undefined && this.nodes.length < mostNodes; value = waiting.pop()) {
      if (isObject(value)) this.add(value);
      const inner = Array.isArray(value) ? value : isObject(value) ? Object.values(value) : [];
      for (const next of inner.filter(isNested).reverse()) waiting.push(next);
    }
  }

  /** The object that a value means: itself, with all that its `@id` points to. */
  resolve(value: Json | undefined): Json | undefined {
    if (!isObject(value)) return value;
    const id = value['@id'];
    if (typeof id !== 'string') return value;
    const known = this.byId.get(id);
    return known && known !== value ? { ...known, ...value } : value;
  }

  list(value: Json | undefined): Json[] {
    return listOf(value)
      .slice(0, mostOfList)
      .map((item) => this.resolve(item) ?? null);
  }

  ofType(type: RegExp): JsonObject[] {
    return this.nodes.filter((node) => hasType(node, type));
  }

  private add(node: JsonObject): void {
    this.nodes.push(node);
    const id = node['@id'];
    if (typeof id !== 'string') return;
    const known = this.byId.get(id);
    const properties = Object.keys(node).length;
    if (properties > mostProperties) return;
    if (!known || properties > Object.keys(known).length) this.byId.set(id, node);
  }
}

function isNested(value: Json): boolean {
  return typeof value === 'object' && value !== null;
}

export function hasType(node: JsonObject, type: RegExp): boolean {
  return listOf(node['@type'] ?? node.type).some((name) => typeof name === 'string' && type.test(shortType(name)));
}

/** "Recipe" of "https://schema.org/Recipe" and "schema:Recipe". */
function shortType(name: string): string {
  return name.trim().split(/[/#:]/).pop() ?? '';
}
