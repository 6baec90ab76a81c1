import { isObject, type Json, type JsonObject } from './json.ts';

/** Values that point to others are followed this far, so that those that point at themselves end. */
const deepest = 12;
const mostValues = 50_000;

/**
 * A state whose values point to one another, put together: Apollo's cache (`{"__ref":"Food:1"}` beside `ROOT_QUERY`) and Nuxt's
 * list of values (`[{"recipe":1},{"title":2},"Soup"]`). Others come back as they are.
 */
export function withReferences(state: Json, isValueList: boolean): Json {
  if (isValueList && Array.isArray(state)) return new Following((index) => valueAt(state, index)).from(0);
  const cache = cacheIn(state);
  return cache ? new Following((reference) => cachedAt(cache, reference)).open(cache, 0) : state;
}

function cacheIn(state: Json): JsonObject | null {
  const waiting: Json[] = [state];
  for (let looked = 0; waiting.length > 0 && looked < 200; looked++) {
    const value = waiting.shift();
    if (!isObject(value)) continue;
    if ('ROOT_QUERY' in value) return value;
    waiting.push(...Object.values(value).slice(0, 50));
  }
  return null;
}

function cachedAt(cache: JsonObject, value: Json): Json | undefined {
  if (!isObject(value)) return undefined;
  const id = value.__ref ?? (value.type === 'id' ? value.id : undefined);
  return typeof id === 'string' && Object.hasOwn(cache, id) ? cache[id] : undefined;
}

function valueAt(values: Json[], index: Json): Json | undefined {
  if (typeof index !== 'number') return undefined;
  const value = values[index];
  const isWrapped =
    Array.isArray(value) && value.length === 2 && /^(?:Shallow)?(?:Reactive|Ref)$/.test(String(value[0]));
  return isWrapped ? valueAt(values, value[1] ?? null) : value;
}

class Following {
  private opened = 0;
  private readonly target: (reference: Json) => Json | undefined;

  constructor(target: (reference: Json) => Json | undefined) {
    this.target = target;
  }

  from(reference: Json): Json {
    return this.open(this.target(reference) ?? null, 0);
  }

  open(value: Json, depth: number): Json {
    if (typeof value !== 'object' || value === null) return value;
    if (depth > deepest || ++this.opened > mostValues) return null;
    if (Array.isArray(value)) return value.map((item) => this.follow(item, depth));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.follow(item, depth)]));
  }

  private follow(value: Json, depth: number): Json {
    return this.open(this.target(value) ?? value, depth + 1);
  }
}
