import { expect, test } from 'vitest';
import { takingAddress } from './shared-address.ts';

const link = 'https://food.example/g/home/shared/r/1';
const taken = `/r/create/url?recipe_import_url=${encodeURIComponent(link)}`;

test.each([
  ['larder.my-house.example', 'https://larder.my-house.example'],
  [' https://larder.my-house.example/g/home/ ', 'https://larder.my-house.example'],
  ['http://larder.my-house.example:9000', 'http://larder.my-house.example:9000'],
  ['192.168.1.20:9000', 'http://192.168.1.20:9000'],
  ['localhost:9000', 'http://localhost:9000'],
  ['pi:9000', 'http://pi:9000'],
  ['kitchen.local', 'http://kitchen.local'],
])('%s is asked at %s', (typed, origin) => expect(takingAddress(typed, link)).toBe(origin + taken));

test.each(['', '   ', 'my house', 'https://'])('“%s” is no address', (typed) => {
  expect(takingAddress(typed, link)).toBeUndefined();
});
