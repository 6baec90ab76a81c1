import { existsSync } from 'node:fs';
import { installDebianPackage } from './apt.mjs';

/** The LDAP directory that tests talk to: one on this machine, else Debian's, installed; or `{ missing }`, the reason. */
export function provideDirectory() {
  const program = '/usr/sbin/slapd';
  if (existsSync(program)) return {};
  const failure = installDebianPackage('slapd');
  return failure ? { missing: failure } : {};
}
