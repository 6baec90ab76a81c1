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
  /** Labels, one or several to a match, with or without a word before a colon. */
  category?: string;
  ingredients?: string;
  /** Headings that stand among the ingredients. */
  groups?: string;
  steps?: string;
  /** Headings that stand among the steps. */
  sections?: string;
}

export const siteRules: SiteRule[] = [
  {
    site: 'amazingoriental.com',
    seen: '2026-11-30',
    because: 'the number of persons and the kind of meal stand without a word beside them',
    yield: '.recipe-info .person-amount',
    category: '.recipe-info .meal-type',
  },
  {
    site: 'barefootcontessa.com',
    seen: '2026-11-28',
    because: 'the data holds only the last part of a recipe that is told in parts',
    ingredients: '.EntryPost ul.h29 li',
    groups: '.EntryPost p.h29:has(+ ul.h29)',
    steps: '.EntryPost__text p',
  },
  {
    site: 'bigoven.com',
    seen: '2026-11-30',
    because: 'the data runs lines of the method together that have no number',
    steps: '#instr p',
  },
  {
    site: 'briceletbaklava.ch',
    seen: '2026-11-21',
    because: 'ingredients and steps take turns, dough by dough; ingredients are bold paragraphs',
    ingredients: '.ob-section > p:has(b span[style*="#c00000"])',
    steps: '.ob-section li',
  },
  {
    site: 'choosehomemade.org',
    seen: '2026-11-30',
    because: 'the data lacks the category, which the page labels "Meal"',
    category: '.recipe-layout__summary-item-title:contains("Meal") + .recipe-layout__summary-item-value',
  },
  {
    site: 'cook-talk.com',
    seen: '2026-11-30',
    because: 'the data lacks the category; other recipes with theirs stand below',
    category: '.article-meta .meta-category a',
  },
  {
    site: 'cookiesandcups.com',
    seen: '2026-11-28',
    because: 'the recipe is signed with the name of the site, the article by its writer',
    author: 'meta[name="author"]',
  },
  {
    site: 'dagelijksekost.vrt.be',
    seen: '2026-11-28',
    because: 'the data has the first two steps; the page tells each with its ingredients and tips, three times',
    steps: '[data-testid="instructions-web"] [data-testid="recipe-instruction"] .MuiTypography-bodyLarge',
    sections: '[data-testid="instructions-web"] h3',
  },
  {
    site: 'drinkoteket.se',
    seen: '2026-11-28',
    because: 'recommended brands stand below the ingredients as if they were some',
    ingredients:
      'ul.ingredients li:not(.separator:contains("Rekommenderad")):not(.separator:contains("Rekommenderad") ~ li)',
  },
  {
    site: 'eatwell101.com',
    seen: '2026-11-28',
    because: 'the data says the name twice before the description',
    description: '.saveurteaser',
  },
  {
    site: 'editions-larousse.fr',
    seen: '2026-11-28',
    because: 'the data holds each part of the method in one step, without its heading',
    steps: '.Step .Contents p',
    sections: '.Step h2',
  },
  {
    site: 'en.wikibooks.org',
    seen: '2026-11-28',
    because: 'no data; the first paragraph is a bar of links, the second tells what the dish is',
    description: '.mw-parser-output > p:not(:contains("|"))',
  },
  {
    site: 'felix.kitchen',
    seen: '2026-11-21',
    because: 'ingredients stand in a column beside the step that needs them',
    ingredients: '.wp-block-column .rp',
    steps: '.wp-block-column p:not(.rp)',
  },
  {
    site: 'grimgrains.com',
    seen: '2026-11-28',
    because: 'ingredients and steps take turns, part by part; yield and time are one heading without labels',
    yield: 'main h2',
    total: 'main h2',
    image: 'main > img',
    ingredients: 'dl.ingredients dt',
    groups: 'dl.ingredients h3',
    steps: 'ul.instructions li',
  },
  {
    site: 'jamieoliver.com',
    seen: '2026-11-28',
    because: 'the data runs the steps of older recipes together',
    steps: 'h2:contains("Method") + .rich-text li',
  },
  {
    site: 'keukenliefde.nl',
    seen: '2026-11-28',
    because: 'the time has no label, and those of other recipes have one',
    total: 'header .tijd',
  },
  {
    site: 'lovefood.com',
    seen: '2026-11-30',
    because: 'the data lacks the category, which stands in a list of details',
    category: 'li:has(> strong:contains("Recipe Type"))',
  },
  {
    site: 'maangchi.com',
    seen: '2026-11-28',
    because: 'the data holds each part of the method in one step, without its heading',
    steps: 'h2:contains("Directions") ~ ol > li',
    sections: 'h2:contains("Directions") ~ h3',
  },
  {
    site: 'meljoulwan.com',
    seen: '2026-11-28',
    because: 'the heading has the name of a series before that of the dish, the title does not',
    name: 'title',
  },
  {
    site: 'migusto.migros.ch',
    seen: '2026-11-28',
    because: 'the data names the picture in small sizes only',
    image: 'meta[property="og:image"]',
  },
  {
    site: 'mollybaz.com',
    seen: '2026-11-28',
    because: 'nothing but the name of the site says who cooks, and comments are signed',
    author: 'meta[property="og:site_name"]',
  },
  {
    site: 'ndr.de',
    seen: '2026-11-28',
    because: 'the data runs the steps together; they stand between the parts of the ingredients, without a heading',
    steps: '.recipe > p:not(h2:contains("Nährwerte") ~ p)',
  },
  {
    site: 'ninjatestkitchen.eu',
    seen: '2026-11-28',
    because: 'quotes break the attribute that holds the method, and the ingredients come again with every step',
    ingredients: '[data-unit="metric"] .single-ingredients__list li:not(.single-cooking-mode-modal__ingredients li)',
    steps: '.single-method__method p',
  },
  {
    site: 'nrk.no',
    seen: '2026-11-28',
    because: 'who cooked stands below the method, as its source',
    author: '.caption-cite',
  },
  {
    site: 'okokorecepten.nl',
    seen: '2026-11-30',
    because: 'the data holds each part of the method in one step, with its heading in front',
    steps: 'h2:contains("ereiden") ~ p:not(h2:contains("ereiden") ~ h2:not(:contains("ereiden")) ~ p)',
    sections: 'h2:contains("ereiden")',
  },
  {
    site: 'pauladeen.com',
    seen: '2026-11-30',
    because: 'the page cuts the description, holds it whole out of sight, and the data has another',
    description: '.full-description',
  },
  {
    site: 'poppycooks.com',
    seen: '2026-11-28',
    because: 'each group is told in metric and in imperial units, under a heading for each',
    ingredients: 'ul.ingredients-list li.metric',
    groups: 'h4:has(+ ul.ingredients-list)',
  },
  {
    site: 'potatorolls.com',
    seen: '2026-11-30',
    because: 'headings of the parts stand behind the numbers of the steps',
    steps: '.direction p',
    sections: '.direction h3:contains(":")',
  },
  {
    site: 'receitas.ig.com.br',
    seen: '2026-11-30',
    because: 'the heading of the method is marked up as its first step',
    steps: '.txt-modo-preparo',
  },
  {
    site: 'recepti.index.hr',
    seen: '2026-11-28',
    because: 'the data holds each part of the method in one step, without its heading',
    steps: '.preparation-step-new__text p',
    sections: '.preparation-step-new__text h1',
  },
  {
    site: 'recipes.timesofindia.com',
    seen: '2026-11-28',
    because: 'the data has amounts of zero and the word "Numbers" where the page has words',
    ingredients: '#ingredata li label',
    groups: '#ingredata .specialingrs',
  },
  {
    site: 'reishunger.de',
    seen: '2026-11-28',
    because: 'the first step has a method of its own for each of four appliances',
    steps: '#kochtopf li, #schritt + div:not(:has(section))',
  },
  {
    site: 'saboresajinomoto.com.br',
    seen: '2026-11-30',
    because: 'the data lacks the category, which only the way to the recipe names',
    category: '.bread_crumb a[href*="tipo-alimento"]',
  },
  {
    site: 'sharkninja.com',
    seen: '2026-11-28',
    because: 'the servings have an icon in place of a label',
    yield: '.recipe-table-cell:has([data-attr-icon="recipeServings"]) .recipe-table-value',
  },
  {
    site: 'sunbasket.com',
    seen: '2026-11-30',
    because: 'the data has the headings of the steps alone; what children can do follows as if it were one',
    steps: '.instruction-description p, .instruction-description li',
    sections: '.step-header',
  },
  {
    site: 'thecookingguy.com',
    seen: '2026-11-30',
    because: 'no data; what some recipes are introduced with has no heading',
    name: '.recipe h1',
    description: '.richintro',
  },
  {
    site: 'uitpaulineskeuken.nl',
    seen: '2026-11-30',
    because: 'the data describes the page for search engines, the page the dish',
    description: 'section.text > p, section.text > div:not(.image)',
  },
  {
    site: 'wdr.de',
    seen: '2026-11-28',
    because: 'credits and what the programme is about follow the method in the same paragraphs',
    steps: 'h2:contains("Zubereitung") ~ p.text, h2:contains("Zubereitung") ~ .checklist li',
  },
  {
    site: 'woop.co.nz',
    seen: '2026-11-30',
    because: 'the ingredients stand below the method, and the heading of its first part gets lost',
    steps: '.cooking-instructions li > p',
    sections: '.cooking-instructions li > h5',
  },
  {
    site: 'xiachufang.com',
    seen: '2026-11-28',
    because: 'the data names the dish, and leaves out what is special about this recipe of it',
    name: 'h1.page-title',
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
