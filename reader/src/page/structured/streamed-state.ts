import { isObject, type Json } from './json.ts';
import { readLenientJson } from './lenient-json.ts';
import { quotedAt } from './program-values.ts';
import { Following, ofValueList } from './state-references.ts';

/** Elements in elements, three levels each. */
const deepestElements = 200;

const nextPush = '__next_f.push(';
const enqueue = '.streamController.enqueue(';

/** Whether a script adds a piece to a state that a page's framework streams into it. */
export function isPieceOfStream(script: string): boolean {
  return script.includes(nextPush) || script.includes(enqueue);
}

/**
 * What all pieces say together; a recipe may be cut anywhere between two of them.
 * @param isWanted of the text of a row of Next's stream
 */
export function statesInStream(scripts: string[], isWanted: (text: string) => boolean): Json[] {
  const next = scripts.flatMap((script) => piecesOf(script, nextPush)).join('');
  const routes = scripts.flatMap((script) => piecesOf(script, enqueue)).join('');
  return [...(next === '' ? [] : statesOfNext(next, isWanted)), ...(routes === '' ? [] : statesOfRoutes(routes))];
}

/** What a script adds: `self.__next_f.push([1,"…"])`, `streamController.enqueue("…")`. */
function piecesOf(script: string, call: string): string[] {
  const pieces: string[] = [];
  for (let at = script.indexOf(call); at >= 0; at = script.indexOf(call, at + 1)) {
    const rest = script.slice(at + call.length, at + call.length + 20);
    const before = /^\s*(?:\[\s*\d\s*,\s*)?(?=["'])/.exec(rest)?.[0];
    if (before === undefined) continue;
    const piece = quotedAt(script, at + call.length + before.length);
    if (piece !== undefined) pieces.push(piece);
  }
  return pieces;
}

/** The rows of Next's stream (`5:["$","div",…]`, `6:T1f,…`) that are wanted, with the rows that they point to in their places. */
function statesOfNext(stream: string, isWanted: (text: string) => boolean): Json[] {
  const rows = rowsOf(stream);
  const read = new Map<string, Json>();
  const rowAt = (id: string): Json | undefined => {
    const text = rows.get(id);
    if (text === undefined) return undefined;
    const value = read.get(id) ?? (typeof text === 'string' ? (readRow(text) ?? null) : text.words);
    read.set(id, value);
    return value;
  };
  const target = (value: Json): Json | undefined => {
    const reference = typeof value === 'string' ? /^\$[LQW@F]?([\da-f]+)((?::[^:]+)*)$/.exec(value) : null;
    if (!reference) return undefined;
    const path = (reference[2] ?? '').split(':').slice(1);
    return path.reduce<Json | undefined>(inside, rowAt(reference[1] ?? ''));
  };
  const following = new Following(target, deepestElements);
  return [...rows]
    .filter(([, row]) => typeof row === 'string' && isWanted(row))
    .map(([id]) => following.open(rowAt(id) ?? null, 0));
}

function inside(value: Json | undefined, key: string): Json | undefined {
  if (Array.isArray(value)) return value[Number(key === 'props' ? 3 : key)];
  return isObject(value) ? value[key] : undefined;
}

function readRow(row: string): Json | undefined {
  const start = row.search(/[[{]/);
  return start < 0 ? undefined : readLenientJson(row.slice(start));
}

/** By their number: the text of a row, or the words that it is. */
function rowsOf(stream: string): Map<string, string | { words: string }> {
  const rows = new Map<string, string | { words: string }>();
  let at = 0;
  while (at < stream.length) {
    const head = /^([\da-f]{0,8}):(?:T([\da-f]{1,8}),)?/.exec(stream.slice(at, at + 20));
    const start = at + (head?.[0].length ?? 0);
    const bytes = head?.[2];
    const lineEnd = stream.indexOf('\n', start);
    const end = bytes === undefined ? (lineEnd < 0 ? stream.length : lineEnd) : endOfBytes(stream, start, bytes);
    const text = stream.slice(start, end);
    if (head) rows.set(head[1] ?? '', bytes === undefined ? text : { words: text });
    at = bytes === undefined ? end + 1 : Math.max(end, start + 1);
  }
  return rows;
}

/** A text says its length in bytes of UTF-8. */
function endOfBytes(stream: string, start: number, bytes: string): number {
  let left = Number.parseInt(bytes, 16);
  let at = start;
  while (left > 0 && at < stream.length) {
    const code = stream.codePointAt(at) ?? 0;
    left -= code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    at += code < 0x10000 ? 1 : 2;
  }
  return at;
}

/**
 * React Router's and Remix's stream: a list of values, objects with the places of their keys and values (`{"_1":2}`), and later lines
 * (`P5:[…]`) that go on with the list where something was awaited.
 */
function statesOfRoutes(stream: string): Json[] {
  const values: Json[] = [];
  const awaited = new Map<number, number>();
  for (const line of stream.split('\n')) {
    const promise = /^P(\d{1,9}):/.exec(line);
    const read = readLenientJson(promise ? line.slice(promise[0].length) : line);
    if (!Array.isArray(read)) continue;
    if (promise) awaited.set(Number(promise[1]), values.length);
    for (const value of read) values.push(value);
  }
  return [ofValueList(values.map((value) => placed(value, values, awaited)))];
}

function placed(value: Json, values: Json[], awaited: Map<number, number>): Json {
  if (isObject(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, at]) => [String(values[Number(key.replace(/^_/, ''))] ?? key), at]),
    );
  if (!Array.isArray(value) || value[0] !== 'P') return value;
  return ['Ref', awaited.get(Number(value[1])) ?? null];
}
