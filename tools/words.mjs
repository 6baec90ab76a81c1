// Adds words to the source language: node tools/words.mjs < lines of "key: text" or a JSON object. Keys stay sorted.
import { readFileSync, writeFileSync } from 'node:fs';

const file = new URL('../messages/src/en-US.json', import.meta.url);
const input = readFileSync(0, 'utf8').trim();
const added = input.startsWith('{')
  ? JSON.parse(input)
  : Object.fromEntries(
      input
        .split('\n')
        .filter(Boolean)
        .map((line) => line.split(/:\s(.*)/s, 2)),
    );

const words = { ...JSON.parse(readFileSync(file, 'utf8')), ...added };
const sorted = Object.fromEntries(Object.entries(words).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
