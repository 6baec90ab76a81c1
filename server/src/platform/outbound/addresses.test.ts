import { expect, test } from 'vitest';
import { readAllowList } from './allow-list.ts';
import { isPublicAddress } from './guarded-agent.ts';

test.each(['8.8.8.8', '1.1.1.1', '93.184.215.14', '2606:4700:4700::1111', '2a00:1450:4001::200e'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
);

test.each([
  ...['127.0.0.1', '127.9.9.9', '::1', '0.0.0.0', '0.1.2.3', '::'],
  ...['10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1', 'fec0::1'],
  ...['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'fd00:ec2::254', '168.63.129.16', '192.0.0.192'],
  ...['100.64.0.1', '100.100.100.200', '224.0.0.1', 'ff02::1', '255.255.255.255', '240.0.0.1'],
  ...['192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '2001:db8::1', '100::1', '3fff::1', '4000::1'],
  ...['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1', '::ffff:0:127.0.0.1'],
  ...[
    '2002:7f00:1::',
    '2002:808:808::',
    '2001:0:4136:e378::1',
    '64:ff9b::7f00:1',
    '64:ff9b::a9fe:a9fe',
    '64:ff9b:1::a00:1',
  ],
  ...['', 'localhost', '1.2.3.4.5', 'nonsense'],
])('%j is not', (address) => expect(isPublicAddress(address)).toBe(false));

test.each([
  ['nas.lan', 'nas.lan', 80, '192.168.1.5', true],
  ['NAS.lan', 'nas.LAN.', 8443, '192.168.1.5', true],
  ['nas.lan:8080', 'nas.lan', 8080, '192.168.1.5', true],
  ['nas.lan:8080', 'nas.lan', 80, '192.168.1.5', false],
  ['nas.lan', 'evil.nas.lan', 80, '192.168.1.5', false],
  ['nas.lan', 'other.lan', 80, '192.168.1.5', false],
  ['rezepte.müller.example', 'rezepte.xn--mller-kva.example', 80, '10.0.0.1', true],
  ['192.168.1.5', 'any.name', 80, '192.168.1.5', true],
  ['192.168.1.5', '192.168.1.5', 80, '192.168.1.50', false],
  ['192.168.1.5:80', '192.168.1.5', 81, '192.168.1.5', false],
  ['192.168.0.0/16', 'any.name', 80, '192.168.77.1', true],
  ['192.168.0.0/16', 'any.name', 80, '::ffff:192.168.77.1', true],
  ['192.168.0.0/16', 'any.name', 80, '10.0.0.1', false],
  ['192.168.0.0/16', 'any.name', 80, 'fd00::1', false],
  ['fd00::/8', 'any.name', 80, 'fd12::1', true],
  ['fd00::1', 'any.name', 80, 'fd00:0:0::1', true],
  ['[fd00::1]:8080', 'fd00::1', 8080, 'fd00::1', true],
  ['[fd00::1]:8080', 'fd00::1', 80, 'fd00::1', false],
  [' ', 'any.name', 80, '10.0.0.1', false],
])('with %j allowed, %s:%i at %s is trusted: %s', (entry, host, port, address, isTrusted) => {
  expect(readAllowList([entry])({ host, port }, address)).toBe(isTrusted);
});

test.each([
  'http://nas.lan',
  'nas.lan/path',
  'nas lan',
  '10.0.0.0/64',
  'nas.lan:0',
  'nas.lan:99999',
  '*',
  'a:b',
  '[nas]:80x',
])('the entry %j is refused by name', (entry) => {
  expect(() => readAllowList([entry])).toThrow(`"${entry}" is neither a host`);
});
