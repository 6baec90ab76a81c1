import { contract } from '@larder/contract';
import { expect } from 'vitest';
import { type Caller, callerOf, type Reply } from './caller.ts';
import type { TestMember } from './factories/household.ts';
import type { TestApp } from './test-app.ts';
import { send } from './walk/send.ts';

/** What there is of backups. Tests look at just the parts that they are about. */
export const backupsSeenBy = async (call: Caller) => (await call('GET', '/admin/backups/overview')).body;

/** Waits until nothing is done with backups, and answers how they are then. */
export const backupsAtRest = async (call: Caller) => {
  await expect.poll(async () => (await backupsSeenBy(call)).work, { timeout: 40_000 }).toBeNull();
  return backupsSeenBy(call);
};

/** A backup that is proven, made a minute later than whatever was before: two of one second would have one name. */
export const backUp = async (app: TestApp, { call }: TestMember) => {
  app.clock.pass(60_000);
  expect((await call('POST', '/admin/backups/start')).status).toBe(202);
  const { backups, last } = await backupsAtRest(call);
  expect(last.problem).toBeNull();
  return backups[0];
};

export const proofOf = async ({ call }: TestMember, name: string) => {
  await call('POST', `/admin/backups/${name}/proof`);
  await backupsAtRest(call);
  return (await call('GET', `/admin/backups/${name}/details`)).body.proof;
};

/** The backup as the archive that people download. */
export const archiveOf = async (app: TestApp, { call }: TestMember, name: string) => {
  const { fileToken } = (await call('GET', `/admin/backups/${name}`)).body;
  return app.server.inject({ url: `/api/utils/download?token=${fileToken}` });
};

export const uploadArchive = (app: TestApp, { token }: TestMember, archive: Buffer): Promise<Reply> =>
  send(app, contract.backups.upload, '/admin/backups/upload', { files: { archive }, form: {}, token });

/** The same person after a restore, which ends all sessions; or on another server to which their account came. */
export const logInAgain = async (app: TestApp, member: TestMember): Promise<TestMember> => {
  const { tokenVersion } = await app.connection.read
    .selectFrom('users')
    .where('id', '=', member.id)
    .select('tokenVersion')
    .executeTakeFirstOrThrow();
  const token = await app.platform.sessions.start({ userId: member.id, version: tokenVersion, lifeInSeconds: 3600 });
  return { ...member, token, call: callerOf(app, token) };
};
