import { describe, expect, test } from 'vitest';
import { readRecipe } from '../read-recipe.ts';
import { siteRules } from './site-rules.ts';

interface RuledPage {
  /** A page of ours, built as the site builds its own. */
  html: string;
  ingredients?: (string | null)[][];
  steps?: (string | null)[][];
  facts?: object;
}

const data = (recipe: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@type': 'Recipe', ...recipe })}</script>`;

const pages: Record<string, RuledPage> = {
  'barefootcontessa.com': {
    html: `${data({ name: 'Leek tart', recipeIngredient: ['2 eggs', '100 ml cream'], recipeInstructions: ['Whisk the eggs with the cream.'] })}
      <h1>Leek tart</h1><section class="EntryPost"><div><ul class="h29"><li>3 leeks</li><li>Custard (recipe follows)</li></ul></div>
      <div class="EntryPost__text"><p>Slice the leeks and fry them.</p><p>Bake them with the custard.</p></div>
      <div><p class="h29 mb-2">Custard</p><ul class="h29"><li>2 eggs</li><li>100 ml cream</li></ul></div>
      <div class="EntryPost__text"><p>Whisk the eggs with the cream.</p></div></section>`,
    ingredients: [
      [null, '3 leeks', 'Custard (recipe follows)'],
      ['Custard', '2 eggs', '100 ml cream'],
    ],
    steps: [[null, 'Slice the leeks and fry them.', 'Bake them with the custard.', 'Whisk the eggs with the cream.']],
  },
  'briceletbaklava.ch': {
    html: `<h1>Pain de seigle</h1><div class="ob-section"><p><b><span style="color: #c00000;">100 g de farine de seigle</span></b></p><ul><li>Mélanger la farine avec de l’eau.</li></ul>
      <p><b><span style="color: #c00000;">10 g de sel</span></b></p><p>Le lendemain :</p><ul><li>Pétrir la pâte avec le sel.</li></ul></div>`,
    ingredients: [[null, '100 g de farine de seigle', '10 g de sel']],
    steps: [[null, 'Mélanger la farine avec de l’eau.', 'Pétrir la pâte avec le sel.']],
  },
  'dagelijksekost.vrt.be': {
    html: `${data({ name: 'Preitaart', recipeIngredient: ['3 preien', '2 eieren', '1 dl room'], recipeInstructions: ['Snij de prei.'] })}<h1>Preitaart</h1>
      ${'<div data-testid="instructions-web"><h3>De prei</h3><div data-testid="recipe-instruction"><span class="MuiTypography-bodySmall">3 preien</span><span class="MuiTypography-titleLarge">1</span><span class="MuiTypography-bodyLarge">Snij de prei in ringen.</span></div><div data-testid="recipe-instruction"><span class="MuiTypography-bodyLarge">Stoof ze gaar in boter.</span></div><h3>Afwerken</h3><div data-testid="recipe-instruction"><span class="MuiTypography-bodySmall">2 eieren, 1 dl room</span><span class="MuiTypography-bodyLarge">Klop de eieren los met de room.</span><span class="MuiTypography-labelMedium">TIP</span><span class="MuiTypography-bodyMedium">Melk kan ook.</span></div></div>'.repeat(2)}`,
    steps: [
      ['De prei', 'Snij de prei in ringen.', 'Stoof ze gaar in boter.'],
      ['Afwerken', 'Klop de eieren los met de room.'],
    ],
  },
  'drinkoteket.se': {
    html: `<h1>Äppelpunsch</h1><h3>Ingredienser</h3><ul class="ingredients"><li>6 cl äppeljuice</li><li class="separator">Till garnering</li><li>1 skiva äpple</li><li class="separator">Rekommenderad rom</li><li>Guldrom</li></ul>
      <h3>Gör så här</h3><ol><li>Skaka juicen med is.</li><li>Häll upp och garnera med äpple.</li></ol>`,
    ingredients: [
      [null, '6 cl äppeljuice'],
      ['Till garnering', '1 skiva äpple'],
    ],
  },
  'felix.kitchen': {
    html: `<h1>Schnitzel</h1><div class="wp-block-columns"><div class="wp-block-column"><p class="rp">• 1 Ei<br>• 2 EL Mehl</p></div><div class="wp-block-column"><p>1 Ei und Mehl verrühren.</p></div></div>
      <div class="wp-block-columns"><div class="wp-block-column"><p class="rp">• 1 EL Butter</p></div><div class="wp-block-column"><p>In der Butter braten.</p></div></div>`,
    ingredients: [[null, '1 Ei', '2 EL Mehl', '1 EL Butter']],
    steps: [[null, '1 Ei und Mehl verrühren.', 'In der Butter braten.']],
  },
  'grimgrains.com': {
    html: `<main class="recipe"><h1>leek pancakes</h1><h2>3 servings — 25 minutes</h2><img src="../media/recipes/leek_pancakes.jpg"/><p>We like leeks.</p>
      <dl class="ingredients"><h3>batter</h3><dt><a href="flour.html"><b>flour</b></a><u>80 g</u></dt><dt><a href="water.html"><b>water</b></a><u>200 ml</u></dt></dl><ul class="instructions"><li>Whisk the flour with the water.</li></ul>
      <dl class="ingredients"><h3>filling</h3><dt><a href="leek.html"><b>leek</b></a><u>2, sliced</u></dt></dl><ul class="instructions"><li>Fry the leeks, then the pancakes.</li></ul></main>`,
    ingredients: [
      ['batter', 'flour 80 g', 'water 200 ml'],
      ['filling', 'leek 2, sliced'],
    ],
    steps: [[null, 'Whisk the flour with the water.', 'Fry the leeks, then the pancakes.']],
    facts: { yield: { amount: 3 }, totalMinutes: 25, image: 'https://grimgrains.com/media/recipes/leek_pancakes.jpg' },
  },
  'ninjatestkitchen.eu': {
    html: `<div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="Leek pizza"><meta itemprop="recipeInstructions" content="[{"@type":"HowToStep","text":"Slice the leeks."}]"></div><h1>Leek pizza</h1>
      <div data-unit="metric"><ul class="single-ingredients__list"><li>220g dough</li><li>1 leek</li></ul></div><div data-unit="imperial"><ul class="single-ingredients__list"><li>8oz dough</li><li>1 leek</li></ul></div>
      <ul class="single-method__method"><li><h6>Step 1</h6><p>Slice the leek onto the dough.</p></li><li><h6>Step 2</h6><p>Bake it for three minutes.</p></li></ul>
      <div class="single-cooking-mode-modal__ingredients"><div data-unit="metric"><ul class="single-ingredients__list"><li>220g dough</li><li>1 leek</li></ul></div></div>`,
    ingredients: [[null, '220g dough', '1 leek']],
    steps: [[null, 'Slice the leek onto the dough.', 'Bake it for three minutes.']],
  },
  'reishunger.de': {
    html: `${data({ name: 'Lauchreis', recipeIngredient: ['200 g Reis', '1 Lauch'] })}<h1>Lauchreis</h1><h2>Zutaten</h2><ul><li>200 g Reis</li><li>1 Lauch</li></ul><h2 id="zubereitung">Zubereitung</h2>
      <div id="schritt">Schritt 01</div><div><p>Ausgewählte Sorte: Rundkorn</p><section><div id="kochtopf"><p>Im Kochtopf:</p><ol><li>Den Reis waschen.</li><li>Mit Wasser aufkochen.</li></ol></div><div id="reiskocher"><ol><li>Den Reis in den Reiskocher geben.</li></ol></div></section></div>
      <div id="schritt">Schritt 02</div><div>Den Lauch dünsten und unterheben.</div>`,
    steps: [[null, 'Den Reis waschen.', 'Mit Wasser aufkochen.', 'Den Lauch dünsten und unterheben.']],
  },
  'wdr.de': {
    html: `<h1>Lauchsalat</h1><div class="box"><h2 class="subtitle small">Zutaten</h2><p class="text small"><strong>Für den Salat</strong></p><div class="checklist small"><ul><li>2 Stangen Lauch</li><li>1 EL Honig</li></ul></div>
      <h2 class="subtitle small">Zubereitung</h2><p class="text small">Den Lauch in Ringe schneiden und kurz anbraten.</p><p class="text small">Mit dem Honig abschmecken.</p></div>
      <div class="box"><p class="text small">Rezept: Ada Koch<br/>Redaktion: Jo Fein</p><p class="text small">Der Herd ist eine Sendung und ist dort samstags zu hören.</p></div>`,
    steps: [[null, 'Den Lauch in Ringe schneiden und kurz anbraten.', 'Mit dem Honig abschmecken.']],
  },
  'xiachufang.com': {
    html: `${data({ name: '炒饭', recipeIngredient: ['2碗米饭', '1个鸡蛋'], recipeInstructions: ['鸡蛋打散。', '下米饭翻炒。'] })}<h1 class="page-title"> 韭菜鸡蛋炒饭【一人份】 </h1>`,
    facts: { name: '韭菜鸡蛋炒饭【一人份】' },
  },
};

describe('the rule for', () => {
  test.each(siteRules)('$site reads a page that is built as its own', ({ site }) => {
    const page = pages[site];
    if (!page) throw new Error(`${site} has a rule without a page that shows what it is for`);
    const recipe = readRecipe({ html: `<html><body>${page.html}</body></html>`, url: `https://${site}/recipes/leek` });
    const groups = recipe?.ingredientGroups.map(({ name, ingredients }) => [name, ...ingredients]);
    const sections = recipe?.instructionSections.map(({ name, steps }) => [name, ...steps.map(({ text }) => text)]);
    if (page.ingredients) expect(groups).toEqual(page.ingredients);
    if (page.steps) expect(sections).toEqual(page.steps);
    expect(recipe).toMatchObject({ ...page.facts, isRuleOutdated: false });
    expect(Object.values(recipe?.origins ?? {})).toContain('site-rule');
  });

  test.each(siteRules)('$site gives way where its page looks otherwise, and says so', ({ site }) => {
    const other = data({
      name: 'Leek soup',
      recipeIngredient: ['3 leeks', '1 l stock'],
      recipeInstructions: ['Slice the leeks.', 'Simmer them in the stock.'],
    });
    const recipe = readRecipe({ html: `<html><body>${other}</body></html>`, url: `https://${site}/recipes/leek` });
    expect(recipe).toMatchObject({
      name: 'Leek soup',
      ingredientGroups: [{ ingredients: ['3 leeks', '1 l stock'] }],
      isRuleOutdated: true,
    });
    expect(Object.values(recipe?.origins ?? {})).not.toContain('site-rule');
  });
});
