import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Expected } from './score-page.ts';

export interface StoredPage {
  html: string;
  url: string;
  site: string;
  expected: Expected;
}

const ending = '.expected.json';

/** The pages of a directory: NAME.html or NAME.html.gz beside NAME.expected.json. */
export function pageNames(directory: string, part = ''): string[] {
  return readdirSync(directory)
    .filter((file) => file.endsWith(ending) && file.includes(part))
    .map((file) => file.slice(0, -ending.length))
    .sort();
}

export function readStoredPage(directory: string, name: string): StoredPage {
  const { url, site, expected } = JSON.parse(readFileSync(join(directory, `${name}${ending}`), 'utf8'));
  const plain = join(directory, `${name}.html`);
  const bytes = existsSync(plain) ? readFileSync(plain) : gunzipSync(readFileSync(`${plain}.gz`));
  return { html: bytes.toString('utf8'), url, site, expected };
}
