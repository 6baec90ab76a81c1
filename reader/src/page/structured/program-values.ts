import type { Json } from './json.ts';
import { readLenientJson } from './lenient-json.ts';

/** What a page's program holds is looked at no further than this, once its names are filled in. */
const longestValue = 4_000_000;

/**
 * The objects and lists that are written into a program and that a predicate wants to see: `window.state = {…}`, `start(app, {data: […]})`,
 * `JSON.parse("…")`, and what Nuxt calls at once with its texts: `(function(a,b){return {title:a}}("Soup",1))`.
 */
export function valuesInProgram(program: string, isWanted: (text: string) => boolean): Json[] {
  const called = calledAtOnce(program);
  const values = called === undefined ? [] : [called];
  const texts = [...literalsIn(program), ...jsonTextsIn(program)].filter(isWanted);
  return [...values, ...texts.flatMap((text) => readLenientJson(text) ?? [])];
}

/** The texts that a program reads as JSON while it runs. */
function jsonTextsIn(program: string): string[] {
  const texts: string[] = [];
  const call = 'JSON.parse(';
  for (let at = program.indexOf(call); at >= 0; at = program.indexOf(call, at + 1)) {
    const start = at + call.length + spacesAt(program, at + call.length);
    const text = quotedAt(program, start);
    if (text !== undefined) texts.push(text);
  }
  return texts;
}

/** A quoted text of a program, as what it says. */
export function quotedAt(program: string, start: number): string | undefined {
  if (!/["']/.test(program.charAt(start))) return undefined;
  const read = readLenientJson(`[${program.slice(start, endOfText(program, start))}]`);
  const [text] = Array.isArray(read) ? read : [];
  return typeof text === 'string' ? text : undefined;
}

function spacesAt(text: string, at: number): number {
  let spaces = 0;
  while (/\s/.test(text.charAt(at + spaces))) spaces++;
  return spaces;
}

/** The outermost `{…}` and `[…]` where a program can have a value; where it has a block of its own, what is in that. */
function literalsIn(program: string): string[] {
  const literals: string[] = [];
  const ends = endsOfBrackets(program);
  let before = '';
  for (let at = 0; at < program.length; at++) {
    const character = program.charAt(at);
    if (isQuote(character)) at = endOfText(program, at) - 1;
    else if ((character === '{' || character === '[') && isValueBehind(program, at, before)) {
      const end = ends.get(at) ?? program.length;
      literals.push(program.slice(at, end));
      at = end - 1;
    }
    if (character > ' ') before = character;
  }
  return literals;
}

function isValueBehind(program: string, at: number, before: string): boolean {
  if (before === '') return true;
  if (before === '>') return false;
  return /[=(,:?&|[]/.test(before) || /\breturn\s*$/.test(program.slice(Math.max(0, at - 12), at));
}

/** Where each opening bracket of a program is closed, in one pass. */
function endsOfBrackets(program: string): Map<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < program.length; at++) {
    const character = program.charAt(at);
    if (isQuote(character)) at = endOfText(program, at) - 1;
    else if (/[{[(]/.test(character)) open.push(at);
    else if (/[}\])]/.test(character)) {
      const start = open.pop();
      if (start !== undefined) ends.set(start, at + 1);
    }
  }
  return ends;
}

function isQuote(character: string): boolean {
  return character === '"' || character === "'" || character === '`';
}

/** The place behind a quoted text; texts that are not closed end with their line. */
function endOfText(program: string, start: number): number {
  const quote = program.charAt(start);
  for (let at = start + 1; at < program.length; at++) {
    const character = program.charAt(at);
    if (character === '\\') at++;
    else if (character === quote) return at + 1;
    else if (character === '\n' && quote !== '`') return at;
  }
  return program.length;
}

/** What a function with names for its values gives that is called where it stands, as Nuxt writes the state of a page. */
function calledAtOnce(program: string): Json | undefined {
  const head = /=\s*\(?(?:function\s*)?\(([\w$,\s]{0,20000})\)\s*(?:=>\s*)?([({])/.exec(program);
  if (!head) return undefined;
  const ends = endsOfBrackets(program);
  const bodyStart = head.index + head[0].length - 1;
  const bodyEnd = ends.get(bodyStart) ?? program.length;
  const callStart = program.indexOf('(', bodyEnd);
  if (callStart < 0 || callStart - bodyEnd > 3) return undefined;
  const values = partsOf(program.slice(callStart + 1, (ends.get(callStart) ?? program.length) - 1));
  const names = (head[1] ?? '').split(',').map((name) => name.trim());
  const body = program.slice(bodyStart, bodyEnd);
  const returned = head[2] === '{' ? body.search(/\breturn\s*\{/) : 0;
  if (returned < 0) return undefined;
  const result = body.slice(body.indexOf('{', returned));
  return readLenientJson(withValues(result, new Map(names.map((name, at) => [name, values[at] ?? 'null']))));
}

/** What stands between the outermost commas. */
function partsOf(list: string): string[] {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at < list.length; at++) {
    const character = list.charAt(at);
    if (isQuote(character)) at = endOfText(list, at) - 1;
    else if (/[{[(]/.test(character)) depth++;
    else if (/[}\])]/.test(character)) depth--;
    else if (character === ',' && depth === 0) {
      parts.push(list.slice(from, at).trim());
      from = at + 1;
    }
  }
  return [...parts, list.slice(from).trim()];
}

/** An object with what its names stand for in place of the names. */
function withValues(object: string, values: Map<string, string>): string {
  const pieces: string[] = [];
  let length = 0;
  let from = 0;
  for (let at = 0; at < object.length && length < longestValue; at++) {
    const character = object.charAt(at);
    if (isQuote(character)) at = endOfText(object, at) - 1;
    else if (/[:,[]/.test(character)) {
      const name = /^[\w$]{1,8}(?=\s*[,}\]])/.exec(object.slice(at + 1, at + 12))?.[0];
      const value = name === undefined ? undefined : values.get(name);
      if (name === undefined || value === undefined) continue;
      pieces.push(object.slice(from, at + 1), value);
      length += at - from + value.length;
      from = at + 1 + name.length;
      at = from - 1;
    }
  }
  return pieces.join('') + object.slice(from);
}
