import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readRecipe } from '@larder/reader';
import { type Variant, variants } from './reader/mutate-page.ts';
import { type Scores, scorePage } from './reader/score-page.ts';

const usage = 'usage: npm run accuracy -- variants DIR [--every N]';

const shown = ['usable', 'title', 'ingredients_all', 'instructions_sim95', 'ingredient_groups', 'image', 'yields'];

/**
 * Reads every Nth page of a directory as other sites might have written it: without its data, with other names, with other
 * markup. What is left shows how far the reader leans on each of them. Without rules for single sites, which would know the page.
 */
export function readerVariants(parameters: string[]): void {
  const directory = parameters.find((parameter) => !/^(?:--|\d)/.test(parameter));
  if (!directory) throw new Error(usage);
  const every = Number(parameters[parameters.indexOf('--every') + 1]) || 1;
  const names = readdirSync(directory)
    .filter((file) => file.endsWith('.expected.json'))
    .map((file) => file.slice(0, -'.expected.json'.length))
    .sort()
    .filter((_, at) => at % every === 0);
  console.log(`${names.length} pages`.padEnd(54), shown.map((field) => field.slice(-12).padStart(13)).join(''));
  const figures = variants.map((variant) => {
    const read = figuresOf(names.map((name) => score(directory, name, variant)));
    console.log(variant.name.padEnd(54), shown.map((field) => String(read[field]).padStart(13)).join(''));
    return [variant.name, read];
  });
  console.log(JSON.stringify(Object.fromEntries(figures)));
}

function score(directory: string, name: string, { change }: Variant): Scores {
  const { url, expected } = JSON.parse(readFileSync(join(directory, `${name}.expected.json`), 'utf8'));
  const html = gunzipSync(readFileSync(join(directory, `${name}.html.gz`))).toString('utf8');
  return scorePage(expected, readRecipe({ html: change(html), url, siteRules: false }));
}

function figuresOf(pages: Scores[]): Record<string, number> {
  return Object.fromEntries(shown.map((field) => [field, percent(pages, field)]));
}

function percent(pages: Scores[], field: string): number {
  const scored = pages.flatMap((scores) => (scores[field] === undefined ? [] : [Number(scores[field])]));
  return Number(((100 * scored.reduce((sum, one) => sum + one, 0)) / Math.max(1, scored.length)).toFixed(1));
}
