import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import words from '@larder/messages/en-US.json' with { type: 'json' };
import { expect, test } from 'vitest';
import { definitions } from './definitions.ts';
import { SettingError } from './readers.ts';
import { readSettings } from './settings.ts';
import { settingsBySubject } from './subjects.ts';

test('nothing needs to be set', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ API_PORT: 9000, ALLOW_SIGNUP: false, DATABASE_URL: null, TOKEN_TIME: 48 });
  expect(settings.DATA_DIR).toBe(`${process.cwd()}/data`);
});

test('every default is one that would be accepted', () => {
  for (const [name, { read, fallback }] of Object.entries(definitions))
    expect(() => read(fallback), name).not.toThrow();
});

test('every setting is shown under one subject', () => {
  expect(settingsBySubject.map(({ name }) => name).sort()).toEqual(Object.keys(definitions).sort());
});

test('every setting has a name in words', () => {
  const nameless = settingsBySubject.filter(({ name, subject }) => {
    const key = `admin.setting-name.${subject === 'language-model' ? 'language_model' : subject}` as const;
    const choice = subject === 'colors' ? 'other {error}' : `${name} {`;
    return !words[key].includes(choice);
  });
  expect(nameless).toEqual([]);
});

test.each([
  ['API_PORT', 'http'],
  ['API_PORT', '65536'],
  ['API_PORT', '80.5'],
  ['BASE_URL', 'recipes.example.org'],
  ['BASE_URL', 'ftp://recipes.example.org'],
  ['DATABASE_URL', 'mysql://localhost/larder'],
  ['TOKEN_TIME', '0'],
  ['ALLOW_SIGNUP', 'maybe'],
  ['DEFAULT_GROUP', 'x'.repeat(256)],
  ['INITIAL_ADMIN_EMAIL', 'ada'],
  ['INITIAL_ADMIN_PASSWORD', 'short'],
  ['INITIAL_ADMIN_USERNAME', 'Ada Lovelace'],
  ['SECURITY_MAX_LOGIN_ATTEMPTS', '-1'],
  ['SECURITY_USER_LOCKOUT_TIME', 'a day'],
  ['LOG_LEVEL', 'loud'],
  ['OIDC_SIGNING_ALGORITHM', 'none'],
  ['OIDC_SIGNING_ALGORITHM', 'HS256'],
  ['LDAP_SERVER_URL', 'https://ldap.example.org'],
  ['PROXY_AUTH_HEADER', 'Remote User'],
  ['THEME_DARK_PRIMARY', 'orange'],
])('%s cannot be "%s", and the sentence that says so names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^The setting ${name} is .+: it has to .+\\.$`));
});

test('the sentence shows the value, unless it is a secret', () => {
  expect(() => readSettings({ API_PORT: 'x' })).toThrow(
    'The setting API_PORT is "x": it has to be a whole number from 0 to 65535.',
  );
  for (const name of ['INITIAL_ADMIN_PASSWORD', 'DATABASE_URL']) {
    expect(() => readSettings({ [name]: 'hunter2' })).toThrow(SettingError);
    expect(() => readSettings({ [name]: 'hunter2' })).not.toThrow(/hunter2/);
  }
});

test('half of a first administrator is refused', () => {
  expect(() => readSettings({ INITIAL_ADMIN_EMAIL: 'ada@example.org' })).toThrow(
    /^The setting INITIAL_ADMIN_PASSWORD is/,
  );
  expect(() => readSettings({ INITIAL_ADMIN_PASSWORD: 'long enough' })).toThrow(/^The setting INITIAL_ADMIN_EMAIL is/);
});

test('values are read as people write them', () => {
  expect(
    readSettings({
      ALLOW_SIGNUP: ' YES ',
      API_PORT: '',
      BASE_URL: 'https://recipes.example.org/larder//',
      OUTBOUND_ALLOW: ' nas.local, 10.0.0.0/8,, ',
      THEME_LIGHT_PRIMARY: '#bf4420',
      INITIAL_ADMIN_EMAIL: 'Ada@Example.org',
      INITIAL_ADMIN_PASSWORD: 'long enough',
    }),
  ).toMatchObject({
    ALLOW_SIGNUP: true,
    API_PORT: 9000,
    BASE_URL: 'https://recipes.example.org/larder',
    OUTBOUND_ALLOW: ['nas.local', '10.0.0.0/8'],
    THEME_LIGHT_PRIMARY: '#BF4420',
    INITIAL_ADMIN_EMAIL: 'ada@example.org',
  });
});

test.each([
  ['OIDC_AUTH_ENABLED', 'OIDC_CONFIGURATION_URL'],
  ['LDAP_AUTH_ENABLED', 'LDAP_SERVER_URL'],
  ['PROXY_AUTH_HEADER', 'PROXY_AUTH_FROM'],
])('%s alone is refused, as it needs %s', (switched, missing) => {
  expect(() => readSettings({ [switched]: 'true' })).toThrow(
    `The setting ${missing} is missing: ${switched} needs it.`,
  );
});

test('a secret may come from a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larder-settings-'));
  const file = join(folder, 'secret');
  writeFileSync(file, 'from the file\n');
  for (const [name, definition] of Object.entries(definitions)) {
    if (!('secret' in definition) || name === 'INITIAL_ADMIN_PASSWORD' || name === 'DATABASE_URL') continue;
    expect(readSettings({ [`${name}_FILE`]: file })).toMatchObject({ [name]: 'from the file' });
  }
  expect(readSettings({ INITIAL_ADMIN_EMAIL: 'ada@example.org', INITIAL_ADMIN_PASSWORD_FILE: file })).toMatchObject({
    INITIAL_ADMIN_PASSWORD: 'from the file',
  });
  expect(() => readSettings({ DATABASE_URL_FILE: file })).toThrow(/^The setting DATABASE_URL is not right/);

  expect(() => readSettings({ OIDC_CLIENT_SECRET: 'x', OIDC_CLIENT_SECRET_FILE: file })).toThrow(/are both there/);
  expect(() => readSettings({ OIDC_CLIENT_SECRET_FILE: join(folder, 'none') })).toThrow(
    /^The setting OIDC_CLIENT_SECRET_FILE is .+: it has to be a file that the server can read\.$/,
  );
  expect(readSettings({ API_PORT_FILE: file }).API_PORT).toBe(9000);
  rmSync(folder, { recursive: true });
});
