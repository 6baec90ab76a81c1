import type { Settings } from '../../platform/settings/index.ts';

/** Whom a push service can ask about this server: it takes an address by https, or a mail address. */
export const contactOf = ({ BASE_URL, SMTP_FROM_EMAIL }: Pick<Settings, 'BASE_URL' | 'SMTP_FROM_EMAIL'>): string => {
  if (BASE_URL.startsWith('https://')) return BASE_URL;
  return `mailto:${SMTP_FROM_EMAIL || `larder@${new URL(BASE_URL).hostname}`}`;
};
