import type { LoggedIn } from '@larder/contract';

type Device = Pick<LoggedIn, 'device' | 'browser' | 'system'>;

/** The first that fits: most browsers also name those that they descend from. */
const browsers: [RegExp, string][] = [
  [/\bHome Assistant\//, 'Home Assistant'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biOS\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const firstIn = (known: [RegExp, string][], text: string): string | null =>
  known.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** What people call a device, from what its browser says of itself. */
export const deviceOf = (userAgent: string): Device => {
  const system = firstIn(systems, userAgent);
  const browser = firstIn(browsers, userAgent);
  if (!browser) return { device: 'program', browser: /^[^\s/(]{1,40}/.exec(userAgent)?.[0] ?? null, system };
  const isMobile = /\bMobile\b/.test(userAgent);
  const isTablet = system === 'iPadOS' || (system === 'Android' && !isMobile);
  return { device: isTablet ? 'tablet' : isMobile ? 'phone' : 'computer', browser, system };
};
