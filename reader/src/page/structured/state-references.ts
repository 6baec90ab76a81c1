import { isObject, type Json, type JsonObject } from './json.ts';

/** Values that point to others are followed this far, so that those that point at themselves end. */
const deepestReferences = 12;
const mostValues = 50_000;

/**
 * A state whose values point to one another, put together: Apollo's cache (`{"__ref":"Food:1"}` beside `ROOT_QUERY`) and the
 * list of values of Nuxt and SvelteKit (`[{"recipe":1},{"title":2},"Soup"]`), and tables by id, as Redux keeps them
 * (`{"recipes":{"7":{"id":7,"lineIds":["a"]}},"lines":{"a":{"id":"a"}}}`). Others come back as they are.
 */
export function withReferences(state: Json): Json {
  if (Array.isArray(state) && isValueList(state)) return ofValueList(state);
  const tables = isObject(state) ? tablesIn(state) : null;
  if (isObject(state) && tables) return withRows(state, tables);
  const cache = cacheIn(state);
  return cache ? new Following((reference) => cachedAt(cache, reference)).open(cache, 0) : state;
}

/** A list of values, the first of which holds the places of the others. */
export function ofValueList(values: Json[]): Json {
  return new Following((place) => valueAt(values, place)).from(0);
}

type Tables = Map<string, JsonObject>;

/** The tables of a state, by their names in lower case; null where it has less than two. */
function tablesIn(state: JsonObject): Tables | null {
  const tables: Tables = new Map();
  const waiting: JsonObject[] = [state];
  for (let looked = 0; waiting.length > 0 && looked < 200; looked++) {
    for (const [name, value] of Object.entries(waiting.shift() ?? {}).slice(0, 100)) {
      if (!isObject(value)) continue;
      const table = isObject(value.byId) ? value.byId : value;
      if (isTable(table)) tables.set(name.toLowerCase(), table);
      else waiting.push(value);
    }
  }
  return tables.size > 1 ? tables : null;
}

function isTable(value: JsonObject): boolean {
  const rows = Object.entries(value);
  return rows.length > 0 && rows.every(([key, row]) => isObject(row) && String(row.id) === key);
}

/** A state with the rows of its tables in the place of their ids: "authorId" is a row of "authors", "lineIds" are rows of "lines". */
function withRows(state: JsonObject, tables: Tables): Json {
  let opened = 0;
  const open = (value: Json, depth: number): Json => {
    if (typeof value !== 'object' || value === null) return value;
    if (depth > deepestReferences || ++opened > mostValues) return null;
    if (Array.isArray(value)) return value.map((item) => open(item, depth + 1));
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => {
        const name = key.replace(/_?ids?$/i, '');
        const table = tableFor(tables, name || key);
        const rows = table && rowsAt(table, item);
        return rows === undefined ? [key, open(item, depth + 1)] : [pluralIfList(name, rows), open(rows, depth + 1)];
      }),
    );
  };
  return open(state, 0);
}

function tableFor(tables: Tables, name: string): JsonObject | undefined {
  const plain = name.toLowerCase();
  return (
    tables.get(plain) ??
    tables.get(`${plain}s`) ??
    (/^(?:author|creator|owner)$/.test(plain) ? tables.get('users') : undefined)
  );
}

function rowsAt(table: JsonObject, value: Json): Json | undefined {
  if (Array.isArray(value)) {
    const rows = value.map((id) => rowsAt(table, id));
    return rows.length > 0 && rows.every((row) => row !== undefined) ? rows : undefined;
  }
  const isId = typeof value === 'string' || typeof value === 'number';
  return isId && Object.hasOwn(table, String(value)) ? table[String(value)] : undefined;
}

function pluralIfList(name: string, rows: Json): string {
  return Array.isArray(rows) && !name.endsWith('s') ? `${name}s` : name;
}

function isValueList([first, ...rest]: Json[]): boolean {
  if (isWrapped(first)) return true;
  const places = isObject(first) ? Object.values(first) : [];
  return places.length > 0 && places.every((place) => Number.isInteger(place) && Number(place) <= rest.length);
}

function isWrapped(value: Json | undefined): value is [string, Json] {
  return Array.isArray(value) && value.length === 2 && /^(?:Shallow)?(?:Reactive|Ref)$/.test(String(value[0]));
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

/** Places below zero stand for what JSON has no word for, such as `undefined`. */
function valueAt(values: Json[], place: Json, wrappings = 0): Json | undefined {
  if (typeof place !== 'number') return undefined;
  if (place < 0) return null;
  const value = values[place];
  return isWrapped(value) && wrappings < deepestReferences ? valueAt(values, value[1], wrappings + 1) : value;
}

/** Opens a state, with what its values point to in place of them. */
export class Following {
  private opened = 0;
  private readonly target: (reference: Json) => Json | undefined;
  private readonly deepest: number;

  constructor(target: (reference: Json) => Json | undefined, deepest = deepestReferences) {
    this.target = target;
    this.deepest = deepest;
  }

  from(reference: Json): Json {
    return this.open(this.target(reference) ?? null, 0);
  }

  open(value: Json, depth: number): Json {
    if (typeof value !== 'object' || value === null) return value;
    if (depth > this.deepest || ++this.opened > mostValues) return null;
    if (Array.isArray(value)) return value.map((item) => this.follow(item, depth));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.follow(item, depth)]));
  }

  private follow(value: Json, depth: number): Json {
    return this.open(this.target(value) ?? value, depth + 1);
  }
}
