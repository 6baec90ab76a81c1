import { type CheerioAPI, load } from 'cheerio';

/** A page as another site might have written it: the same recipe in other markup. */
export interface Variant {
  name: string;
  change: (html: string) => string;
}

/** Headings of ingredients and method in languages that may differ from the page's. */
const headings = [
  ['Zutaten', 'Zubereitung'],
  ['Składniki', 'Sposób przygotowania'],
  ['Ainekset', 'Valmistusohje'],
  ['Hozzávalók', 'Elkészítés'],
  ['Malzemeler', 'Yapılışı'],
  ['材料', '作り方'],
  ['Ингредиенты', 'Приготовление'],
  ['Ingrédients', 'Préparation'],
  ['Ingredientes', 'Modo de preparo'],
  ['Υλικά', 'Εκτέλεση'],
];

/** From a page with all its data to one with nothing but its words. */
export const variants: Variant[] = [
  { name: 'as it is', change: (html) => html },
  { name: 'JSON-LD removed', change: changed(withoutJsonLd) },
  { name: 'strangers around: comments, other recipes with data', change: changed(withStrangers) },
  { name: 'all data removed', change: changed(withoutData) },
  { name: '… names of classes and ids lost', change: changed(withoutData, withoutNames) },
  { name: '… each line in two more boxes', change: changed(withoutData, withMoreBoxes) },
  { name: '… lists as lines with breaks', change: changed(withoutData, withBreaks) },
  { name: '… lists as boxes', change: changed(withoutData, withBoxes) },
  { name: '… headings in another language', change: changed(withoutData, withOtherHeadings) },
  { name: '… headings bold paragraphs, names lost', change: changed(withoutData, withoutNames, withBoldHeadings) },
];

function changed(...steps: (($: CheerioAPI) => void)[]): (html: string) => string {
  return (html) => {
    const $ = load(html);
    for (const step of steps) step($);
    return $.html();
  };
}

function withoutJsonLd($: CheerioAPI): void {
  $('script[type*="ld+json"]').remove();
}

function withoutData($: CheerioAPI): void {
  $('script').remove();
  for (const name of ['itemprop', 'itemscope', 'itemtype', 'typeof', 'vocab']) $(`[${name}]`).removeAttr(name);
  $('[property]').not('meta').removeAttr('property');
  $('.hrecipe, .h-recipe').removeClass('hrecipe h-recipe');
}

/** The same new name for the same old one, so that what looks alike still does. */
function withoutNames($: CheerioAPI): void {
  const renamed = new Map<string, string>();
  const other = (name: string) => {
    const known = renamed.get(name) ?? `x${(renamed.size * 7919).toString(36)}`;
    renamed.set(name, known);
    return known;
  };
  $('[class]').each((_, element) => {
    const names = ($(element).attr('class') ?? '').split(/\s+/).filter((name) => name !== '');
    $(element).attr('class', names.map(other).join(' '));
  });
  $('[id]').each((_, element) => void $(element).attr('id', other($(element).attr('id') ?? '')));
}

function withMoreBoxes($: CheerioAPI): void {
  $('li, p, h2, h3, h4').each((_, element) => {
    const inner = $(element).html() ?? '';
    $(element).html(`<div><span>${inner}</span></div>`);
  });
}

function withBreaks($: CheerioAPI): void {
  $('ul, ol').each((_, list) => {
    const items = $(list).children('li');
    if (items.length < 2 || items.find('ul, ol, li, p, div, h1, h2, h3, h4, h5, h6, table, nav').length > 0) return;
    const lines = items.toArray().map((item) => $(item).html() ?? '');
    $(list).replaceWith(`<p>${lines.join('<br>')}</p>`);
  });
}

function withBoxes($: CheerioAPI): void {
  $('ul, ol').each((_, list) => {
    const items = $(list).children('li').toArray();
    $(list).replaceWith(`<div>${items.map((item) => `<div>${$(item).html() ?? ''}</div>`).join('')}</div>`);
  });
}

const ofIngredients =
  /^(?:the )?(?:ingredients?|zutaten|ingr[ée]dients|ingredienti|ingredientes|ingredi[eë]nten|ingredienser|składniki|ainekset|hozzávalók|malzemeler|材料|ингредиенты|sastojci|suroviny)\s*:?$/iu;
const ofMethod =
  /^(?:instructions?|directions?|method|preparation|steps|zubereitung|pr[ée]paration|preparazione|procedimento|preparaci[oó]n|elaboraci[oó]n|modo de (?:preparo|preparação)|bereiding(?:swijze)?|gör så här|fremgangsmåte|fremgangsmåde|przygotowanie|作り方|приготовление|priprema|postup)\s*:?$/iu;

function withOtherHeadings($: CheerioAPI): void {
  const [ingredients, method] = headings[$.html().length % headings.length] ?? ['', ''];
  $('h1, h2, h3, h4, h5, h6, strong, b, p, div, span, legend, button').each((_, element) => {
    if ($(element).children().length > 0) return;
    const text = $(element).text().trim();
    if (ofIngredients.test(text)) $(element).text(ingredients ?? '');
    else if (ofMethod.test(text)) $(element).text(method ?? '');
  });
}

function withBoldHeadings($: CheerioAPI): void {
  $('h2, h3, h4, h5').each((_, element) => {
    $(element).replaceWith(`<p><b>${$(element).text()}</b></p>`);
  });
}

const otherRecipe = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Grandmother’s plum cake',
  url: 'https://elsewhere.example/plum-cake',
  recipeIngredient: ['1 kg plums', '300 g flour', '150 g sugar', '1 tsp cinnamon'],
  recipeInstructions: [{ '@type': 'HowToStep', text: 'Halve the plums, cover the dough with them and bake it.' }],
};

function withStrangers($: CheerioAPI): void {
  const data = `<script type="application/ld+json">${JSON.stringify(otherRecipe)}</script>`;
  const related = `<section><h2>You may also like</h2><ul><li><a href="/a">Plum cake, 45 min</a></li><li><a href="/b">Two bean soup</a></li></ul></section>`;
  const comments = `<div><h3>3 comments</h3><ol>${[
    'I used 2 cups of spelt flour and 1 tsp of baking soda instead, and it was lovely.',
    'Made this twice. Bake it 10 minutes longer, at 180 °C, and let it rest before you cut it.',
    '4 stars: needs 1 more egg and a pinch of salt.',
  ]
    .map((text) => `<li><p><b>Ada</b> 3 May 2024</p><p>${text}</p></li>`)
    .join('')}</ol></div>`;
  $('body').prepend(data).append(related, comments, data);
}
