import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Runs steps, as many at a time as there are processors, and prints what each said when it ends.
 * A step is `{ name, command, args, env? }`, or `{ name, work }` with an async function that throws or returns text to print.
 * Gives `{ name, isGood, seconds }` for each, in the order asked.
 */
export async function runSteps(steps, { cwd, atOnce = availableParallelism() } = {}) {
  const waiting = steps.map((step, index) => ({ step, index }));
  const results = [];
  const takeOne = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      results[next.index] = await runStep(next.step, cwd);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeOne));
  return results;
}

async function runStep(step, cwd) {
  const start = performance.now();
  const { isGood, said } = await (step.work ? settle(step.work) : execute(step, cwd));
  const seconds = (performance.now() - start) / 1000;
  console.log(`${isGood ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`);
  if (said && !isGood) console.log(indent(said));
  return { name: step.name, isGood, seconds };
}

async function settle(work) {
  try {
    return { isGood: true, said: await work() };
  } catch (error) {
    return { isGood: false, said: error.stack ?? String(error) };
  }
}

function execute({ command, args, env }, cwd) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
    const parts = [];
    child.stdout.on('data', (part) => parts.push(part));
    child.stderr.on('data', (part) => parts.push(part));
    child.on('error', (error) => resolve({ isGood: false, said: String(error) }));
    child.on('close', (code) => resolve({ isGood: code === 0, said: Buffer.concat(parts).toString().trim() }));
  });
}

const indent = (text) => text.replace(/^/gm, '    ');
