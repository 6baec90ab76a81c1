import type { MessageKey } from '@larder/messages';
import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, Fragment, type ReactNode } from 'react';

export type { MessageKey } from '@larder/messages';

type Value = string | number | boolean | Date | null | undefined;
type Values = Record<string, Value>;
type RichValues = Record<string, ReactNode | Date | ((inner: ReactNode) => ReactNode)>;

let words: Record<string, string> = {};
const formats = new Map<string, IntlMessageFormat>();

/** The language of the page. It stays the same until the page is loaded anew. */
export const locale = () => document.documentElement.lang || 'en-US';

export function provideWords(all: Record<string, string>) {
  words = all;
  formats.clear();
}

/** The text of a key in the page's language, with its values set in. */
export function t(key: MessageKey, values?: Values): string {
  return String(formatOf(key).format(values));
}

/** Like `t`, for texts with elements in them: `<link>here</link>` is drawn by the value `link`. */
export function tRich(key: MessageKey, values: RichValues): ReactNode {
  const parts = formatOf(key).format<ReactNode>(withFunctionsOfNode(values));
  return Array.isArray(parts) ? createElement(Fragment, null, ...parts) : parts;
}

function withFunctionsOfNode(values: RichValues) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'function' ? (inner: ReactNode[]) => value(createElement(Fragment, null, ...inner)) : value,
    ]),
  );
}

function formatOf(key: MessageKey) {
  const known = formats.get(key);
  if (known) return known;
  const format = new IntlMessageFormat(words[key] ?? key, locale());
  formats.set(key, format);
  return format;
}
