import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { checkImports } from './imports.mjs';

let house;

afterEach(() => rmSync(house, { recursive: true, force: true }));

/** A small house of its own: file → text. The packages are the real ones. */
function build(files) {
  house = mkdtempSync(join(tmpdir(), 'house-'));
  symlinkSync(fileURLToPath(new URL('../../node_modules', import.meta.url)), join(house, 'node_modules'));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, file)), { recursive: true });
    writeFileSync(join(house, file), text);
  }
  return { root: house, expected: Object.keys(files) };
}

const things = {
  'contract/src/index.ts': 'export const contract = 1;',
  'extension/src/main.ts': "import type {} from '../../contract/src/index.ts';",
  'server/src/features/recipes/index.ts': "export * from './recipes.repository.ts';",
  'server/src/features/recipes/recipes.repository.ts': 'export const recipes = 1;',
  'server/src/platform/database/instance-database.ts': 'export const instance = 1;',
  'server/src/app/main.ts':
    "import '../platform/database/instance-database.ts';\nimport '../features/recipes/index.ts';",
  'web/src/features/recipes/RecipeCard.tsx': 'export const RecipeCard = 1;',
  'bench/src/main.ts': "import '../../server/src/app/main.ts';",
  'web/src/app/main.tsx': "import '../features/recipes/RecipeCard.tsx';",
};

test('a house in order passes', async () => {
  const { faults, readsTooFew } = await checkImports(build(things));

  expect(faults).toEqual([]);
  expect(readsTooFew).toBe(false);
});

test.each([
  ['contract-stands-alone', 'contract/src/main.ts', 'node:fs'],
  ['kitchen-is-pure', 'kitchen/src/main.ts', 'zod'],
  ['reader-is-pure', 'reader/src/main.ts', 'node:http'],
  ['messages-stand-alone', 'messages/src/main.ts', 'zod'],
  ['extension-knows-the-contract-and-words', 'extension/src/main.ts', 'zod'],
  ['extension-takes-types-of-the-contract', 'extension/src/main.ts', '../../contract/src/index.ts'],
  ['extension-is-a-leaf', 'web/src/main.ts', '../../extension/src/main.ts'],
  ['web-knows-the-contract-only', 'web/src/main.ts', '../../server/src/features/recipes/index.ts'],
  ['web-reads-lines-by-rules', 'web/src/main.ts', '../../kitchen/src/ingredients/index.ts'],
  ['server-not-to-web', 'server/src/main.ts', '../../web/src/features/recipes/RecipeCard.tsx'],
  ['platform-below-features', 'server/src/platform/main.ts', '../features/recipes/index.ts'],
  ['compatibility-knows-the-contract-alone', 'server/src/compatibility/main.ts', '../features/recipes/index.ts'],
  ['features-below-app', 'server/src/features/recipes/main.ts', '../../app/main.ts'],
  ['features-by-the-front-door', 'server/src/features/search/main.ts', '../recipes/recipes.repository.ts'],
  ['ladder-1', 'server/src/features/groups/main.ts', '../recipes/index.ts'],
  ['ladder-2', 'server/src/features/foods/main.ts', '../recipes/index.ts'],
  ['on-the-ladder', 'server/src/features/somewhere/main.ts', '../recipes/index.ts'],
  ['sql-in-repositories', 'server/src/features/recipes/main.ts', 'kysely'],
  ['dialects-in-one-place', 'server/src/platform/database/main.ts', 'better-sqlite3'],
  ['http-in-platform', 'server/src/features/recipes/main.ts', 'fastify'],
  ['instance-database-by-few', 'server/src/features/recipes/main.ts', '../../platform/database/instance-database.ts'],
  ['outbound-in-platform', 'server/src/features/recipes/main.ts', 'undici'],
  ['outbound-in-platform', 'server/src/features/recipes/main.ts', 'sharp'],
  ['outbound-in-platform', 'server/src/features/recipes/main.ts', 'node:net'],
  ['measurements-and-journeys-are-leaves', 'server/src/main.ts', '../../bench/src/main.ts'],
  ['web-features-apart', 'web/src/features/foods/main.ts', '../recipes/RecipeCard.tsx'],
  ['web-features-below-app', 'web/src/features/recipes/main.ts', '../../app/main.tsx'],
  ['web-shared-below-features', 'web/src/components/main.ts', '../features/recipes/RecipeCard.tsx'],
  ['tests-are-leaves', 'kitchen/src/main.ts', './main.test.ts'],
  ['resolvable', 'server/src/main.ts', './nowhere.ts'],
])('%s: %s may not import %s', async (rule, file, target) => {
  const kitchen = { 'kitchen/src/main.test.ts': '', 'kitchen/src/ingredients/index.ts': '' };
  const forbidden = { [file]: `import '${target}';`, ...kitchen };

  const { faults } = await checkImports(build({ ...things, ...forbidden }));

  expect(faults.map((fault) => fault.split(':')[0])).toContain(rule);
});

test('two files that import each other are a cycle, also by types alone', async () => {
  const circle = {
    'kitchen/src/main.ts': "import type { B } from './b.ts';\nexport type A = B;",
    'kitchen/src/b.ts': "import type { A } from './main.ts';\nexport type B = A;",
  };

  const { faults } = await checkImports(build(circle));

  expect(faults.some((fault) => fault.startsWith('no-cycles: '))).toBe(true);
});

test('a file that nothing reaches is found', async () => {
  const { faults } = await checkImports(
    build({ ...things, 'kitchen/src/forgotten.ts': 'export const forgotten = 1;' }),
  );

  expect(faults).toEqual([expect.stringContaining('no-orphans: kitchen/src/forgotten.ts')]);
});

test('a check that read too few files does not pass for a clean one', async () => {
  const { root, expected } = build(things);

  const { readsTooFew, unseen } = await checkImports({ root, expected: [...expected, 'kitchen/src/unread.ts'] });

  expect(unseen).toEqual(['kitchen/src/unread.ts']);
  expect(readsTooFew).toBe(true);
});
