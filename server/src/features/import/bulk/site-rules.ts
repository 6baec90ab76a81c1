import { LRUCache } from 'lru-cache';
import robotsParser from 'robots-parser';
import { type Outbound, OutboundError } from '../../../platform/outbound/index.ts';

/** What a site asks of programs that read it by themselves. */
export interface SiteRules {
  mayRead(url: string): boolean;
}

/** The name by which robots.txt can speak to us; else its rules for all robots hold. */
const ourName = 'Larder';
/** Nobody has to read more of it than that, as RFC 9309 says. */
const longest = 512_000;
const keptFor = 3_600_000;
const mostSites = 500;

const noRules: SiteRules = { mayRead: () => true };

const readRules = async (outbound: Outbound, address: string, signal: AbortSignal): Promise<SiteRules> => {
  try {
    const { text } = await outbound.fetchPage(address, { signal });
    const robots = robotsParser(address, text.slice(0, longest));
    return { mayRead: (url) => robots.isAllowed(url, ourName) !== false };
  } catch (error) {
    const status = error instanceof OutboundError ? (error.status ?? 0) : 0;
    const hasNone = status >= 400 && status < 500 && status !== 429;
    if (hasNone) return noRules;
    throw error;
  }
};

/**
 * Finds the rules of the site of an address, and keeps them for an hour.
 * @throws OutboundError when the site does not answer: then nobody knows what it allows
 */
export const createSiteRules = (outbound: Outbound, now: () => Date) => {
  const known = new LRUCache<string, { rules: SiteRules; until: number }>({ max: mostSites });
  return async (url: string, signal: AbortSignal): Promise<SiteRules> => {
    const { origin, protocol } = new URL(url);
    if (!/^https?:$/.test(protocol)) return noRules;
    const before = known.get(origin);
    if (before && before.until > now().getTime()) return before.rules;
    const rules = await readRules(outbound, `${origin}/robots.txt`, signal);
    known.set(origin, { rules, until: now().getTime() + keptFor });
    return rules;
  };
};

export type FindSiteRules = ReturnType<typeof createSiteRules>;
