import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installDebianPackage } from './apt.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge'];
const shell = '/usr/bin/chromium-headless-shell';
const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * The browser for journeys: CHROMIUM_PATH, else one on this machine, else Debian's, installed; or `{ missing }`, the reason. With Debian's
 * comes its engine without windows, which most journeys use where it is there.
 */
export function provideBrowser() {
  const failure = findBrowser() ? undefined : installDebianPackage('chromium');
  if (findBrowser() === '/usr/bin/chromium' && !existsSync(shell)) installDebianPackage('chromium-headless-shell');
  return failure ? { missing: failure } : { executable: findBrowser() };
}

function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const onPath = process.env.PATH.split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...onPath, ...usualPlaces].find((file) => existsSync(file));
}
