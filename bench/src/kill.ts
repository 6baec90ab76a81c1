import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { account, settingsFor } from './load/fill.ts';
import { type LarderProcess, startLarder } from './load/larder-process.ts';
import { type Random, seededRandom } from './load/random.ts';
import { makeRecipe } from './load/recipes.ts';

interface Acknowledged {
  /** Description that was last acknowledged, by slug. */
  saved: Map<string, string>;
  removed: Set<string>;
}

/** Writes as fast as the server answers until it is gone; only what it answered counts. */
const writeUntilGone = async (
  url: string,
  headers: Record<string, string>,
  random: Random,
  known: Acknowledged,
): Promise<void> => {
  const send = async (method: string, path: string, body?: unknown) => {
    const reply = await fetch(url + path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await reply.json();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(answer)}`);
    return answer;
  };
  for (;;) {
    try {
      const recipe = makeRecipe(random);
      const slug = String(await send('POST', '/api/recipes', { name: recipe.name }));
      known.saved.set(slug, '');
      const { name: _, ...rest } = recipe;
      const pending = `${recipe.description} ${random.below(1e9)}`;
      await send('PUT', `/api/recipes/${slug}`, { ...rest, description: pending });
      known.saved.set(slug, pending);
      if (random.next() < 0.2) {
        // Until the answer has come, both having it and not having it are right.
        known.saved.delete(slug);
        await send('DELETE', `/api/recipes/${slug}`);
        known.removed.add(slug);
      }
    } catch (error) {
      if (error instanceof Error && /: 4\d\d|: 5\d\d/.test(error.message)) throw error;
      return;
    }
  }
};

/** Every acknowledged write is there, and what was deleted is gone. @returns what is not as it was acknowledged */
const findLost = async (
  larder: LarderProcess,
  headers: Record<string, string>,
  known: Acknowledged,
): Promise<string[]> => {
  const lost: string[] = [];
  for (const [slug, description] of known.saved) {
    const reply = await fetch(`${larder.url}/api/recipes/${slug}`, { headers });
    const recipe = (await reply.json()) as { description?: string };
    // An empty one was created, and a save that was on its way may or may not have happened.
    if (!reply.ok || (description !== '' && recipe.description !== description)) lost.push(`${slug}: ${reply.status}`);
  }
  for (const slug of known.removed) {
    const reply = await fetch(`${larder.url}/api/recipes/${slug}`, { headers });
    if (reply.status !== 404) lost.push(`${slug} came back: ${reply.status}`);
  }
  return lost;
};

/** npm run bench -- kill [--times 200] [--postgres postgresql://…/empty-database]: SIGKILL during writes, again and again. */
export const killSuite = async (parameters: string[]): Promise<void> => {
  const { values } = parseArgs({
    args: parameters,
    options: { times: { type: 'string', default: '200' }, postgres: { type: 'string' } },
  });
  const folder = mkdtempSync(join(tmpdir(), 'larder-kill-'));
  const settings = settingsFor(folder, values.postgres ?? null);
  const random = seededRandom(11);
  let acknowledged = 0;
  for (let time = 1; time <= Number(values.times); time++) {
    const larder = await startLarder(settings);
    const token = await fetch(`${larder.url}/api/auth/token`, { method: 'POST', body: new URLSearchParams(account) });
    const { access_token } = (await token.json()) as { access_token: string };
    const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
    const known: Acknowledged = { saved: new Map(), removed: new Set() };
    const writers = Array.from({ length: 4 }, () => writeUntilGone(larder.url, headers, random, known));
    await new Promise((resolve) => setTimeout(resolve, 150 + random.below(250)));
    await larder.kill('SIGKILL');
    await Promise.all(writers);
    acknowledged += known.saved.size + known.removed.size;

    const again = await startLarder(settings);
    const lost = await findLost(again, headers, known);
    await again.kill('SIGTERM');
    if (lost.length > 0) throw new Error(`lost after kill ${time}: ${lost.join(', ')}`);
    process.stderr.write(`\rkill ${time} of ${values.times}, ${acknowledged} recipes acknowledged and found again `);
  }
  process.stderr.write('\n');
  rmSync(folder, { recursive: true, force: true });
  console.log(
    `${values.times} kills on ${values.postgres ? 'PostgreSQL' : 'SQLite'}: ${acknowledged} acknowledged recipes, none lost`,
  );
};
