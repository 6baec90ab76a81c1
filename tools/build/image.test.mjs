import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { outputs } from './outputs.mjs';

const home = fileURLToPath(new URL('../../', import.meta.url));
const read = (file) => readFileSync(join(home, file), 'utf8');
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');

/** What each COPY takes, and the stage that it takes it from; none means the project itself. */
const copies = [...dockerfile.matchAll(/^COPY (?:--from=(\S+) )?(.+) \S+$/gm)].flatMap(([, from, sources]) =>
  sources.split(' ').map((source) => ({ from, source })),
);
const fromProject = copies.filter(({ from }) => !from).map(({ source }) => source);
const fromBuild = copies.filter(({ from }) => from === 'build').map(({ source }) => source.replace('/larder/', ''));

/** The patterns that .dockerignore has: a path from the top, or with `**` before it a name anywhere. */
const isIgnored = (path) =>
  read('.dockerignore')
    .trim()
    .split('\n')
    .some((pattern) => {
      const [, anywhere, name] = pattern.match(/^([*][*][/])?(.+)$/);
      const escaped = name.replaceAll('.', '[.]').replaceAll('*', '[^/]*');
      return new RegExp(`${anywhere ? '(^|/)' : '^'}${escaped}(/|$)`).test(path);
    });

test('the image installs the packages of every room', () => {
  const manifests = JSON.parse(read('package.json')).workspaces.map((room) => `${room}/package.json`);

  expect(fromProject).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', ...manifests]));
});

test('all that the image takes is there, or is built', () => {
  const built = Object.values(outputs).map(({ file }) => dirname(file));

  expect(fromProject.length).toBeGreaterThan(0);
  expect(fromBuild).toEqual(expect.arrayContaining(built));
  expect([...fromProject, ...fromBuild.filter((path) => !built.includes(path))].filter(isMissing)).toEqual([]);
});

test('.dockerignore keeps back what is private or made here, and nothing that the image is built from', () => {
  const privateOrMade = ['.git', '.env', 'data/larder.db', 'node_modules', 'web/node_modules', 'server/dist/main.js'];
  const needed = [...fromProject.filter((path) => path !== '.'), ...Object.values(outputs).flatMap((o) => o.sources)];

  expect(privateOrMade.filter((path) => !isIgnored(path))).toEqual([]);
  expect([...needed, 'server/src/features/seeders/data', 'tools/build.mjs', 'tools/install'].filter(isIgnored)).toEqual(
    [],
  );
});

test('the image keeps the engine that pictures are read with', () => {
  const source = read('server/src/features/ocr/recognition/program/tesseract.ts');
  const [, engine] = source.match(/tesseract[.]js-core\/([\w-]+)[.]js'/);
  const [, languages] = source.match(/@tesseract[.]js-data\/\$\{language\}\/([\w.]+)\//);

  expect(dockerfile).toContain(`! -name '${engine}.js' ! -name '${engine}.wasm' -delete`);
  expect(dockerfile).not.toContain(`@tesseract.js-data/*/${languages} `);
});

function isMissing(path) {
  return !existsSync(join(home, path));
}
