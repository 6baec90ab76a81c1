import { expect, test } from 'vitest';
import { readExtensionSetup, writeExtensionSetup } from './browser-extension.ts';

const token = 'larder_h5Vq-0aYk_Zr1mC9n3W7xTbE4uQ8sJd6';

test.each([
  'https://recipes.example.org',
  'http://192.168.1.20:9000',
  'http://localhost:9000',
  'http://[fd00::1]:9000',
])('the text for %s holds address and token', (address) =>
  expect(readExtensionSetup(writeExtensionSetup({ address, token }))).toEqual({ address, token }),
);

test('a path that the address came with is left out', () =>
  expect(writeExtensionSetup({ address: 'https://recipes.example.org/g/home?x=1', token })).toBe(
    `larder-extension:https://recipes.example.org#${token}`,
  ));

test('a mail may have broken the text into lines', () => {
  const text = `  larder-extension:https://recipes.\n  example.org#${token.slice(0, 9)}\r\n${token.slice(9)} `;
  expect(readExtensionSetup(text)).toEqual({ address: 'https://recipes.example.org', token });
});

test.each([
  ['nothing', ''],
  ['the token alone', token],
  ['the address alone', 'https://recipes.example.org'],
  ['an invitation', `https://recipes.example.org/register?token=${token}`],
  ['no token', 'larder-extension:https://recipes.example.org'],
  ['half a token', 'larder-extension:https://recipes.example.org#larder_h5'],
  ['two tokens', `larder-extension:https://recipes.example.org#${token}#${token}`],
  ['a token that would end a header', `larder-extension:https://recipes.example.org#${token}%0D%0Ax`],
  ['no server', `larder-extension:recipes#${token}`],
  ['a script', `larder-extension:javascript:alert(1)#${token}`],
  ['a file', `larder-extension:file:///etc#${token}`],
  ['a name and a password', `larder-extension:https://ada:secret@recipes.example.org#${token}`],
  ['a path', `larder-extension:https://recipes.example.org/larder#${token}`],
])('a text with %s is refused', (_, text) => expect(readExtensionSetup(text)).toBeUndefined());
