import { expect, test } from 'vitest';
import { definitions } from './definitions.ts';
import { SettingError } from './readers.ts';
import { readSettings } from './settings.ts';

test('nothing needs to be set', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ API_PORT: 9000, ALLOW_SIGNUP: false, DATABASE_URL: null, TOKEN_TIME: 48 });
  expect(settings.DATA_DIR).toBe(`${process.cwd()}/data`);
});

test('every default is one that would be accepted', () => {
  for (const [name, { read, fallback }] of Object.entries(definitions))
    expect(() => read(fallback), name).not.toThrow();
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
