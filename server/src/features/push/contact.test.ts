import { expect, test } from 'vitest';
import { contactOf } from './contact.ts';

test.each([
  ['https://larder.example.org', '', 'https://larder.example.org'],
  ['http://localhost:9000', 'kitchen@example.org', 'mailto:kitchen@example.org'],
  ['http://kitchen.lan:9000', '', 'mailto:larder@kitchen.lan'],
])('a server at %s is asked about at %s', (BASE_URL, SMTP_FROM_EMAIL, contact) =>
  expect(contactOf({ BASE_URL, SMTP_FROM_EMAIL })).toBe(contact),
);
