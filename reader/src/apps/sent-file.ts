import { readLenientJson } from '../page/structured/lenient-json.ts';
import { decodeText } from './decode-text.ts';

/**
 * A file that somebody sent. Archives and packed files have been opened before: what is in `a.zip` is at `a.zip/…`, and one that
 * was packed alone is read as what was in it.
 */
export interface SentFile {
  /** Parted by slashes; nothing leads out of the place that it is unpacked to. */
  path: string;
  /** Bytes, unpacked; of one that was packed alone, as it came. */
  size: number;
  read(): Promise<Uint8Array>;
}

/** The other files that came with one, by their places. */
export interface Surroundings {
  /** A file beside this one or below, by a path such as `images/pie.jpg` or `../images/pie.jpg`; the case of letters is not told apart. */
  find(path: string): SentFile | undefined;
  /** The files of the folder that this one is in, and of the folders in it, in the order of their paths. */
  below(): SentFile[];
  /** All files that came together, from whatever folder, whose paths end so: `/_recipes/pie.md`. The case of letters is not told apart. */
  endingIn(end: string): SentFile[];
}

/** A file whose content is there, and its surroundings. */
export class OpenedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly around: Surroundings;
  #text: string | undefined;
  #json: { value: unknown; isDamaged: boolean } | undefined;
  #isCut = false;

  constructor(path: string, bytes: Uint8Array, around: Surroundings) {
    this.path = path;
    this.bytes = bytes;
    this.around = around;
  }

  /** `Apple pie.cook` of `recipes/Apple pie.cook`. */
  get name(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }

  /** In small letters and without its dot: `cook`; empty where it has none. */
  get ending(): string {
    return /\.([^./]{1,20})$/.exec(this.name)?.[1]?.toLowerCase() ?? '';
  }

  /** `Apple pie` of `recipes/Apple pie.cook`. */
  get title(): string {
    return this.name.replace(/\.[^./]{1,20}$/, '');
  }

  /** Its first bytes, each as the letter of that number, to look for marks of a format; of a text that marks its code, its first letters. */
  get start(): string {
    if (hasMark(this.bytes)) return this.text.slice(0, startLength);
    return String.fromCharCode(...this.bytes.subarray(0, startLength));
  }

  /** Empty for what is no text. Line breaks are `\n`. */
  get text(): string {
    this.#text ??= decodeText(this.bytes);
    return this.#text;
  }

  /** What is in it as JSON, or what can be read of one that is damaged; undefined where it is none. */
  get json(): unknown {
    this.#json ??= parse(this.text);
    return this.#json.value;
  }

  /** Of a format whose end only its reader knows: the end is not there. */
  noteCut(): void {
    this.#isCut = true;
  }

  /** Some of it is not there; of texts and tables this is known once their recipes have been read. */
  get isDamaged(): boolean {
    this.#json ??= parse(this.text);
    return this.#isCut || this.#json.isDamaged || isCutXml(this.start, () => this.text);
  }
}

const startLength = 4096;

/** Behind the last element of a document there may be comments. */
const endLength = 2000;

/** XML whose outermost element is never closed. Pages are left out: browsers write them as they like. */
const isCutXml = (start: string, text: () => string): boolean => {
  if (!/^\W{0,9}<\?xml\s/i.test(start)) return false;
  const root = /<([a-z][\w:.-]{0,60})[\s>]/i.exec(start)?.[1]?.toLowerCase();
  if (root === undefined) return true;
  if (root === 'html') return false;
  const closed = text().slice(-endLength).toLowerCase().split('</');
  return !closed.slice(1).some((end) => end.startsWith(root) && /^\s*>/.test(end.slice(root.length)));
};

/** Of UTF-16 in either order, and of UTF-8. */
const hasMark = ([first, second, third]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) ||
  (first === 0xfe && second === 0xff) ||
  (first === 0xef && second === 0xbb && third === 0xbf);

const parse = (text: string): { value: unknown; isDamaged: boolean } => {
  if (!/^\s*[[{]/.test(text)) return { value: undefined, isDamaged: false };
  try {
    return { value: JSON.parse(text), isDamaged: false };
  } catch {
    // A text or a list in brackets is none.
    const value = /^\s*[[{\s]{1,9}"/.test(text) ? readLenientJson(text) : undefined;
    return { value, isDamaged: value !== undefined };
  }
};
