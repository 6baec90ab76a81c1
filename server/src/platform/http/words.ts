import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closestLocale } from '@larder/contract';
import type { MessageKey } from '@larder/messages';
import sourceWords from '@larder/messages/en-US.json' with { type: 'json' };
import { IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';

/** Puts a key into words of one language. */
export type Words = (key: MessageKey, values?: Record<string, string | number>) => string;

const sourceLanguage = 'en-US';
type Catalogue = Partial<Record<string, string>>;

const catalogues = new Map<string, Catalogue>([[sourceLanguage, sourceWords]]);

/** Adds the languages that have a file in the folder, such as `de-DE.json`, to the one that is built in. */
export const addLanguages = (folder: string): void => {
  for (const file of readdirSync(folder)) {
    const [, language] = /^([a-z]{2,3}-[A-Z]{2})[.]json$/.exec(file) ?? [];
    if (language) catalogues.set(language, JSON.parse(readFileSync(join(folder, file), 'utf8')));
  }
  chosen.clear();
};

/** What browsers have asked for lately: there are as many such headers as kinds of browsers in a household. */
const chosen = new LRUCache<string, string>({ max: 200, memoMethod: (header) => findLanguage(header) });

/** The best known language for an `Accept-Language` header. */
export const chooseLanguage = (header: string | undefined): string => {
  return header ? chosen.memo(header) : sourceLanguage;
};

const findLanguage = (header: string): string => {
  const wanted = header
    .split(',')
    .slice(0, 10)
    .map((part) => {
      const [tag = '', weight = ''] = part.trim().split(/;\s*q=/);
      return { tag, weight: weight === '' ? 1 : Number(weight) };
    })
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const known = [...catalogues.keys()];
  for (const { tag } of wanted) {
    const language = closestLocale(tag, known);
    if (language) return language;
  }
  return sourceLanguage;
};

const formats = new Map<string, IntlMessageFormat>();

export const wordsIn =
  (language: string): Words =>
  (key, values) => {
    const text = catalogues.get(language)?.[key] ?? sourceWords[key];
    if (!values) return text;
    const name = `${language} ${key}`;
    const format = formats.get(name) ?? new IntlMessageFormat(text, language, undefined, { ignoreTag: true });
    formats.set(name, format);
    return String(format.format(values));
  };
