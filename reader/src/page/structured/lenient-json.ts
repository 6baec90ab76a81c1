import { isObject, type Json } from './json.ts';

/** Deeper than any real document, and far from the end of the call stack. */
const deepestNesting = 200;

/**
 * Reads JSON as pages really write it: comments, control characters and quotation marks inside strings, trailing commas,
 * missing ends. Several values after one another make an array. Undefined where nothing can be read.
 */
export function readLenientJson(text: string): Json | undefined {
  const trimmed = text.trim();
  try {
    return JSON.parse(trimmed);
  } catch {
    return new LenientParser(trimmed).all();
  }
}

const behindString = /^\s*(?:$|[}\]:]|,\s*(?:$|["{[}\]\-\d]|true|false|null|\/\/|\/\*))/;
const behindStringOfProgram = /^\s*,\s*(?:['!]|void|[\w$]{1,40}\s*:)/;

class LenientParser {
  private at = 0;
  /** Whether the first key or text is written as only programs may: without quotation marks, or with single ones. */
  private readonly isProgram: boolean;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
    this.isProgram = /[[{]\s*(?:'|[\w$]{1,40}\s*:)/.test(text.slice(0, 200));
  }

  all(): Json | undefined {
    const values: Json[] = [];
    while (this.at < this.text.length) {
      const start = this.text.slice(this.at).search(/[{[]/);
      if (start < 0) break;
      this.at += start;
      const value = this.value(0);
      if (isObject(value) || Array.isArray(value)) values.push(value);
    }
    return values.length > 1 ? values : values[0];
  }

  private value(depth: number): Json | undefined {
    this.skipSpace();
    const next = this.text[this.at];
    if (depth > deepestNesting) {
      this.at = this.text.length;
      return undefined;
    }
    if (next === '{') return this.object(depth + 1);
    if (next === '[') return this.array(depth + 1);
    if (this.isQuote(next)) return this.string(next);
    return this.word();
  }

  private object(depth: number): Json {
    const object: Record<string, Json> = {};
    this.at++;
    while (this.at < this.text.length) {
      this.skipSpace();
      const next = this.text[this.at];
      if (next === '}') {
        this.at++;
        break;
      }
      if (next === ']' || next === undefined) break;
      if (!this.isQuote(next) && !/[\w$@]/.test(next)) {
        this.at++;
        continue;
      }
      const key = this.isQuote(next) ? this.string(next) : String(this.word());
      this.skipSpace();
      if (this.text[this.at] !== ':') continue;
      this.at++;
      const value = this.value(depth);
      if (value !== undefined) object[key] = value;
    }
    return object;
  }

  private array(depth: number): Json {
    const array: Json[] = [];
    this.at++;
    while (this.at < this.text.length) {
      this.skipSpace();
      const next = this.text[this.at];
      if (next === ']') {
        this.at++;
        break;
      }
      if (next === '}' || next === undefined) break;
      if (next === ',' || next === ':') {
        this.at++;
        continue;
      }
      const value = this.value(depth);
      if (value !== undefined) array.push(value);
    }
    return array;
  }

  private isQuote(character: string | undefined): character is string {
    return character === '"' || (character === "'" && this.isProgram);
  }

  private string(quote: string): string {
    let value = '';
    let from = ++this.at;
    for (; this.at < this.text.length; this.at++) {
      const character = this.text[this.at];
      if (character === '\\') {
        value += this.text.slice(from, this.at) + this.escape();
        from = this.at + 1;
      } else if (character === quote && this.endsString()) {
        value += this.text.slice(from, this.at++);
        return value;
      }
    }
    return value + this.text.slice(from);
  }

  /** A quotation mark ends its string when what follows could only come after one. */
  private endsString(): boolean {
    const after = this.text.slice(this.at + 1, this.at + 200);
    return behindString.test(after) || (this.isProgram && behindStringOfProgram.test(after));
  }

  private escape(): string {
    const letter = this.text[++this.at] ?? '';
    if (letter === 'u') {
      const code = /^[\da-fA-F]{4}/.exec(this.text.slice(this.at + 1, this.at + 5))?.[0];
      if (!code) return 'u';
      this.at += 4;
      return String.fromCharCode(Number.parseInt(code, 16));
    }
    return { n: '\n', r: '\r', t: '\t', b: '', f: '' }[letter] ?? letter;
  }

  private word(): Json | undefined {
    const word = /^[^\s,:{}[\]"]+/.exec(this.text.slice(this.at, this.at + 100))?.[0] ?? '';
    this.at += Math.max(word.length, 1);
    if (word === 'true') return true;
    if (word === 'false') return false;
    if (word === '!0') return true;
    if (word === '!1') return false;
    if (word === 'void') this.word();
    if (['null', 'undefined', 'void', ''].includes(word)) return undefined;
    const number = Number(word);
    return Number.isFinite(number) ? number : word.replace(/^'|'$/g, '');
  }

  private skipSpace(): void {
    for (;;) {
      while (this.isBetween()) this.at++;
      if (this.text.startsWith('/*', this.at)) this.at = endOf(this.text, '*/', this.at);
      else if (this.text.startsWith('//', this.at)) this.at = endOf(this.text, '\n', this.at);
      else if (this.text.startsWith('<!--', this.at)) this.at += 4;
      else if (this.text.startsWith('-->', this.at)) this.at += 3;
      else return;
    }
  }

  /** White space, control characters and commas: what may stand between two values. */
  private isBetween(): boolean {
    const character = this.text[this.at];
    return (
      character !== undefined && (character <= ' ' || character === ',' || character === ';' || character === '\u00a0')
    );
  }
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}
