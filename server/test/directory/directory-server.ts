import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const fileOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Where Debian and Homebrew have it. */
const program = ['/usr/sbin/slapd', '/usr/lib/openldap/slapd', '/opt/homebrew/opt/openldap/libexec/slapd'].find(
  existsSync,
);
const schemas = ['/etc/ldap/schema', '/etc/openldap/schema', '/opt/homebrew/etc/openldap/schema'].find(existsSync);
const modules = ['/usr/lib/ldap', '/usr/lib/openldap'].find(existsSync);

export const hasDirectory = program !== undefined && schemas !== undefined;

/** The authority that has vouched for the directory. */
export const caFile = fileOf('ca.pem');

/** Somebody without rights, where this runs as root. */
const nobody = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
};

const configuration = (folder: string) => `
${['core', 'cosine', 'inetorgperson'].map((name) => `include ${schemas}/${name}.schema`).join('\n')}
${modules ? `modulepath ${modules}\nmoduleload back_mdb` : ''}
pidfile ${folder}/slapd.pid
TLSCACertificateFile ${folder}/ca.pem
TLSCertificateFile ${folder}/localhost.cert.pem
TLSCertificateKeyFile ${folder}/localhost.key.pem
disallow bind_anon
database mdb
suffix "dc=example,dc=org"
directory ${folder}/data
maxsize 10485760
access to attrs=userPassword by anonymous auth by * none
access to dn.base="" by * read
access to dn.subtree="ou=open,dc=example,dc=org" by * read
access to * by dn.exact="cn=reader,dc=example,dc=org" read by * none
`;

/** A real LDAP directory on this machine, with the people of `people.ldif`. */
export const openDirectory = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-directory-'));
  mkdirSync(join(folder, 'data'));
  for (const name of ['ca.pem', 'localhost.cert.pem', 'localhost.key.pem', 'people.ldif']) {
    copyFileSync(fileOf(name), join(folder, name));
  }
  writeFileSync(join(folder, 'slapd.conf'), configuration(folder));
  if (asNobody.uid) {
    chownSync(folder, nobody, nobody);
    for (const name of readdirSync(folder)) chownSync(join(folder, name), nobody, nobody);
  }

  const [port, securePort] = [await freePort(), await freePort()];
  const config = join(folder, 'slapd.conf');
  const filled = spawnSync(program ?? '', ['-T', 'add', '-f', config, '-l', join(folder, 'people.ldif')], asNobody);
  if (filled.status !== 0) throw new Error(`the directory takes nobody in: ${filled.stderr}`);
  const listens = `ldap://127.0.0.1:${port}/ ldaps://127.0.0.1:${securePort}/`;
  const child = spawn(program ?? '', ['-d', '0', '-f', config, '-h', listens], { ...asNobody, stdio: 'ignore' });
  for (let tries = 0; !(await listensAt(port)); tries++) {
    if (tries > 200 || child.exitCode !== null) throw new Error('the directory does not start');
    await sleep(50);
  }
  return {
    url: `ldap://localhost:${port}`,
    secureUrl: `ldaps://localhost:${securePort}`,
    settings: {
      LDAP_AUTH_ENABLED: 'true',
      LDAP_SERVER_URL: `ldap://localhost:${port}`,
      LDAP_ENABLE_STARTTLS: 'true',
      LDAP_TLS_CACERTFILE: caFile,
      LDAP_BASE_DN: 'ou=people,dc=example,dc=org',
      LDAP_QUERY_BIND: 'cn=reader,dc=example,dc=org',
      LDAP_QUERY_PASSWORD: 'reads everything',
      LDAP_NAME_ATTRIBUTE: 'displayName',
    },
    close: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

const listensAt = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

export type DirectoryServer = Awaited<ReturnType<typeof openDirectory>>;
