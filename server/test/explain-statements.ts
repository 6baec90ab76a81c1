import { AsyncLocalStorage } from 'node:async_hooks';
import Database from 'better-sqlite3';
import type { FastifyInstance } from 'fastify';
import { tables } from '../src/app/tables.ts';

const growing = Object.entries(tables).flatMap(([name, { topic }]) =>
  topic === null || name === 'groups' ? [] : [name],
);

/** Asked once, when a server starts: whether it has an administrator, who is the first of its users. */
const allowed = ['select "id" from "users" where "admin" = ? limit ?'];

const inRequest = new AsyncLocalStorage<true>();
const explained = new Set<string>();
const waiting = new Map<string, Database.Database>();
const { prepare } = Database.prototype;

Database.prototype.prepare = function (this: Database.Database, text: string) {
  if (inRequest.getStore() && !explained.has(text)) waiting.set(text, this);
  return prepare.call(this, text);
} as typeof prepare;

/** From here on the statements are noted that run for a request, which those of the test itself do not. */
export const noteStatements = (server: FastifyInstance): void => {
  server.addHook('onRequest', (_request, _reply, done) => inRequest.run(true, done));
};

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

/**
 * Explains what has run since the last time, each statement once in a process.
 * @throws Error where one reads a whole table that grows
 */
export const explainStatements = (): void => {
  const scans = [...waiting].flatMap(([text, database]) => (database.open ? scansIn(text, database) : []));
  for (const text of waiting.keys()) explained.add(text);
  waiting.clear();
  if (scans.length > 0) throw new Error(`Statements that read a whole table that grows:\n${scans.join('\n')}`);
};

export const explainedStatements: ReadonlySet<string> = explained;
