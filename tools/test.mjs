// npm test: checks, then unit and API tests (on SQLite and PostgreSQL), then journeys in a browser against the built product.
// Installs what is missing and says what it could not get. Its last line adds up everything.
// npm run test:quick: the types, and unit and API tests on SQLite alone, without those that take as long as all others together.
import './install/node-version.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStale } from './build/all.mjs';
import { provideBrowser } from './install/browser.mjs';
import { provideDirectory } from './install/directory.mjs';
import { installPackages } from './install/packages.mjs';
import { startPostgres } from './install/postgres.mjs';
import { measurePace } from './test/pace.mjs';
import { makeScratch } from './test/scratch.mjs';

const home = fileURLToPath(new URL('../', import.meta.url));
const scratch = makeScratch();
const isQuick = process.argv.includes('--quick');

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

installPackages();
// The whole has no limit: one that fits every machine would tell nothing. Each test has its own, as long as this machine needs.
const pace = String(measurePace());
if (pace !== '1') console.log(`This machine is ${pace} times slower than most: tests get as much more time.`);
const postgres = isQuick ? {} : await startPostgres();
const testSettings = {
  TMPDIR: scratch,
  LARDER_TEST_POSTGRES: postgres.url ?? '',
  LARDER_TEST_PACE: pace,
  // What is built is of these sources: tests that start the server again and again do it in a fifth of the time.
  ...(isQuick ? { LARDER_TEST_QUICK: '1' } : { LARDER_TEST_BUILT: '1' }),
};
const parts = [await checks(), await unitAndApi(), ...(isQuick ? [] : [await journeys()])];
await postgres.stop?.();

const sum = (count) => parts.reduce((total, part) => total + part[count], 0);
for (const { missing } of parts) if (missing) console.log(missing);
console.log(`${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`);
process.exitCode = sum('failed') > 0 ? 1 : 0;

async function checks() {
  heading('Checks');
  const { check, checkTypes } = await import('./check.mjs');
  return { ...(await (isQuick ? checkTypes() : check())), skipped: 0 };
}

async function unitAndApi() {
  heading('Unit and API tests');
  if (!isQuick) await buildStale();
  const { missing } = postgres;
  const directory = isQuick ? {} : provideDirectory();
  const report = join(scratch, 'vitest.json');
  const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('vitest/vitest.mjs', args, home, testSettings);
  const counted = count(code, report, ({ numPassedTests, numFailedTests, numPendingTests, testResults }) => {
    const unread = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
    const isLate = ({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0;
    const late = testResults.flatMap(({ assertionResults }) => assertionResults.filter(isLate));
    tellLate(late.length);
    for (const { fullName } of late) console.log(`  ${fullName}`);
    return { passed: numPassedTests, failed: numFailedTests + unread, skipped: numPendingTests };
  });
  const reasons = [
    missing && `No PostgreSQL, so tests ran on SQLite alone: ${missing}`,
    directory.missing && `No slapd, so nobody logged in by a directory: ${directory.missing}`,
  ].filter(Boolean);
  return reasons.length > 0 ? lacking(reasons.join('\n'), counted) : counted;
}

async function journeys() {
  heading('Journeys in a browser');
  const { executable, missing } = provideBrowser();
  if (missing) return lacking(`No browser, so no journey ran: ${missing}`, { passed: 0, failed: 0, skipped: 0 });
  const report = join(scratch, 'playwright.json');
  const env = { ...testSettings, CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_NAME: report };
  const code = await run('@playwright/test/cli.js', ['test', '--reporter=list,json'], join(home, 'e2e'), env);
  return count(code, report, ({ stats: { expected, unexpected, flaky, skipped } }) => {
    tellLate(flaky);
    return { passed: expected + flaky, failed: unexpected, skipped };
  });
}

/** Reads a runner's report. A runner can fail without a failed test, and then has one all the same. */
function count(code, report, read) {
  const counted = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 };
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** What could not be had is said at the end; on a machine that is there for testing it is a failure. */
function lacking(missing, counted) {
  return { ...counted, failed: counted.failed + (process.env.CI ? 1 : 0), missing };
}

/** Runs a program of a package and gives its exit code. */
async function run(file, args, cwd, env) {
  const child = spawn(process.execPath, [join(home, 'node_modules', file), ...args], {
    cwd,
    env: { ...process.env, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const end = () => child.kill();
  process.once('exit', end);
  const [code] = await once(child, 'exit');
  process.off('exit', end);
  return code;
}

function heading(text) {
  console.log(`\n── ${text}\n`);
}

/** A test that lost a race is no failure, and is to be mended all the same. */
function tellLate(flaky) {
  if (flaky > 0) console.log(`${flaky} passed at the second try only: see what they waited for`);
}
