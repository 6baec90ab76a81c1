import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readScan } from '@larder/reader';
import { type Browser, chromium } from '@playwright/test';
import { type RecognisedPage, recognise } from '../../../server/src/platform/recognition/index.ts';
import { editDistance } from './edit-distance.ts';
import { type Layout, printPage } from './print-page.ts';
import { type PrintedRecipe, printedRecipes, textOf } from './printed-recipes.ts';
import { type Shot, shots, takePhoto } from './take-photo.ts';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const layouts: Layout[] = ['one column', 'two columns', 'table of amounts'];
const folder = fileURLToPath(new URL('../../data/photos/', import.meta.url));

interface Result {
  /** Share of the characters of the page that are read right, in the right order. */
  characters: number;
  /** How many ingredient lines and steps are found whole. */
  lines: number;
  ofLines: number;
  hasName: boolean;
  milliseconds: number;
}

/** npm run bench -- photos [--only TEXT] [--keep]: how many characters of photographed recipes are read right. */
export const photoSuite = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({
    args: parameters,
    options: { only: { type: 'string', default: '' }, keep: { type: 'boolean', default: false } },
  });
  const executablePath = installed.find((path) => existsSync(path));
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(executablePath && { executablePath }),
  });
  const results: Result[] = [];
  try {
    for (const [at, recipe] of printedRecipes.entries()) {
      for (const [beside, layout] of layouts.entries()) {
        // Each recipe and layout meets two ways to take a photo, each way every recipe and layout.
        for (const shot of [shots[(at + beside) % 4], shots[(at + beside + 2) % 4]]) {
          const name = `${recipe.language}, ${layout}, ${shot?.name}`;
          if (!shot || !name.includes(values.only)) continue;
          const photo = await takePhoto(await print(browser, recipe, layout), shot);
          if (values.keep) await keep(name, photo);
          const result = await measure(recipe, photo, values.keep ? name : undefined);
          results.push(result);
          console.log(`| ${row(recipe, layout, shot)} | ${figures(result)} |`);
        }
      }
    }
  } finally {
    await browser.close();
  }
  console.log(JSON.stringify(summary(results)));
};

const print = async (browser: Browser, recipe: PrintedRecipe, layout: Layout): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 2.5 });
  try {
    await page.setContent(printPage(recipe, layout));
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
};

const keep = async (name: string, photo: Buffer, ending = 'jpg'): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name.replace(/[^a-z]+/gi, '-')}.${ending}`), photo);
};

const measure = async (recipe: PrintedRecipe, photo: Buffer, name: string | undefined): Promise<Result> => {
  const start = performance.now();
  const pages: RecognisedPage[] = [];
  for await (const one of recognise(photo, { language: recipe.language }))
    if (one.kind === 'page') pages.push(one.page);
  const milliseconds = Math.round(performance.now() - start);
  const read = readScan(pages.map(({ words }) => words));
  if (name) await keep(name, Buffer.from(read.text), 'txt');
  const wanted = plain(textOf(recipe));
  const got = plain(read.text.replace(/^#+ /gm, ''));
  const wantedLines = [...recipe.ingredients, ...recipe.steps.map((step) => step.replace(/^\d\. /, ''))].map(plain);
  const found = new Set(
    [
      ...(read.recipe?.ingredientGroups.flatMap(({ ingredients }) => ingredients) ?? []),
      ...(read.recipe?.instructionSections.flatMap(({ steps }) => steps.map(({ text }) => text)) ?? []),
    ].map(plain),
  );
  return {
    characters: 1 - editDistance(wanted, got) / wanted.length,
    lines: wantedLines.filter((line) => found.has(line)).length,
    ofLines: wantedLines.length,
    hasName: plain(read.recipe?.name ?? read.name) === plain(recipe.name),
    milliseconds,
  };
};

/** Blanks and the shapes of quotes and bars do not count: no two fonts draw them alike. */
const plain = (text: string): string => text.replace(/[’‘']/g, "'").replace(/[|+·]/g, ' ').replace(/\s+/g, ' ').trim();

const row = ({ language }: PrintedRecipe, layout: Layout, { name }: Shot): string =>
  `${language} | ${layout} | ${name}`;
const percent = (share: number): string => (share * 100).toFixed(1);
const figures = ({ characters, lines, ofLines, hasName, milliseconds }: Result): string =>
  `${percent(characters)} | ${lines} / ${ofLines} | ${hasName ? 'yes' : 'no'} | ${(milliseconds / 1000).toFixed(1)}`;

const summary = (results: Result[]) => {
  const sum = (value: (one: Result) => number) => results.reduce((total, one) => total + value(one), 0);
  return {
    photos: results.length,
    characters: percent(sum(({ characters }) => characters) / results.length),
    worst: percent(Math.min(...results.map(({ characters }) => characters))),
    atLeast97: results.filter(({ characters }) => characters >= 0.97).length,
    lines: percent(sum(({ lines }) => lines) / sum(({ ofLines }) => ofLines)),
    names: sum(({ hasName }) => Number(hasName)),
    seconds: (sum(({ milliseconds }) => milliseconds) / results.length / 1000).toFixed(1),
  };
};
