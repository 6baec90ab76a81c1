import type { MessageKey } from '@larder/messages';
import format, { type CompiledMessage, type FormatOptions } from 'icu-minify/format';
import { createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

export type { MessageKey } from '@larder/messages';

/** Messages by their keys, as the build has compiled them: the browser needs no parser for them. */
export type Words = Readonly<Record<string, CompiledMessage>>;

type Value = string | number | boolean | Date | null | undefined;
type Values = Record<string, Value>;
type RichValues = Record<string, Value | ReactElement | ((inner: ReactNode) => ReactNode)>;

let words: Words = {};

/** The language of the page. It stays the same until the page is loaded anew. */
export const locale = () => document.documentElement.lang || 'en-US';

export function provideWords(all: Words) {
  words = all;
}

/** The text of a key in the page's language, with its values set in. */
export function t(key: MessageKey, values: Values = {}): string {
  return String(format(words[key] ?? key, locale(), Object.fromEntries(Object.entries(values).map(written)), options));
}

/** Like `t`, for texts with elements in them: `<link>here</link>` is drawn by the value `link`, and `{number}` may be one. */
export function tRich(key: MessageKey, values: RichValues): ReactNode {
  const drawn = Object.fromEntries(Object.entries(values).map(written));
  const parts = format<ReactNode>(withElements(words[key] ?? key, values), locale(), drawn, options);
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
}

/** What there is none of is written as nothing. */
function written([name, value]: [string, RichValues[string]]): [string, string | number | Date | ElementOfText] {
  if (isValidElement(value)) return [name, () => value];
  if (typeof value === 'function') return [name, (inner) => value(createElement(Fragment, null, ...inner))];
  return [name, typeof value === 'number' || value instanceof Date ? value : String(value ?? '')];
}

type ElementOfText = (inner: ReactNode[]) => ReactNode;

/** A value that is an element stands where one without text would: `["number"]` becomes `["number", ""]`. */
const withElements = (message: CompiledMessage, values: RichValues): CompiledMessage =>
  typeof message === 'string' || typeof message === 'number'
    ? message
    : message.map((part) =>
        Array.isArray(part) && part.length === 1 && isValidElement(values[part[0]]) ? [part[0], ''] : part,
      );

const cached = <Arguments extends unknown[], Format>(make: (...from: Arguments) => Format) => {
  const formats = new Map<string, Format>();
  return (...from: Arguments) => {
    const key = JSON.stringify(from);
    const format = formats.get(key) ?? make(...from);
    formats.set(key, format);
    return format;
  };
};

const options: FormatOptions = {
  formatters: {
    getNumberFormat: cached((...from) => new Intl.NumberFormat(...from)),
    getDateTimeFormat: cached((...from) => new Intl.DateTimeFormat(...from)),
    getPluralRules: cached((...from) => new Intl.PluralRules(...from)),
  },
};
