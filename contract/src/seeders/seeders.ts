import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Message } from '../shapes.ts';

/** Languages that the server has lists of foods, units and labels in. */
export const seedLocales = [
  'af-ZA',
  'ar-SA',
  'bg-BG',
  'ca-ES',
  'cs-CZ',
  'da-DK',
  'de-DE',
  'el-GR',
  'en-GB',
  'en-US',
  'es-ES',
  'fi-FI',
  'fr-CA',
  'fr-FR',
  'he-IL',
  'hr-HR',
  'hu-HU',
  'is-IS',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'lt-LT',
  'lv-LV',
  'nl-NL',
  'no-NO',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'ro-RO',
  'ru-RU',
  'sk-SK',
  'sl-SI',
  'sr-SP',
  'sv-SE',
  'tr-TR',
  'uk-UA',
  'vi-VN',
  'zh-CN',
  'zh-TW',
] as const;
export type SeedLocale = (typeof seedLocales)[number];

const seeder = <const What extends string>(what: What) =>
  endpoint({
    method: 'POST',
    path: `/groups/seeders/${what}`,
    access: 'organizer',
    summary: `Add the ${what} of a language; names that are there already stay as they are`,
    /** A region that has no list of its own gets that of its language. */
    body: z.object({ locale: z.string().trim().min(2).max(35) }),
    reply: Message.extend({ created: z.number().int() }),
  });

export const seeders = { foods: seeder('foods'), units: seeder('units'), labels: seeder('labels') };
