import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { openBrowser } from '../browser.ts';
import { type Accuracy, measure, percent } from './measure.ts';
import { printPage } from './print-page.ts';
import { nameOf, type Sample, samples, shotOf } from './samples.ts';
import { takePhoto } from './take-photo.ts';

const folder = fileURLToPath(new URL('../../data/photos/', import.meta.url));

/** npm run bench -- photos [--only TEXT] [--keep]: how many characters of photographed recipes are read right. */
export const photoSuite = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({
    args: parameters,
    options: { only: { type: 'string', default: '' }, keep: { type: 'boolean', default: false } },
  });
  const chosen = samples().filter((one) => nameOf(one).includes(values.only));
  if (chosen.length === 0) throw new Error(`No photo is called "${values.only}"; see bench/src/photos/samples.ts.`);
  const browser = await openBrowser();
  const results: { kind: string; accuracy: Accuracy }[] = [];
  try {
    for (const sample of chosen) {
      const photo = await takePhoto(await print(browser, sample), shotOf(sample));
      const { accuracy, text } = await measure(sample, photo);
      if (values.keep) await keep(nameOf(sample), photo, text);
      results.push({ kind: sample.kind, accuracy });
      console.log(`| ${nameOf(sample)} | ${figures(accuracy)} |`);
    }
  } finally {
    await browser.close();
  }
  console.log(
    '\n| kind | photos | characters, mean | worst | below 97 % | whole lines | facts |\n|---|---:|---:|---:|---:|---:|---:|',
  );
  for (const kind of new Set(results.map(({ kind }) => kind))) {
    const { photos, characters, worst, below97, lines, facts } = summary(results.filter((one) => one.kind === kind));
    console.log(`| ${[kind, photos, characters, worst, below97, lines, facts].join(' | ')} |`);
  }
  console.log(JSON.stringify(summary(results)));
};

const print = async (browser: Browser, { recipe, layout }: Sample): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 794, height: 1123 }, deviceScaleFactor: 2.5 });
  try {
    await page.setContent(printPage(recipe, layout));
    return await page.screenshot({ fullPage: true });
  } finally {
    await page.close();
  }
};

const keep = async (name: string, photo: Buffer, text: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, name.replace(/[^a-z\d]+/gi, '-'));
  await writeFile(`${path}.jpg`, photo);
  await writeFile(`${path}.txt`, text);
};

const figures = ({ characters, lines, ofLines, facts, milliseconds }: Accuracy): string =>
  `${percent(characters)} | ${lines} / ${ofLines} | ${facts.join(', ') || '–'} | ${(milliseconds / 1000).toFixed(1)}`;

const summary = (results: { accuracy: Accuracy }[]) => {
  const all = results.map(({ accuracy }) => accuracy);
  const sum = (value: (one: Accuracy) => number) => all.reduce((total, one) => total + value(one), 0);
  return {
    photos: all.length,
    characters: percent(sum(({ characters }) => characters) / all.length),
    worst: percent(Math.min(...all.map(({ characters }) => characters))),
    below97: all.filter(({ characters }) => characters < 0.97).length,
    lines: percent(sum(({ lines }) => lines) / sum(({ ofLines }) => ofLines)),
    facts: percent(1 - sum(({ facts }) => facts.length) / (all.length * 4)),
    seconds: (sum(({ milliseconds }) => milliseconds) / all.length / 1000).toFixed(1),
  };
};
