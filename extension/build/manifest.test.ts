import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { browserLocales } from './locales.ts';
import { browsers, manifestFor } from './manifest.ts';

const home = fileURLToPath(new URL('../', import.meta.url));
const manifests = browsers.map((browser) => [browser, manifestFor(browser, '3.0.0')] as const);

test.each(manifests)('%s is asked for nothing that a tap does not need', (_, manifest) => {
  expect(manifest.manifest_version).toBe(3);
  expect(manifest.permissions).toEqual(['activeTab', 'scripting', 'storage']);
  const given = Object.keys(manifest).filter((key) => /permissions|scripts|resources|externally/.test(key));
  expect(given).toEqual(['permissions', 'optional_host_permissions']);
});

test.each(manifests)(
  'pages of the extension in %s run no code from elsewhere, and reach a server without https',
  (_, manifest) => {
    const policy = manifest.content_security_policy.extension_pages;
    expect(policy).toMatch(/default-src 'none'; script-src 'self';/);
    expect(policy).toMatch(/connect-src http: https:/);
    expect(policy).not.toMatch(/unsafe|upgrade-insecure-requests/);
  },
);

test.each(manifests)('every file and every text that %s is told of is there', (_, manifest) => {
  const told = JSON.stringify(manifest);
  const files = [...told.matchAll(/"([\w/]+[.](?:png|html|js))"/g)].map(([, file]) => file ?? '');
  const sources = readdirSync(home, { recursive: true }).map(String);
  const isThere = (file: string) => sources.includes(file) || sources.includes(`src/${file.replace('.js', '.ts')}`);
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
  const texts = [...told.matchAll(/__MSG_(\w+)__/g)].map(([, name]) => name ?? '');
  expect(texts.length).toBeGreaterThan(2);
  expect(Object.keys(browserLocales().en ?? {})).toEqual(expect.arrayContaining(texts));
});

test('its background is a worker in Chrome and a script in Firefox', () => {
  expect(manifestFor('chrome', '3.0.0')).toMatchObject({ background: { service_worker: 'background.js' } });
  expect(manifestFor('firefox', '3.0.0')).toMatchObject({
    background: { scripts: ['background.js'] },
    browser_specific_settings: { gecko: { id: expect.stringContaining('@') } },
  });
});

test('colours and measures are those of the application', () => {
  const variables = (css: string) => new Set(css.match(/--[\w-]+: [^;]+/g));
  const own = variables(readFileSync(`${home}src/style.css`, 'utf8'));
  const ofApplication = variables(readFileSync(`${home}../web/src/app/theme/tokens.css`, 'utf8'));
  expect(own.size).toBeGreaterThan(10);
  expect([...own].filter((variable) => !ofApplication.has(variable))).toEqual([]);
});
