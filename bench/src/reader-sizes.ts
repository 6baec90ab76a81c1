import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cpuUsage } from 'node:process';
import { gunzipSync } from 'node:zlib';
import { readRecipe } from '@larder/reader';

const usage = 'usage: npm run accuracy -- sizes DIR [--every N]';

const sizes = [1, 4, 16];

/**
 * Reads every Nth page of a directory with its body once, four times and sixteen times, and prints how much longer that takes
 * for each byte: above 1 the reader is not linear.
 */
export function readerSizes(parameters: string[]): void {
  const directory = parameters.find((parameter) => !/^(?:--|\d)/.test(parameter));
  if (!directory) throw new Error(usage);
  const every = Number(parameters[parameters.indexOf('--every') + 1]) || 1;
  const names = readdirSync(directory)
    .filter((file) => file.endsWith('.html.gz'))
    .sort()
    .filter((_, at) => at % every === 0);
  const growth = names.map((name) => {
    const html = gunzipSync(readFileSync(join(directory, name))).toString('utf8');
    const costs = sizes.map((size) => costOf(enlarged(html, size)));
    return { name, growth: (costs.at(-1) ?? 0) / Math.max(costs[0] ?? 0, 1e-9) };
  });
  const sorted = growth.toSorted((a, b) => b.growth - a.growth);
  for (const { name, growth } of sorted.slice(0, 5)) console.log(growth.toFixed(2), name);
  const median = sorted[sorted.length >> 1]?.growth ?? 0;
  console.log(JSON.stringify({ pages: names.length, sizes, median, most: sorted[0]?.growth ?? 0 }));
}

function enlarged(html: string, size: number): string {
  const from = html.search(/<body[\s>]/i);
  const to = html.lastIndexOf('</body');
  if (from < 0 || to < from) return html.repeat(size);
  return html.slice(0, from) + html.slice(from, to).repeat(size) + html.slice(to);
}

/** Processor time for each byte, the least of three readings. */
function costOf(html: string): number {
  const times = [0, 1, 2].map(() => {
    const before = cpuUsage();
    readRecipe({ html, url: 'https://kitchen.example/', siteRules: false });
    const { user, system } = cpuUsage(before);
    return user + system;
  });
  return Math.min(...times) / html.length;
}
