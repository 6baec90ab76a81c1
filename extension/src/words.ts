import type { MessageKey } from '@larder/messages';

/** The words of the extension; the build writes them into the files that browsers read, for every language. */
export type ExtensionKey = Extract<MessageKey, `extension.${string}`>;

/** The messages that say which language the others are in, and from which side: that of the browser may be one that has none. */
export const ownLanguage = 'own_language';
export const ownDirection = 'own_direction';

/** Browsers allow no dots and dashes in names. */
export const browserName = (key: string): string => key.replace('extension.', '').replace(/\W/g, '_');

/** A text in the language of the browser, with its value set in. */
export const t = (key: ExtensionKey, ...values: string[]): string => chrome.i18n.getMessage(browserName(key), values);
