import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * A process of its own that asks for something small again and again, at fixed times whatever the answers do, and prints how
 * long they took when it is told so on its standard input.
 */
const [url = '', token = ''] = process.argv.slice(2);
const every = 10;
const agent = new Agent({ keepAlive: true, maxSockets: 20 });
let took: number[] = [];

const ask = (dueAt: number): void => {
  const request = get(url, { agent, headers: { authorization: `Bearer ${token}` } }, (reply) => {
    reply.resume();
    reply.on('end', () => took.push(performance.now() - dueAt));
  });
  // The session ends with a restore, and the server may be gone: both are for others to tell.
  request.on('error', () => undefined);
};

const run = async (): Promise<never> => {
  for (let dueAt = performance.now(); ; dueAt += every) {
    await sleep(Math.max(0, dueAt - performance.now()));
    ask(dueAt);
  }
};

process.stdin.on('data', () => {
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  process.stdout.write(`${JSON.stringify({ asked: sorted.length, median: at(0.5), p99: at(0.99), max: at(1) })}\n`);
  took = [];
});
process.stdin.on('end', () => process.exit(0));
await run();
