/**
 * Where a site keeps what no general rule finds, as CSS selectors. A rule can be for one field: the others are read the general way.
 * Every line of a match is a line of the recipe.
 */
export interface SiteRule {
  /** The host without "www."; its subdomains are meant too. */
  site: string;
  /** The day on which the rule was seen to hold. */
  seen: string;
  /** What is odd about the site. */
  because: string;
  name?: string;
  author?: string;
  description?: string;
  yield?: string;
  prep?: string;
  cook?: string;
  total?: string;
  image?: string;
  ingredients?: string;
  /** Headings that stand among the ingredients. */
  groups?: string;
  steps?: string;
  /** Headings that stand among the steps. */
  sections?: string;
  /** What is left out of the matches: buttons, tips, amounts in other units. */
  without?: string;
  /** Each match is one line, whatever boxes it is built of. */
  areItemsWhole?: true;
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
