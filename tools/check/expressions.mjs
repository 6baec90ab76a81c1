// Holds that every regular expression is linear: node tools/check/expressions.mjs [--write]
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { check } from 'recheck';
import ts from 'typescript';

const home = fileURLToPath(new URL('../../', import.meta.url));

/** Hashes of expressions that have been shown to be linear, which takes up to a minute for each. */
const provenFile = join(home, 'tools/check/linear-expressions.json');

/** Counted in steps rather than in time, so that a busy machine comes to the same result; only the whole has an end. */
const parameters = { timeout: 300_000, attackTimeout: null, incubationTimeout: null };

/** The expressions that stand in these files, each once: literal → where it stands. */
export function expressionsIn(files) {
  const found = new Map();
  for (const { name, text } of files) {
    const kind = name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, false, kind);
    const visit = (node) => {
      if (ts.isRegularExpressionLiteral(node) && !found.has(node.text)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        found.set(node.text, `${name}:${line + 1}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** What is wrong with these expressions, and the hashes of those that are linear. */
export async function checkExpressions(expressions, proven = new Set()) {
  const waiting = [...expressions];
  const faults = [];
  const linear = [];
  const takeOne = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [literal, place] = next;
      const hash = hashOf(literal);
      const fault = proven.has(hash) ? undefined : await faultOf(literal);
      if (fault) faults.push(`${place}: ${literal}\n    ${fault}`);
      else linear.push(hash);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, takeOne));
  return { faults: faults.sort(), linear: linear.sort() };
}

async function faultOf(literal) {
  const end = literal.lastIndexOf('/');
  const { status, complexity, attack, error } = await check(literal.slice(1, end), literal.slice(end + 1), parameters);
  if (status === 'safe') return undefined;
  return status === 'vulnerable'
    ? `${complexity.summary}, for example for ${attack.pattern}`
    : `could not be shown to be linear (${error.kind}): write it more simply`;
}

const hashOf = (literal) => createHash('sha256').update(literal).digest('hex').slice(0, 16);

function readSources() {
  const rooms = ['contract', 'kitchen', 'reader', 'server/src', 'web/src', 'extension/src'];
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...rooms], { cwd: home });
  return listed
    .toString()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && existsSync(join(home, file)))
    .map((name) => ({ name, text: readFileSync(join(home, name), 'utf8') }));
}

async function main() {
  const expressions = expressionsIn(readSources());
  const proven = new Set(JSON.parse(readFileSync(provenFile, 'utf8')));
  const { faults, linear } = await checkExpressions(expressions, proven);
  const fresh = linear.filter((hash) => !proven.has(hash)).length;
  if (process.argv.includes('--write')) writeFileSync(provenFile, `${JSON.stringify(linear, null, 2)}\n`);
  else if (fresh > 0) console.log(`${fresh} are new and linear; spare others the wait: npm run expressions`);
  for (const fault of faults) console.log(fault);
  console.log(`${expressions.size} expressions, ${faults.length} that are not linear`);
  // What recheck has started would keep the process alive.
  process.exit(faults.length > 0 ? 1 : 0);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
