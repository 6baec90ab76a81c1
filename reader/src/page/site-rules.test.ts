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
  'amazingoriental.com': {
    html: `<div class="recipe-info"><h1>Gebakken noedels</h1><ul><li class="meal-type">Hoofdgerecht</li><li class="person-amount">3</li></ul></div>
      <h4>Ingrediënten</h4><ul><li>300 g noedels</li><li>1 el sojasaus</li></ul><h4>Bereiding</h4><ul><li>Kook de noedels gaar.</li><li>Bak ze met de sojasaus.</li></ul>`,
    facts: { yield: { amount: 3 } },
  },
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
  'cookiesandcups.com': {
    html: `<meta name="author" content="Ada">${data({ name: 'Oat bars', author: { '@type': 'Person', name: 'Cookies & Cups' }, recipeIngredient: ['2 cups oats', '1 egg'], recipeInstructions: ['Mix and bake.'] })}<h1>Oat bars</h1>`,
    facts: { author: 'Ada' },
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
  'eatwell101.com': {
    html: `${data({ name: 'Leek rolls', description: 'Leek rolls – Leek rolls in cream: the quickest supper', recipeIngredient: ['3 leeks', '1 egg'], recipeInstructions: ['Roll and bake.'] })}<h1>Leek rolls</h1><div class="saveurteaser"><h2>The quickest supper of leeks in cream.</h2></div>`,
    facts: { description: 'The quickest supper of leeks in cream.' },
  },
  'editions-larousse.fr': {
    html: `${data({ name: 'Tarte aux poireaux', recipeIngredient: ['3 poireaux', '2 œufs'], recipeInstructions: ['Étalez la pâte. Piquez-la.', 'Faites fondre les poireaux.'] })}<h1>Tarte aux poireaux</h1>
      <div class="Step"><h2 class="Titles">Pâte</h2><div class="Contents"><p>Étalez la pâte.</p><p>Piquez-la.</p></div></div><div class="Step"><h2 class="Titles">Garniture</h2><div class="Contents"><p>Faites fondre les poireaux.</p></div></div>`,
    steps: [
      ['Pâte', 'Étalez la pâte.', 'Piquez-la.'],
      ['Garniture', 'Faites fondre les poireaux.'],
    ],
  },
  'en.wikibooks.org': {
    html: `<h1>Cookbook:Leek Pie</h1><div class="mw-parser-output"><table class="infobox"><tr><td>Leek Pie</td></tr></table><p>Cookbook | Recipes | Ingredients</p><p>Leek pie is baked in winter.</p>
      <h2>Ingredients</h2><ul><li>3 leeks</li><li>1 cup cream</li></ul><h2>Procedure</h2><ol><li>Slice the leeks.</li><li>Bake them with the cream.</li></ol></div>`,
    facts: { description: 'Leek pie is baked in winter.' },
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
  'jamieoliver.com': {
    html: `${data({ name: 'Leek brownies', recipeIngredient: ['2 leeks', '1 egg'], recipeInstructions: 'Slice the leeks.Beat the egg into them (well).Bake.' })}<h1>Leek brownies</h1><div><h2>Method</h2><div class="rich-text"><ol><li>Slice the leeks.</li><li>Beat the egg into them (well).</li><li>Bake.</li></ol></div></div>`,
    steps: [[null, 'Slice the leeks.', 'Beat the egg into them (well).', 'Bake.']],
  },
  'keukenliefde.nl': {
    html: `<article><header><h1>Geroosterde prei</h1><div class="article-meta-item sp tijd">10 minuten + 25 minuten in de oven</div></header>
      <h2>Ingrediënten</h2><ul><li>4 preien</li><li>2 el olie</li></ul><h2>Bereiding</h2><ol><li>Snijd de prei in stukken.</li><li>Rooster ze met de olie.</li></ol></article>
      <div class="archive-item"><div class="archive-item-details-time sp">15 minuten voorbereiding + 4 uur op de barbecue</div></div>`,
    facts: { totalMinutes: 35, prepMinutes: null },
  },
  'maangchi.com': {
    html: `${data({ name: 'Leek pancake', recipeIngredient: ['2 leeks', '1 cup flour'], recipeInstructions: ['Slice the leeks. Whisk the flour with water.', 'Fry the pancake. Cut it up.'] })}<h1>Leek pancake</h1><div class="entry"><h2>Ingredients</h2><ul><li>2 leeks</li><li>1 cup flour</li></ul>
      <h2>Directions</h2><h3>Make the batter:</h3><ol><li>Slice the leeks.</li><li>Whisk the flour with water.</li></ol><h3>Fry:</h3><ol><li>Fry the pancake.</li><li>Cut it up.</li></ol></div>`,
    steps: [
      ['Make the batter', 'Slice the leeks.', 'Whisk the flour with water.'],
      ['Fry', 'Fry the pancake.', 'Cut it up.'],
    ],
  },
  'meljoulwan.com': {
    html: `<title>Leek Meatballs in Broth</title><h1>Monday: Leek Meatballs</h1><h3>Ingredients:</h3><ul><li>2 leeks</li><li>1 pound beef</li></ul><h3>Directions:</h3><p>Mince the leeks with the beef.</p><p>Simmer the balls in the broth.</p>`,
    facts: { name: 'Leek Meatballs in Broth' },
  },
  'migusto.migros.ch': {
    html: `<meta property="og:image" content="https://recipeimages.migros.ch/crop/v-w-1200-h-630/leek.jpg">${data({ name: 'Lauchpolenta', image: ['https://recipeimages.migros.ch/crop/v-w-330-h-186/leek.jpg', 'https://recipeimages.migros.ch/crop/v-w-330-h-330/leek.jpg'], recipeIngredient: ['2 Lauch', '200 g Polenta'], recipeInstructions: ['Kochen.'] })}<h1>Lauchpolenta</h1>`,
    facts: { image: 'https://recipeimages.migros.ch/crop/v-w-1200-h-630/leek.jpg' },
  },
  'mollybaz.com': {
    html: `<meta property="og:site_name" content="Molly Baz"><h1>Leek melt</h1><h2>Ingredients</h2><ul><li>2 leeks</li><li>4 slices bread</li></ul><h2>Method</h2><ul><li>Soften the leeks slowly.</li><li>Melt them onto the bread.</li></ul>
      <div class="comments"><p class="comment-author">Ada</p><p>So good!</p></div>`,
    facts: { author: 'Molly Baz' },
  },
  'ndr.de': {
    html: `${data({ name: 'Lauchburger', recipeIngredient: ['2 Brötchen', '1 Lauch'], recipeInstructions: 'Die Brötchen aufbacken.Halbieren. Den Lauch braten.' })}<div class="recipe"><h1>Lauchburger</h1><h2>Zutaten für die Brötchen:</h2><ul class="ingredients"><li>2 Brötchen</li></ul><p>Die Brötchen aufbacken.<br/><br/>Halbieren und beiseite stellen.</p>
      <h2>Zutaten für den Belag:</h2><ul class="ingredients"><li>1 Lauch</li></ul><p>Den Lauch braten.</p><h2>Nährwerte pro Portion:</h2><p>376 kcal, 17 g Fett</p><p><a href="/gicht">Gicht</a></p></div>`,
    steps: [[null, 'Die Brötchen aufbacken.', 'Halbieren und beiseite stellen.', 'Den Lauch braten.']],
  },
  'ninjatestkitchen.eu': {
    html: `<div itemscope itemtype="https://schema.org/Recipe"><meta itemprop="name" content="Leek pizza"><meta itemprop="recipeInstructions" content="[{"@type":"HowToStep","text":"Slice the leeks."}]"></div><h1>Leek pizza</h1>
      <div data-unit="metric"><ul class="single-ingredients__list"><li>220g dough</li><li>1 leek</li></ul></div><div data-unit="imperial"><ul class="single-ingredients__list"><li>8oz dough</li><li>1 leek</li></ul></div>
      <ul class="single-method__method"><li><h6>Step 1</h6><p>Slice the leek onto the dough.</p></li><li><h6>Step 2</h6><p>Bake it for three minutes.</p></li></ul>
      <div class="single-cooking-mode-modal__ingredients"><div data-unit="metric"><ul class="single-ingredients__list"><li>220g dough</li><li>1 leek</li></ul></div></div>`,
    ingredients: [[null, '220g dough', '1 leek']],
    steps: [[null, 'Slice the leek onto the dough.', 'Bake it for three minutes.']],
  },
  'nrk.no': {
    html: `<h1>Purresuppe</h1><h3>Ingredienser</h3><ul><li>3 purrer</li><li>1 l buljong</li></ul><h3>Slik gjør du</h3><ol><li>Skjær purren i skiver.</li><li>Kok den i buljongen.</li></ol><p><span class="caption-cite">Kilde: Ada Kokk i «Kjøkkenet»</span></p>`,
    facts: { author: 'Ada Kokk i «Kjøkkenet»' },
  },
  'poppycooks.com': {
    html: `<h1>Leek mousse</h1><h3>Ingredients</h3>${[
      ['For the leeks', '200g leeks', '7oz leeks'],
      ['For the mousse', '300g tofu', '10.5oz tofu'],
    ]
      .map(
        ([name, metric, imperial]) =>
          `<h4>${name}</h4><ul class="ingredients-list"><p class="printonly group-title">Metric</p><li class="metric ">${metric}</li><li class="metric ">Flaky salt</li><p class="printonly group-title">Imperial</p><li class="imperial hide">${imperial}</li><li class="imperial hide">Flaky salt</li></ul>`,
      )
      .join('')}<h3>Method</h3><ol><li>Soften the leeks gently.</li><li>Whip them with the tofu.</li></ol>`,
    ingredients: [
      ['For the leeks', '200g leeks', 'Flaky salt'],
      ['For the mousse', '300g tofu', 'Flaky salt'],
    ],
  },
  'recepti.index.hr': {
    html: `${data({ name: 'Pita od poriluka', recipeIngredient: ['3 poriluka', '500 g kora'], recipeInstructions: ['Narežite poriluk. Popržite ga.', 'Pecite pitu.'] })}<h1>Pita od poriluka</h1><div class="preparation-step-new__text"><div class="html-container"><h1>Nadjev</h1><p>Narežite poriluk.</p><p> </p><p>Popržite ga.</p><h1>Pecite</h1><p>Pecite pitu.</p></div></div>`,
    steps: [
      ['Nadjev', 'Narežite poriluk.', 'Popržite ga.'],
      ['Pecite', 'Pecite pitu.'],
    ],
  },
  'recipes.timesofindia.com': {
    html: `${data({ name: 'Leek pasta', recipeIngredient: ['2 Numbers leeks', '0 As required salt'], recipeInstructions: ['Boil the pasta.', 'Add the leeks.'] })}<h1>Leek pasta</h1><div class="recipetabsdata" id="ingredata"><ul><li quantity="2" unit="Numbers"><label><span><input type="checkbox"></span>2 leeks</label></li><li quantity="0" unit="As required"><label>salt as required</label></li></ul><span class="specialingrs">For Garnishing</span><ul><li><label>1 sprig dill</label></li></ul></div>`,
    ingredients: [
      [null, '2 leeks', 'salt as required'],
      ['For Garnishing', '1 sprig dill'],
    ],
  },
  'reishunger.de': {
    html: `${data({ name: 'Lauchreis', recipeIngredient: ['200 g Reis', '1 Lauch'] })}<h1>Lauchreis</h1><h2>Zutaten</h2><ul><li>200 g Reis</li><li>1 Lauch</li></ul><h2 id="zubereitung">Zubereitung</h2>
      <div id="schritt">Schritt 01</div><div><p>Ausgewählte Sorte: Rundkorn</p><section><div id="kochtopf"><p>Im Kochtopf:</p><ol><li>Den Reis waschen.</li><li>Mit Wasser aufkochen.</li></ol></div><div id="reiskocher"><ol><li>Den Reis in den Reiskocher geben.</li></ol></div></section></div>
      <div id="schritt">Schritt 02</div><div>Den Lauch dünsten und unterheben.</div>`,
    steps: [[null, 'Den Reis waschen.', 'Mit Wasser aufkochen.', 'Den Lauch dünsten und unterheben.']],
  },
  'sharkninja.com': {
    html: `${data({ name: 'Leek sorbet', recipeIngredient: ['2 leeks', '1 lemon'], recipeInstructions: ['Blend and freeze.'] })}<h1>Leek sorbet</h1><div class="recipe-table"><div class="recipe-table-cell"><div class="recipe-table-label"></div><div class="recipe-table-value">Easy</div></div><div class="recipe-table-cell"><div class="recipe-table-label" data-attr-icon="recipeServings"></div><div class="recipe-table-value">4</div></div></div>`,
    facts: { yield: { amount: 4 } },
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

  test('ingredients gives way where its place now holds something else', () => {
    const html = `<html><body>${data({ name: 'Leek pasta', recipeIngredient: ['2 leeks', '200 g pasta'], recipeInstructions: ['Boil it.'] })}
      <div id="ingredata"><ul><li><label>Shopping list</label></li><li><label>Save</label></li></ul></div></body></html>`;
    const recipe = readRecipe({ html, url: 'https://recipes.timesofindia.com/leek' });
    expect(recipe?.ingredientGroups).toEqual([{ name: null, ingredients: ['2 leeks', '200 g pasta'] }]);
    expect(recipe?.isRuleOutdated).toBe(true);
  });
});
