import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tables } from '../src/app/tables.ts';
import { forEachDialect } from './for-each-dialect.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { everyEndpoint, filled, thingsIn } from './walk/endpoints.ts';
import { leastRequest } from './walk/samples.ts';
import { send } from './walk/send.ts';
import { createSettledGroup, namesOf, type SettledGroup } from './walk/world.ts';

const growing = Object.entries(tables).flatMap(([name, { topic }]) =>
  topic === null || name === 'groups' ? [] : [name],
);

/** Asked once, when a server starts: whether it has an administrator, who is the first of its users. */
const allowed = ['select "id" from "users" where "admin" = ? limit ?'];

const statements = new Map<string, Database.Database>();
const { prepare } = Database.prototype;

/** Statements of which SQLite says that they read a whole table that grows. */
const scansIn = (text: string, database: Database.Database): string[] => {
  if (allowed.includes(text) || !/^\s*(select|insert|update|delete|with)/i.test(text)) return [];
  const values = [...text.matchAll(/\?/g)].map(() => null);
  const plan = prepare.call(database, `explain query plan ${text}`).all(values) as { detail: string }[];
  return plan.flatMap(({ detail }) => {
    const [, table = ''] = /^SCAN (\w+)(?! USING (COVERING )?INDEX)/.exec(detail) ?? [];
    return growing.includes(table) ? [`${detail}: ${text}`] : [];
  });
};

forEachDialect('statements', (database) => {
  let app: TestApp;
  let home: SettledGroup;
  beforeAll(async () => {
    Database.prototype.prepare = function (this: Database.Database, text: string) {
      statements.set(text, this);
      return prepare.call(this, text);
    } as typeof prepare;
    app = await createTestApp(database);
    home = await createSettledGroup(app, 'Home', false);
  });
  afterAll(async () => {
    Database.prototype.prepare = prepare;
    await app.close();
  });

  test.runIf(database.dialect === 'sqlite')(
    'of no endpoint read a whole table that grows',
    async () => {
      const isRemoval = (name: string) => /remove|merge|clear|delete|logout/i.test(name);
      const removalsLast = everyEndpoint.toSorted(
        (one, other) => Number(isRemoval(one.name)) - Number(isRemoval(other.name)),
      );
      for (const { name, endpoint, path } of removalsLast) {
        const self = home.of.admin;
        const names = namesOf(home, self);
        const address = filled(
          path,
          thingsIn(path).map((thing) => names[thing]?.[0] ?? 'x'),
        );
        await send(app, endpoint, address, { ...leastRequest(name, endpoint), token: self.token });
      }
      expect(statements.size).toBeGreaterThan(200);
      const scans = [...statements].flatMap(([text, database]) => (database.open ? scansIn(text, database) : []));
      expect(scans).toEqual([]);
    },
    240_000,
  );
});
