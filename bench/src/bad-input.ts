import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const home = fileURLToPath(new URL('../../', import.meta.url));
const runner = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

/** npm run bench -- bad-input: every wrong value in every place, on both databases; tests try each on one of them. */
export const badInput = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({ args: parameters, options: { postgres: { type: 'string' } } });
  const child = spawn(process.execPath, [runner, 'run', '--project=server', 'server/test/bad-input.test.ts'], {
    cwd: home,
    env: { ...process.env, LARDER_TEST_ALL: '1', ...(values.postgres && { LARDER_TEST_POSTGRES: values.postgres }) },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  process.exitCode = code ?? 1;
};
