/** Where a site keeps what no general rule finds. CSS selectors; every line of a match is a line of the recipe. */
export interface SiteRule {
  /** The host without "www."; its subdomains are meant too. */
  site: string;
  /** The day on which the rule was seen to hold. */
  seen: string;
  /** What is odd about the site. */
  because: string;
  name?: string;
  author?: string;
  yield?: string;
  ingredients?: string;
  steps?: string;
  image?: string;
}

const siteRules: SiteRule[] = [
  {
    site: 'briceletbaklava.ch',
    seen: '2026-11-21',
    because: 'ingredients and steps take turns, dough by dough; ingredients are bold paragraphs',
    ingredients: '.ob-section > p:has(b span[style*="#c00000"])',
    steps: '.ob-section li',
  },
  {
    site: 'felix.kitchen',
    seen: '2026-11-21',
    because: 'ingredients stand in a column beside the step that needs them',
    ingredients: '.wp-block-column .rp',
    steps: '.wp-block-column p:not(.rp)',
  },
];

/** The rule for an address, if its site has one. */
export function siteRuleFor(url: string): SiteRule | undefined {
  const host = hostOf(url);
  return siteRules.find(({ site }) => host === site || host.endsWith(`.${site}`));
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return '';
  }
}
