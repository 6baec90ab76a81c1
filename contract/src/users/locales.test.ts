import { expect, test } from 'vitest';
import { closestLocale } from './locales.ts';

test.each([
  ['de-DE', 'de-DE'],
  ['DE_at', 'de-DE'],
  ['nb', 'no-NO'],
  ['nn-NO', 'no-NO'],
  ['zh', 'zh-CN'],
  ['zh-Hant-HK', 'zh-TW'],
  ['en', 'en-US'],
  ['en-IE', 'en-GB'],
  ['en-US', 'en-US'],
  ['pt-AO', 'pt-PT'],
  ['pt', 'pt-BR'],
  ['fr-BE', 'fr-FR'],
  ['sr-Cyrl-RS', 'sr-SP'],
  ['iw', 'he-IL'],
  ['xx', undefined],
  ['', undefined],
])('%s is read in %s', (tag, locale) => expect(closestLocale(tag)).toBe(locale));
