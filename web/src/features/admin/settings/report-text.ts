import type { contract, EffectiveSetting, HealthResult, ReplyOf } from '@larder/contract';

interface Report {
  about: ReplyOf<typeof contract.adminAbout.get>;
  settings: EffectiveSetting[];
  checks: HealthResult[];
  browser: string;
}

/** The same in every language, as those who look into it may not read that of whoever sends it. */
export const reportText = ({ about, settings, checks, browser }: Report): string =>
  [
    `Larder ${about.version}, ${about.dbType}`,
    `Browser: ${browser}`,
    '',
    'Health:',
    ...checks.map(({ id, status, sentence }) => `- ${id}: ${status} (${sentence.trim()})`),
    '',
    'Settings that are not the default:',
    ...settings
      .filter(({ from }) => from !== 'default')
      .map(({ name, value, isSecret, from }) => `- ${name}=${isSecret ? '(secret)' : (value ?? '')} (${from})`),
  ].join('\n');
