import { cpuUsage } from 'node:process';
import { type ReadRecipe, readRecipe } from '@larder/reader';
import { type KindOfPage, kindOfPage, kindsOfPage } from './reader/kind-of-page.ts';
import { fieldNames, type Scores, scorePage } from './reader/score-page.ts';
import { pageNames, readStoredPage } from './reader/stored-pages.ts';

const usage = 'usage: npm run accuracy -- reader DIR [--no-site-rules] [--fail FIELD] [--only TEXT]';

interface PageResult {
  name: string;
  site: string;
  language: string;
  kind: KindOfPage;
  scores: Scores;
  /** The same without the rules for single sites. */
  scoresWithoutRules: Scores;
  milliseconds: number;
  /** Time of the processor, which other work on the machine does not lengthen. */
  processorMilliseconds: number;
  isError: boolean;
  isNone: boolean;
}

/**
 * Reads every page of a directory (NAME.html or NAME.html.gz beside NAME.expected.json) and prints how many fields are right, with a
 * summary as JSON in the last line. An exception or no recipe is a failure of all fields.
 */
export function readerAccuracy(parameters: string[]): void {
  const directory = parameters.find((parameter, at) => !parameter.startsWith('--') && !isValue(parameters[at - 1]));
  if (!directory) throw new Error(usage);
  const siteRules = !parameters.includes('--no-site-rules');
  const results = pageNames(directory, valueAfter(parameters, '--only')).map((name) =>
    readPage(directory, name, siteRules),
  );
  report(results, siteRules, valueAfter(parameters, '--fail'));
}

function isValue(before: string | undefined): boolean {
  return before === '--fail' || before === '--only';
}

function valueAfter(parameters: string[], option: string): string | undefined {
  const at = parameters.indexOf(option);
  return at < 0 ? undefined : parameters[at + 1];
}

function readPage(directory: string, name: string, siteRules: boolean): PageResult {
  const { html, url, site, expected } = readStoredPage(directory, name);
  const start = performance.now();
  const before = cpuUsage();
  const { recipe, isError } = attempt(() => readRecipe({ html, url, siteRules }));
  const milliseconds = performance.now() - start;
  const { user, system } = cpuUsage(before);
  const processorMilliseconds = (user + system) / 1000;
  const withoutRules = siteRules ? attempt(() => readRecipe({ html, url, siteRules: false })).recipe : recipe;
  return {
    name,
    site,
    language: String(expected.language ?? '').split('-')[0] ?? '',
    kind: kindOfPage(html),
    scores: scorePage(expected, recipe),
    scoresWithoutRules: scorePage(expected, withoutRules),
    milliseconds,
    processorMilliseconds,
    isError,
    isNone: recipe === null,
  };
}

function attempt(read: () => ReadRecipe | null): { recipe: ReadRecipe | null; isError: boolean } {
  try {
    return { recipe: read(), isError: false };
  } catch (error) {
    console.error(error);
    return { recipe: null, isError: true };
  }
}

function report(results: PageResult[], siteRules: boolean, failing: string | undefined): void {
  const scores = results.map(({ scores }) => scores);
  const fields = Object.fromEntries(fieldNames.map((field) => [field, average(scores, field)]));
  for (const [field, { pct, n }] of Object.entries(fields))
    console.log(field.padEnd(20), String(pct).padStart(6), `% of ${n}`);
  const kinds = kindsOfPage.map((kind) => usableOf(kind, results, (page) => page.kind === kind));
  const rest = usableOf('incomplete or none', results, ({ kind }) => kind === 'incomplete' || kind === 'none');
  for (const { kind, pages, usable, without_site_rules } of [...kinds, rest])
    console.log(`usable, ${kind}`.padEnd(28), `${usable} % of ${pages}, ${without_site_rules} % without site rules`);
  const languages = usableByLanguage(results);
  console.table(languages);
  if (failing) {
    const names = results.filter(({ scores }) => scores[failing] !== undefined && Number(scores[failing]) < 1);
    console.log(`\nfailures of ${failing}:\n${names.map(({ name }) => `  ${name}`).join('\n')}`);
  }
  const times = percentiles(results.map(({ milliseconds }) => milliseconds));
  const processor = percentiles(results.map(({ processorMilliseconds }) => processorMilliseconds));
  console.log(
    JSON.stringify({
      cases: results.length,
      site_rules: siteRules,
      errors: results.filter(({ isError }) => isError).length,
      no_recipe: results.filter(({ isNone }) => isNone).length,
      ms_median: times.median,
      ms_p95: times.p95,
      ms_max: times.max,
      cpu_ms: processor,
      usable_by_kind: [...kinds, rest],
      by_language: languages,
      by_site: Object.fromEntries(
        ['usable', 'ingredient_groups', 'image', 'author', 'yields'].map((field) => [field, bySite(results, field)]),
      ),
      fields,
    }),
  );
}

function usableOf(kind: string, results: PageResult[], isOfKind: (page: PageResult) => boolean) {
  const pages = results.filter((page) => isOfKind(page) && page.scores.usable !== undefined);
  const share = (scores: Scores[]) => average(scores, 'usable').pct;
  return {
    kind,
    pages: pages.length,
    usable: share(pages.map(({ scores }) => scores)),
    without_site_rules: share(pages.map(({ scoresWithoutRules }) => scoresWithoutRules)),
  };
}

/** Of each language its pages, and percent usable, with every ingredient line, with the yield and with each time. */
function usableByLanguage(results: PageResult[]): Record<string, Record<string, number | null>> {
  const fields = ['usable', 'ingredients_all', 'instructions_sim95', 'yields', 'prep_time', 'cook_time'];
  return Object.fromEntries(
    [...new Set(results.map(({ language }) => language))].sort().map((language) => {
      const scores = results.filter((page) => page.language === language).map(({ scores }) => scores);
      return [
        language,
        {
          pages: scores.length,
          ...Object.fromEntries(fields.map((field) => [field, average(scores, field).pct])),
        },
      ];
    }),
  );
}

/**
 * Percent where each site counts once, without rules for single sites, with the standard error from site to site: how far
 * other sites may lie from these.
 */
function bySite(results: PageResult[], field: string): { pct: number; standard_error: number; sites: number } {
  const scored = new Map<string, number[]>();
  for (const { site, scoresWithoutRules } of results) {
    const score = scoresWithoutRules[field];
    if (score !== undefined) scored.set(site, [...(scored.get(site) ?? []), Number(score)]);
  }
  const means = [...scored.values()].map((scores) => scores.reduce((sum, one) => sum + one, 0) / scores.length);
  const mean = means.reduce((sum, one) => sum + one, 0) / means.length;
  const variance = means.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (means.length - 1);
  const percent = (share: number) => Number((100 * share).toFixed(1));
  return { pct: percent(mean), standard_error: percent(Math.sqrt(variance / means.length)), sites: means.length };
}

function percentiles(times: number[]): { median: number; p95: number; max: number } {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1));
  return { median: at(0.5), p95: at(0.95), max: at(1) };
}

function average(results: Scores[], field: string): { pct: number | null; n: number } {
  const scored = results.flatMap((scores) => (scores[field] === undefined ? [] : [Number(scores[field])]));
  const sum = scored.reduce((total, score) => total + score, 0);
  return { pct: scored.length === 0 ? null : Number(((100 * sum) / scored.length).toFixed(1)), n: scored.length };
}
