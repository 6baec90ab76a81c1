import { expect, test } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

test.each([
  ['/g/home?search=soup', '/g/home?search=soup'],
  ['https://elsewhere.example', '/'],
  ['//elsewhere.example', '/'],
  ['/\\elsewhere.example', '/'],
  ['/login?redirect=/login', '/'],
  [undefined, '/'],
])('%s leads to %s', (target, page) => expect(safeRedirect(target)).toBe(page));
