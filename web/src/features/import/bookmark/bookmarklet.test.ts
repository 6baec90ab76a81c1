import { expect, onTestFinished, test, vi } from 'vitest';
import { bookmarklet, extensionPage, handedPage } from './bookmarklet.ts';

const home = 'https://larder.example';
const page = { larder: 'page', token: 'abc', url: 'https://cook.example/soup', html: '<html></html>' };
const from = (data: unknown, origin = 'https://cook.example') => handedPage({ data, origin }, 'abc');

test('a page is taken from the site that it is of', () => {
  expect(from(page)).toEqual(page);
});

test.each([
  ['another token', { ...page, token: 'other' }],
  ['another kind', { ...page, larder: 'ready' }],
  ['an address of another site', { ...page, url: 'https://bank.example/' }],
  ['no address', { ...page, url: 'about:blank' }],
  ['no text', { ...page, html: 7 }],
  ['nothing', null],
])('a message with %s is passed over', (_, data) => expect(from(data)).toBeUndefined());

test('a page without an origin of its own is passed over', () => expect(from(page, 'null')).toBeUndefined());

test('the extension gives a page of any site from within our own page, and nobody else does', () => {
  vi.stubGlobal('window', { location: { origin: home } });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(extensionPage({ data: page, origin: home }, 'abc')).toEqual(page);
  expect(extensionPage({ data: page, origin: 'https://cook.example' }, 'abc')).toBeUndefined();
  expect(extensionPage({ data: page, origin: home }, 'other')).toBeUndefined();
  expect(extensionPage({ data: { ...page, url: 'soup' }, origin: home }, 'abc')).toBeUndefined();
});

test('the bookmark gives the page to nobody but us, and once', () => {
  const larder = { postMessage: vi.fn() };
  const listeners = new Set<(event: unknown) => void>();
  const run = new Function(
    'open',
    'addEventListener',
    'removeEventListener',
    'location',
    'document',
    decodeURIComponent(bookmarklet(home).slice('javascript:'.length)),
  );
  const open = vi.fn(() => larder);
  run(
    open,
    (_: string, listener: (event: unknown) => void) => listeners.add(listener),
    (_: string, listener: (event: unknown) => void) => listeners.delete(listener),
    { href: page.url },
    { documentElement: { outerHTML: page.html } },
  );
  const tell = (event: object) => {
    for (const listener of [...listeners]) listener(event);
  };
  const ready = { larder: 'ready', token: 'abc' };
  tell({ source: larder, origin: 'https://evil.example', data: ready });
  tell({ source: {}, origin: home, data: ready });
  tell({ source: larder, origin: home, data: null });
  expect(larder.postMessage).not.toHaveBeenCalled();
  tell({ source: larder, origin: home, data: ready });
  tell({ source: larder, origin: home, data: ready });

  expect(open).toHaveBeenCalledWith(`${home}/import/receive`);
  expect(larder.postMessage.mock.calls).toEqual([[page, home]]);
});
