import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { directionOf } from '../../contract/src/users/locales.ts';
import { browserName, ownDirection, ownLanguage } from '../src/words.ts';

type Words = Record<string, string>;

interface BrowserMessage {
  message: string;
  placeholders?: Record<string, { content: string }>;
}

const source = 'en-US';
const folder = fileURLToPath(new URL('../../messages/src/', import.meta.url));

const readWords = (locale: string): Words => JSON.parse(readFileSync(`${folder}${locale}.json`, 'utf8'));

/** Languages whose speakers read one file wherever they live; the other languages have one for each country. */
const names = (locale: string): string[] => {
  const [language = ''] = locale.split('-');
  if (locale === 'no-NO') return ['no', 'nb'];
  const countries = ['en-GB', 'fr-CA', 'pt-BR', 'pt-PT', 'zh-CN', 'zh-TW'];
  return [countries.includes(locale) ? locale.replace('-', '_') : language];
};

/**
 * The texts of `_locales`, by the browsers' name of the language. Where a language lacks one, browsers show that of the default locale,
 * which is English.
 */
export function browserLocales(): Record<string, Record<string, BrowserMessage>> {
  const english = readWords(source);
  const keys = Object.keys(english).filter((key) => key.startsWith('extension.'));
  const locales = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.replace('.json', ''));
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const words = readWords(locale);
      const messages = keys
        .filter((key) => words[key])
        .map((key) => [browserName(key), browserMessage(words[key] ?? '', english[key] ?? '')] as const);
      const own = { [ownLanguage]: { message: locale }, [ownDirection]: { message: directionOf(locale) } };
      const all = { ...Object.fromEntries(messages), ...own };
      return messages.length > 0 ? names(locale).map((name) => [name, all]) : [];
    }),
  );
}

/** A message as browsers write it: values are numbered in the order in which the English text names them. */
export function browserMessage(text: string, english: string): BrowserMessage {
  const order = namesIn(english);
  const message = partsOf(text)
    .map((part) => ('literal' in part ? part.literal.replaceAll('$', '$$$$') : `$${part.name.toUpperCase()}$`))
    .join('');
  if (order.length === 0) return { message };
  return {
    message,
    placeholders: Object.fromEntries(order.map((name, index) => [name, { content: `$${index + 1}` }])),
  };
}

const namesIn = (text: string): string[] => partsOf(text).flatMap((part) => ('name' in part ? part.name : []));

/** Kinds of part in a parsed ICU message. */
const kinds = { literal: 0, argument: 1 };

/** @throws Error for a choice or a plural, which browsers have not */
function partsOf(text: string): ({ literal: string } | { name: string })[] {
  return new IntlMessageFormat(text, source).getAst().map((part) => {
    if (part.type === kinds.literal && 'value' in part) return { literal: part.value };
    if (part.type === kinds.argument && 'value' in part) return { name: part.value };
    throw new Error(`words of the extension can have no choices: ${text}`);
  });
}
