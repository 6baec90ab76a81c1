import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from '../../../server/src/app/build-app.ts';
import { createRecipe } from '../../../server/src/features/recipes/index.ts';
import { systemClock } from '../../../server/src/platform/clock/clock.ts';
import { InstanceDatabase } from '../../../server/src/platform/database/instance-database.ts';
import { createLogger } from '../../../server/src/platform/logging/logging.ts';
import { readSettings } from '../../../server/src/platform/settings/index.ts';
import { makeRecipes } from './recipes.ts';

export const account = { username: 'bench', password: 'benchmark-password' } as const;

/** Settings of a server on a filled database; both the filler and the measured server use them. */
export const settingsFor = (folder: string, databaseUrl: string | null): Record<string, string> => ({
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl ?? '',
  INITIAL_ADMIN_EMAIL: 'bench@example.org',
  INITIAL_ADMIN_USERNAME: account.username,
  INITIAL_ADMIN_PASSWORD: account.password,
  SECURITY_RATE_LIMIT: '0',
  LOG_LEVEL: 'error',
});

const atOnce = 500;

/** Fills a database by the server's own rules, once: a folder that was filled is used again. */
export const fill = async (folder: string, databaseUrl: string | null, count: number): Promise<void> => {
  const mark = join(folder, 'filled');
  if (existsSync(mark)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const app = await buildApp({
    settings: readSettings(settingsFor(folder, databaseUrl)),
    clock: systemClock,
    log: createLogger('silent'),
  });
  const instance = new InstanceDatabase(app.connection);
  const user = await instance.read.selectFrom('users').select(['id', 'groupId']).executeTakeFirstOrThrow();
  await instance
    .group(user.groupId)
    .change((database) => database.updateOwnGroup().set({ privateGroup: 0, recipePublic: 1 }).execute());
  const recipes = makeRecipes(count);
  for (let done = 0; done < count; done += atOnce) {
    await instance.group(user.groupId).change(async (database) => {
      for (let made = done; made < Math.min(count, done + atOnce); made++) {
        const { value } = recipes.next();
        // Minutes apart, so that "newest" means something.
        const at = new Date(Date.UTC(2024, 0, 1) + made * 60_000);
        if (value) await createRecipe(database, { by: user.id, at, files: app.platform.files }, value);
      }
    });
    process.stderr.write(
      `\rfilling ${databaseUrl ? 'PostgreSQL' : 'SQLite'}: ${Math.min(count, done + atOnce)} of ${count} `,
    );
  }
  process.stderr.write('\n');
  await app.close();
  writeFileSync(mark, String(count));
};
