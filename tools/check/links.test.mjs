import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const home = fileURLToPath(new URL('../../', import.meta.url));
const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], { cwd: home });
const pages = listed
  .toString()
  .trim()
  .split('\n')
  .filter((file) => existsSync(join(home, file)));

test.each(pages)('%s leads to nothing that is not there', (page) => {
  const targets = [...readFileSync(join(home, page), 'utf8').matchAll(/\]\(([^)#\s]+)(?:#[^)\s]*)?\)/g)].map(
    ([, target]) => target,
  );
  const files = targets.filter((target) => !/^[a-z]+:/.test(target));

  expect(files.filter((file) => !existsSync(join(home, dirname(page), file)))).toEqual([]);
});
