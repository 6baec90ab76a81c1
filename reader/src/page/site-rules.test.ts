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
    facts: { yield: { amount: 3 }, category: ['Hoofdgerecht'] },
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
  'bigoven.com': {
    html: `${data({ name: 'Leek flatbread', recipeIngredient: ['2 leeks', '300 g flour'], recipeInstructions: 'Leek oil: Warm the leeks in the oil. For the dough: 1. Knead the flour with water. 2. Bake it with the leek oil. Serve warm.' })}<h1>Leek flatbread</h1>
      <h2>INSTRUCTIONS</h2><div id="instr" class="instructions"><p>Leek oil:</p><p> Warm the leeks in the oil.</p><p> For the dough:</p><p> 1. Knead the flour with water.</p><p> 2. Bake it with the leek oil.</p><p> Serve warm.</p></div>`,
    steps: [
      [
        null,
        'Leek oil:',
        'Warm the leeks in the oil.',
        'For the dough:',
        '1. Knead the flour with water.',
        '2. Bake it with the leek oil.',
        'Serve warm.',
      ],
    ],
  },
  'briceletbaklava.ch': {
    html: `<h1>Pain de seigle</h1><div class="ob-section"><p><b><span style="color: #c00000;">100 g de farine de seigle</span></b></p><ul><li>Mélanger la farine avec de l’eau.</li></ul>
      <p><b><span style="color: #c00000;">10 g de sel</span></b></p><p>Le lendemain :</p><ul><li>Pétrir la pâte avec le sel.</li></ul></div>`,
    ingredients: [[null, '100 g de farine de seigle', '10 g de sel']],
    steps: [[null, 'Mélanger la farine avec de l’eau.', 'Pétrir la pâte avec le sel.']],
  },
  'choosehomemade.org': {
    html: `${data({ name: 'Leek wraps', recipeIngredient: ['2 leeks', '4 tortillas'], recipeInstructions: ['Fry the leeks.', 'Wrap them up.'] })}<h1>Leek wraps</h1>
      <div class="recipe-layout__summary-item"><div class="recipe-layout__summary-item-title"><svg></svg>Servings</div><div class="recipe-layout__summary-item-value">4</div></div>
      <div class="recipe-layout__summary-item"><div class="recipe-layout__summary-item-title"><svg></svg>Meal</div><div class="recipe-layout__summary-item-value">Lunch, Picnic</div></div>`,
    facts: { category: ['Lunch', 'Picnic'] },
  },
  'cook-talk.com': {
    html: `<h1 class="page-title">Пирог с луком</h1><article><div class="article-meta"><small class="meta-category"><a href="/?cat=1" rel="category">Пироги</a></small></div>
      ${data({ name: 'Пирог с луком', recipeIngredient: ['3 лука-порея', '2 яйца'], recipeInstructions: ['Нарезать лук.', 'Запечь с яйцами.'] })}</article>
      <ul><li><article><h2>Салат</h2><small class="meta-category"><a href="/?cat=2" rel="category">Салаты</a></small></article></li></ul>`,
    facts: { category: ['Пироги'] },
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
  'lovefood.com': {
    html: `${data({ name: 'Leek scones', recipeIngredient: ['1 leek', '8oz flour'], recipeInstructions: ['Chop the leek.', 'Bake it in the dough.'] })}<h1>Leek scones</h1>
      <h3>Details</h3><ul><li><strong>Cuisine:</strong> Welsh</li><li><strong>Recipe Type:</strong> Snack </li><li><strong>Serves:</strong> 6</li></ul>`,
    facts: { category: ['Snack'] },
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
  'okokorecepten.nl': {
    html: `${data({ name: 'Preisalade', recipeIngredient: ['3 preien', '2 el olie'], recipeInstructions: ['Voorbereiden: Kook de prei gaar.Laat de prei afkoelen. Bereiden: Meng de prei met de olie.'] })}<h1>Preisalade</h1>
      <section><h2>Ingrediënten</h2><p>Voor 2 personen</p><ul><li>3 preien</li><li>2 el olie</li></ul><h2>Voorbereiden</h2><p>Kook de prei gaar.</p><p>Laat de prei afkoelen.</p><h2>Bereiden</h2><p>Meng de prei met de olie.</p>
      <h2>Tips</h2><p>Ook lekker met aardappels.</p></section>`,
    steps: [
      ['Voorbereiden', 'Kook de prei gaar.', 'Laat de prei afkoelen.'],
      ['Bereiden', 'Meng de prei met de olie.'],
    ],
  },
  'pauladeen.com': {
    html: `<meta name="description" content="One of the best leek recipes">${data({ name: 'Leek pudding', recipeIngredient: ['2 leeks', '1 cup cream'], recipeInstructions: ['Slice the leeks.', 'Bake them in the cream.'] })}<h1>Leek pudding</h1>
      <div class="recipe-description"><div class="trimmed-description">Sunday at our house smells of leeks and<a href="#">Show more</a></div><div class="full-description">Sunday at our house smells of leeks and warm cream, honey.</div></div>`,
    facts: { description: 'Sunday at our house smells of leeks and warm cream, honey.' },
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
  'potatorolls.com': {
    html: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Leek sliders</h1><p itemprop="recipeIngredient">2 leeks</p><p itemprop="recipeIngredient">4 rolls</p><h2>Directions</h2><div itemprop="recipeInstructions">
      <div class="direction"><h3>Step 1: Fry the Leeks</h3><p>Melt butter in a skillet.</p></div><div class="direction"><h3>Step 2</h3><p>Add the leeks and stir.</p></div><div class="direction"><h3>Step 3: Fill the Rolls</h3><p>Spoon the leeks into the rolls.</p></div></div></div>`,
    steps: [
      ['Fry the Leeks', 'Melt butter in a skillet.', 'Add the leeks and stir.'],
      ['Fill the Rolls', 'Spoon the leeks into the rolls.'],
    ],
  },
  'receitas.ig.com.br': {
    html: `<div itemscope itemtype="http://schema.org/Recipe"><h1 itemprop="name">Torta de alho-poró</h1><ul><li itemprop="recipeIngredient">3 alhos-porós</li><li itemprop="recipeIngredient">2 ovos</li></ul>
      <div class="box-modo-preparo" itemprop="recipeInstructions"><h3 class="subtitulo">Modo de Preparo</h3><div class="box-preparo"><p class="txt-modo-preparo">Refogue o alho-poró e asse com os ovos.</p></div></div></div>`,
    steps: [[null, 'Refogue o alho-poró e asse com os ovos.']],
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
  'saboresajinomoto.com.br': {
    html: `<section id="recipe"><ul class="bread_crumb"><li><a href="/receitas">Receitas</a></li><li><a href="/receitas?q=&tipo-alimento=3">Tortas</a></li><li class="current">TORTA DE ALHO-PORÓ</li></ul>
      ${data({ name: 'TORTA DE ALHO-PORÓ', recipeIngredient: ['3 alhos-porós', '2 ovos'], recipeInstructions: ['Refogue o alho-poró.', 'Asse com os ovos.'] })}</section>`,
    facts: { category: ['Tortas'] },
  },
  'sharkninja.com': {
    html: `${data({ name: 'Leek sorbet', recipeIngredient: ['2 leeks', '1 lemon'], recipeInstructions: ['Blend and freeze.'] })}<h1>Leek sorbet</h1><div class="recipe-table"><div class="recipe-table-cell"><div class="recipe-table-label"></div><div class="recipe-table-value">Easy</div></div><div class="recipe-table-cell"><div class="recipe-table-label" data-attr-icon="recipeServings"></div><div class="recipe-table-value">4</div></div></div>`,
    facts: { yield: { amount: 4 } },
  },
  'sunbasket.com': {
    html: `${data({
      name: 'Leek noodles',
      recipeIngredient: ['2 leeks', '1 pack noodles'],
      recipeInstructions: [
        { '@type': 'HowToStep', name: 'Step 1', text: 'Cook the noodles' },
        { '@type': 'HowToStep', name: 'Step 2', text: 'Prep the leeks; serve' },
      ],
    })}<h1>Leek noodles</h1>${`<div class="step"><p class="step-number">1</p><p class="step-header">Cook the noodles</p><div class="instruction-description"><p>Boil the noodles until just tender.</p></div></div>
      <div class="step"><p class="step-number">2</p><p class="step-header">Prep the leeks; serve</p><div class="instruction-description"><ul><li>Trim the leeks.</li><li>Slice them thinly.</li></ul><p>Fry the leeks and toss them with the noodles.</p></div></div>
      <div class="recipe-extra-content"><h5>Kids Can!</h5><ul><li>Time the noodles.</li></ul></div>`.repeat(2)}`,
    steps: [
      ['Cook the noodles', 'Boil the noodles until just tender.'],
      [
        'Prep the leeks; serve',
        'Trim the leeks.',
        'Slice them thinly.',
        'Fry the leeks and toss them with the noodles.',
      ],
    ],
  },
  'thecookingguy.com': {
    html: `<title>Leek Skewers Recipe from Sam</title><meta name="description" content=""><div class="recipe"><h1>Leek Skewers</h1><div class="richintro"><p>Straight off <a href="/grill">my grill</a>, and gone before they cool.</p></div><div>Serves 4</div>
      <div class="card ingredients"><h2>Ingredients</h2><ul><li>4 leeks</li><li>2 tablespoons oil</li></ul></div><div class="card directions"><h2>Directions</h2><ol><li>Cut the leeks into chunks</li><li>Oil and grill them</li></ol></div></div>`,
    facts: { name: 'Leek Skewers', description: 'Straight off my grill, and gone before they cool.' },
  },
  'uitpaulineskeuken.nl': {
    html: `${data({ name: 'Preitaart', description: 'Maak deze preitaart. Wil je het recept?', recipeIngredient: ['3 preien', '2 eieren'], recipeInstructions: ['Stoof de prei.', 'Bak de taart.'] })}<h1>Preitaart</h1>
      <section class="text"><div class="image"><img src="/preitaart.jpg"></div><p><strong>Preitaart:</strong> die eten wij op elke regenachtige zondag.</p><h2>Prei van het land</h2><p>Wij halen hem bij de boer.</p></section>`,
    facts: { description: 'Preitaart: die eten wij op elke regenachtige zondag.' },
  },
  'wdr.de': {
    html: `<h1>Lauchsalat</h1><div class="box"><h2 class="subtitle small">Zutaten</h2><p class="text small"><strong>Für den Salat</strong></p><div class="checklist small"><ul><li>2 Stangen Lauch</li><li>1 EL Honig</li></ul></div>
      <h2 class="subtitle small">Zubereitung</h2><p class="text small">Den Lauch in Ringe schneiden und kurz anbraten.</p><p class="text small">Mit dem Honig abschmecken.</p></div>
      <div class="box"><p class="text small">Rezept: Ada Koch<br/>Redaktion: Jo Fein</p><p class="text small">Der Herd ist eine Sendung und ist dort samstags zu hören.</p></div>`,
    steps: [[null, 'Den Lauch in Ringe schneiden und kurz anbraten.', 'Mit dem Honig abschmecken.']],
  },
  'woop.co.nz': {
    html: `<h1>Leek fried rice</h1><div class="cooking-instructions"><strong>Cooking Instructions:</strong><ul><li><h5> 1. TO PREPARE THE LEEKS: </h5><p>Slice the leeks finely.</p></li><li><h5> 2. TO COOK THE RICE: </h5><p>Fry the rice with the leeks.</p></li><li><h5> TO SERVE: </h5><p>Spoon onto plates.</p></li><li><h5> </h5><p> </p></li></ul></div>
      <div class="ingredients"><strong>Ingredients</strong><ul><li>2 leeks</li><li>1 bag of steamed rice</li></ul></div>`,
    steps: [
      ['TO PREPARE THE LEEKS', 'Slice the leeks finely.'],
      ['TO COOK THE RICE', 'Fry the rice with the leeks.'],
      ['TO SERVE', 'Spoon onto plates.'],
    ],
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
