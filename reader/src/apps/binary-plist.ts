/** An object of a binary property list, by its number in the list. */
type Reference = number;

/** What a list says as a whole; data are bytes. */
export type BinaryValue = string | number | boolean | Uint8Array | BinaryValue[] | { [key: string]: BinaryValue };

/** No list nests deeper, and none has more entries that anybody asks for. */
const mostEntries = 100_000;
const deepest = 30;
/** One list may name another a thousand times. */
const mostValues = 500_000;

/**
 * Apple's property list in its binary form. Objects are looked up one by one, as a list may name itself or the same one a thousand
 * times; what is broken is undefined.
 */
export class BinaryPlist {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #offsetSize: number;
  readonly #referenceSize: number;
  readonly #objects: number;
  readonly #table: number;
  readonly root: Reference;
  #values = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const trailer = bytes.length - 32;
    this.#offsetSize = bytes[trailer + 6] ?? 0;
    this.#referenceSize = bytes[trailer + 7] ?? 0;
    this.#objects = this.#number(trailer + 8, 8) ?? 0;
    this.root = this.#number(trailer + 16, 8) ?? 0;
    this.#table = this.#number(trailer + 24, 8) ?? 0;
  }

  /** The values of a dictionary by their names. */
  dictionary(reference: Reference | undefined): Map<string, Reference> {
    const entries = new Map<string, Reference>();
    const { kind, at, count } = this.#object(reference);
    if (kind !== 0xd) return entries;
    for (let entry = 0; entry < count; entry += 1) {
      const key = this.#reference(at, entry);
      const value = this.#reference(at, count + entry);
      if (key !== undefined && value !== undefined) entries.set(this.text(key), value);
    }
    return entries;
  }

  list(reference: Reference | undefined): Reference[] {
    const { kind, at, count } = this.#object(reference);
    if (kind !== 0xa) return [];
    return Array.from({ length: count }, (_, entry) => this.#reference(at, entry)).filter(
      (reference) => reference !== undefined,
    );
  }

  /** Empty for what is no text. */
  text(reference: Reference | undefined): string {
    const { kind, at, count } = this.#object(reference);
    if (kind === 5) return String.fromCharCode(...this.#bytes.subarray(at, at + Math.min(count, longestText)));
    if (kind !== 6) return '';
    return new TextDecoder('utf-16be').decode(this.#bytes.subarray(at, at + 2 * Math.min(count, longestText)));
  }

  data(reference: Reference | undefined): Uint8Array | undefined {
    const { kind, at, count } = this.#object(reference);
    return kind === 4 ? this.#bytes.subarray(at, at + count) : undefined;
  }

  /** All that it says. */
  value(reference: Reference | undefined, depth = 0): BinaryValue {
    this.#values += 1;
    if (depth > deepest || this.#values > mostValues) return '';
    const { kind, at, count } = this.#object(reference);
    if (kind === 0xd) {
      return Object.fromEntries(
        [...this.dictionary(reference)].map(([name, value]) => [name, this.value(value, depth + 1)]),
      );
    }
    if (kind === 0xa) return this.list(reference).map((value) => this.value(value, depth + 1));
    if (kind === 4) return this.data(reference) ?? '';
    // Kinds of numbers have the logarithm of their size where others have a count.
    if (kind === 0) return count === 9;
    if (kind === 1) return this.#number(at, 2 ** count) ?? 0;
    if (kind === 2) return this.#real(at, 2 ** count);
    return this.text(reference);
  }

  #real(at: number, size: number): number {
    if (at + size > this.#bytes.length) return 0;
    return size === 8 ? this.#view.getFloat64(at) : size === 4 ? this.#view.getFloat32(at) : 0;
  }

  /** Its kind, where its content begins, and of how many parts it is. */
  #object(reference: Reference | undefined): { kind: number; at: number; count: number } {
    const none = { kind: -1, at: 0, count: 0 };
    if (reference === undefined || reference >= this.#objects) return none;
    const offset = this.#number(this.#table + reference * this.#offsetSize, this.#offsetSize);
    const mark = offset === undefined ? undefined : this.#bytes[offset];
    if (offset === undefined || mark === undefined) return none;
    const kind = mark >> 4;
    const short = mark & 0xf;
    if (short !== 0xf) return { kind, at: offset + 1, count: short };
    const size = 2 ** ((this.#bytes[offset + 1] ?? 0) & 0xf);
    const count = this.#number(offset + 2, size);
    const isList = kind === 0xa || kind === 0xd;
    if (count === undefined || count > (isList ? mostEntries : this.#bytes.length)) return none;
    return { kind, at: offset + 2 + size, count };
  }

  #reference(at: number, entry: number): Reference | undefined {
    return this.#number(at + entry * this.#referenceSize, this.#referenceSize);
  }

  #number(at: number, size: number): number | undefined {
    if (size < 1 || size > 8 || at < 0 || at + size > this.#bytes.length) return undefined;
    let number = 0;
    for (let byte = 0; byte < size; byte += 1) number = number * 256 + this.#view.getUint8(at + byte);
    return number;
  }
}

const longestText = 10_000;
