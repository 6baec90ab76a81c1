import { expect, test } from 'vitest';
import { escapeFilterValue, fillFilter, personFilter } from './filters.ts';

const names = { idAttribute: 'uid', mailAttribute: 'mail', input: 'ada' };

test.each([
  ['ada', 'ada'],
  ['*', '\\2a'],
  ['*)(uid=*', '\\2a\\29\\28uid=\\2a'],
  ['a\\b', 'a\\5cb'],
  ['a\0b', 'a\\00b'],
  ['Zoë', 'Zoë'],
])('%j is looked for as %j', (typed, value) => expect(escapeFilterValue(typed)).toBe(value));

test('a person is found by name or address, and let in by the filter of the settings', () => {
  expect(personFilter('', names)).toBe('(&(|(uid=ada)(mail=ada)))');
  expect(personFilter('memberOf=cn=cooks,dc=home', names)).toBe('(&(|(uid=ada)(mail=ada))(memberOf=cn=cooks,dc=home))');
  expect(personFilter('(|({id_attribute}={input})({mail_attribute}={input}))', { ...names, input: '*)(' })).toBe(
    '(&(|(uid=\\2a\\29\\28)(mail=\\2a\\29\\28))(|(uid=\\2a\\29\\28)(mail=\\2a\\29\\28)))',
  );
});

test('what is typed fills nothing in by itself', () => {
  expect(fillFilter('(uid={input})', { ...names, input: '{id_attribute}$&' })).toBe('(uid={id_attribute}$&)');
  expect(fillFilter('(x={other})', names)).toBe('(x={other})');
});
