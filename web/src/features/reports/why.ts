import { type MessageKey, t } from '../../lib/messages/index.ts';

const words: Record<string, MessageKey> = {
  'import.unreachable': 'report.why-unreachable',
  'import.timeout': 'report.why-timeout',
  'import.site-failed': 'report.why-site-failed',
  'import.refused': 'report.why-refused',
  'import.robot-check': 'report.why-robot-check',
  'import.no-recipe': 'report.why-no-recipe',
  'import.not-found': 'report.why-not-found',
  'asked-to-wait': 'report.why-asked-to-wait',
  robots: 'report.why-robots',
};

/** What stood in the way, in a short sentence. */
export const why = (code: string | null, otherwise: string): string => {
  const known = code === null ? undefined : words[code];
  return known ? t(known) : otherwise;
};

/** Read alone, such a page brings what helps: a place for its text, or a recipe to begin by hand. */
const helpedByHand = new Set([
  'import.refused',
  'import.robot-check',
  'import.no-recipe',
  'import.too-complex',
  'import.too-large',
  'robots',
]);
export const isHelpedByHand = (code: string | null): boolean => code !== null && helpedByHand.has(code);
