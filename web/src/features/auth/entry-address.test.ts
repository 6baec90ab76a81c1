import { expect, test } from 'vitest';
import { invitationIn, safeRedirect } from './entry-address.ts';

test.each([
  ['/g/home?search=soup', '/g/home?search=soup'],
  ['https://elsewhere.example', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/login?redirect=/login', '/'],
  [undefined, '/'],
])('%s leads to %s', (target, page) => expect(safeRedirect(target)).toBe(page));

test.each([
  ['k3b-2x_9', 'k3b-2x_9'],
  ['  k3b-2x_9\n', 'k3b-2x_9'],
  ['https://recipes.example.org/register?token=k3b-2x_9', 'k3b-2x_9'],
  ['Join us: http://localhost:9000/register?lang=de&token=k3b-2x_9#top, please', 'k3b-2x_9'],
])('%s is the invitation %s', (pasted, invitation) => expect(invitationIn(pasted)).toBe(invitation));
