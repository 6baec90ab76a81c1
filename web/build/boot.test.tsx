import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closestLocales } from '@larder/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const script = readFileSync(join(import.meta.dirname, 'boot.js'), 'utf8')
  .replace(
    '__WORDS__',
    JSON.stringify({ 'en-US': '/words-en.json', 'de-DE': '/words-de.json', 'no-NO': '/words-no.json' }),
  )
  .replace('__CLOSEST__', () => JSON.stringify(closestLocales))
  .replace('__TRANSLATED__', '{}');

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  localStorage.clear();
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return new Response('{}');
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const boot = () => new Function(script)();

const key = 'larder.early-requests';

test('what a page asked for last time is asked for at once', () => {
  localStorage.setItem(key, JSON.stringify({ [location.pathname + location.search]: ['/api/recipes'] }));
  boot();
  expect(asked).toEqual(['/api/setup', '/api/recipes', '/api/app/about', '/words-en.json']);
});

test('a recipe is asked for before the application has come, once, by those who are logged in', () => {
  history.replaceState(null, '', '/g/home/r/onion-soup');
  boot();
  expect(asked).not.toContain('/api/recipes/onion-soup');
  localStorage.setItem('larder.access-token', 'token');
  localStorage.setItem(key, JSON.stringify({ '/g/home/r/onion-soup': ['/api/recipes/onion-soup'] }));
  boot();
  expect(asked.filter((address) => address === '/api/recipes/onion-soup')).toHaveLength(1);
  history.replaceState(null, '', '/');
});

test.each(['{', 'null', '7', '[]', '{"/":7}', '{"/":[{"a":1},null,"javascript:0"]}', '{"/":{"length":2}}'])(
  'the page begins although its storage holds %s',
  (text) => {
    localStorage.setItem(key, text);
    localStorage.setItem('larder.locale', text);
    localStorage.setItem('layout-preferences', text);
    boot();
    expect(asked).toEqual(['/api/setup', '/api/app/about', '/words-en.json']);
    expect(document.documentElement.lang).toBe('en-US');
  },
);

test('a browser that calls a language otherwise gets its words', () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['nb-NO', 'en-US']);
  boot();
  expect(document.documentElement.lang).toBe('no-NO');
  expect(asked).toContain('/words-no.json');
});

const inGerman = () => localStorage.setItem('larder.locale', 'de-DE');

test.each(['{"action.save":', '<!doctype html>'])(
  'a language file that holds %s leaves the page in English',
  async (text) => {
    vi.stubGlobal('fetch', async (address: string) => new Response(address === '/words-de.json' ? text : '{"a":"A"}'));
    inGerman();
    boot();
    expect(document.documentElement.lang).toBe('de-DE');
    expect(await window.larder?.words).toEqual({ a: 'A' });
    expect(document.documentElement).toMatchObject({ lang: 'en-US', dir: 'ltr' });
    expect(window.larder?.notice).toMatch(/could not be read/);
  },
);

test('a network that breaks for a moment costs nobody their language', async () => {
  let tries = 0;
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/words-de.json' && tries++ === 0) throw new TypeError('no network');
    return new Response(address === '/words-de.json' ? '{"a":"Ä"}' : '{}');
  });
  inGerman();
  boot();
  expect(await window.larder?.words).toEqual({ a: 'Ä' });
  expect(document.documentElement.lang).toBe('de-DE');
  expect(window.larder?.notice).toBeUndefined();
});
