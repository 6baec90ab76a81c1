import { copyText } from '../../lib/browser/copy-text.ts';

/** Of this page, without what it shows of the recipe at the moment. */
export const sharedAddress = (): string => window.location.origin + window.location.pathname;

/** Hands the page on, by what the device has for it, or else by the clipboard. */
export const passLinkOn = (title: string): void => {
  const url = sharedAddress();
  if (!('share' in navigator)) return void copyText(url);
  // Whoever closes the sheet of the device has not failed at anything.
  void navigator.share({ title, url }).catch(() => undefined);
};

/** Where another Larder takes up a link; undefined for what is no address. */
export const takingAddress = (typed: string, link: string): string | undefined => {
  const text = typed.trim();
  const hasScheme = /^https?:\/\//i.test(text);
  // A server at home mostly has no certificate.
  const isAtHome = /^(localhost|[\d.]+|\[[\da-f:]+\]|[^/:.]+|[^/:]+\.local)(:\d+)?(\/|$)/i.test(text);
  const whole = hasScheme ? text : `${isAtHome ? 'http' : 'https'}://${text}`;
  if (text === '' || !URL.canParse(whole)) return undefined;
  return `${new URL(whole).origin}/r/create/url?recipe_import_url=${encodeURIComponent(link)}`;
};
