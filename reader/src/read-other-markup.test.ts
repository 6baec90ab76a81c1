import { expect, test } from 'vitest';
import { readRecipe } from './read-recipe.ts';

const url = 'https://kitchen.example/pancakes';

test('RDFa is read, with schema.org or the older vocabulary', () => {
  const recipe = readRecipe({
    url,
    html: `<div vocab="http://schema.org/" typeof="Recipe"><h1 property="name">Pancakes</h1><span property="recipeYield">4 servings</span>
      <span property="author" typeof="Person"><span property="name">Ada</span></span>
      <ul><li property="recipeIngredient">2 eggs<li property="recipeIngredient">200 g flour</ul><div property="recipeInstructions">Whisk and fry.</div></div>`,
  });
  expect(recipe).toMatchObject({
    name: 'Pancakes',
    author: 'Ada',
    yield: { amount: 4 },
    ingredientGroups: [{ ingredients: ['2 eggs', '200 g flour'] }],
    origins: { ingredientGroups: 'rdfa' },
  });
});

test('hRecipe is read', () => {
  const recipe = readRecipe({
    url,
    html: `<div class="hrecipe"><h2 class="fn">Pancakes</h2><span class="yield">4</span><span class="duration">20 min<span class="value-title" title="PT20M"></span></span>
      <span class="ingredient">2 eggs</span><span class="ingredient">200 g flour</span><ol class="instructions"><li>Whisk.<li>Fry.</ol></div>`,
  });
  expect(recipe).toMatchObject({
    name: 'Pancakes',
    totalMinutes: 20,
    ingredientGroups: [{ ingredients: ['2 eggs', '200 g flour'] }],
    instructionSections: [{ steps: [{ text: 'Whisk.' }, { text: 'Fry.' }] }],
    origins: { ingredientGroups: 'hrecipe' },
  });
});

const escaped = (data: unknown) => JSON.stringify(data).replaceAll('"', '&quot;');

const state = {
  props: {
    recipe: {
      title: 'Pancakes',
      servings: 4,
      ingredientGroups: [
        {
          title: 'Batter',
          ingredients: [
            { quantity: 200, unit: 'g', name: 'flour' },
            { quantity: 2, name: 'eggs' },
          ],
        },
      ],
      steps: [{ description: '<p>Whisk.</p>' }, { description: '<p>Fry.</p>' }],
    },
  },
};

test.each([
  ['__NEXT_DATA__', `<script id="__NEXT_DATA__" type="application/json">${JSON.stringify(state)}</script>`],
  ['an assigned state', `<script>window.__STATE__ = ${JSON.stringify(state)};</script>`],
  ['a quoted state', `<script>window.__STATE__ = JSON.parse(${JSON.stringify(JSON.stringify(state))});</script>`],
  [
    "Next's stream",
    `<script>self.__next_f.push([1,${JSON.stringify(`5:${JSON.stringify(['$', 'div', null, state])}\n`)}])</script>`,
  ],
  [
    "Next's stream in German",
    `<script>self.__next_f.push([1,${JSON.stringify(`5:${JSON.stringify(['$', 'div', null, state]).replaceAll('ingredientGroups', 'zutaten')}\n`)}])</script>`,
  ],
  ['the state of Redux', `<script>window.__PRELOADED_STATE__ = ${JSON.stringify({ recipes: state })}</script>`],
  [
    "Apollo's cache",
    `<script>window.__APOLLO_STATE__ = ${JSON.stringify({
      ROOT_QUERY: { recipe: { __ref: 'Recipe:1' } },
      'Recipe:1': {
        title: 'Pancakes',
        ingredientGroups: [{ name: 'Batter', ingredients: [{ __ref: 'Line:1' }, { __ref: 'Line:2' }] }],
        steps: [{ text: 'Whisk.' }, { text: 'Fry.' }],
        related: [{ __ref: 'Recipe:1' }],
      },
      'Line:1': { text: '200 g flour' },
      'Line:2': { text: '2 eggs' },
    })}</script>`,
  ],
  [
    "Nuxt's list of values",
    `<script type="application/json" id="__NUXT_DATA__">${JSON.stringify([
      ['ShallowReactive', 1],
      { recipe: 2 },
      { title: 3, ingredientGroups: 4, steps: 9 },
      'Pancakes',
      [5],
      { name: 6, ingredients: 7 },
      'Batter',
      [8, 12],
      '200 g flour',
      [10, 11],
      'Whisk.',
      'Fry.',
      '2 eggs',
    ])}</script>`,
  ],
  [
    "Nuxt's list of values, kept without its name",
    `<script type="application/json">${JSON.stringify([
      { recipe: 1, missing: -1 },
      { title: 2, ingredientGroups: 3, steps: 8, author: -1 },
      'Pancakes',
      [4],
      { name: 5, ingredients: 6 },
      'Batter',
      [7, 11],
      '200 g flour',
      [9, 10],
      'Whisk.',
      'Fry.',
      '2 eggs',
    ])}</script>`,
  ],
  [
    "Nuxt's function that is called at once",
    `<script>window.__NUXT__=(function(a,b,c){b.seen=1;return {layout:"default",data:[{recipe:{title:a,servings:4,ingredientGroups:[{title:"Batter",ingredients:[{quantity:200,unit:c,name:"flour",note:b},{quantity:2,name:"eggs"}]}],steps:[{description:"\\u003Cp\\u003EWhisk.\\u003C\u002Fp\\u003E"},{description:"Fry."}]}}],serverRendered:!0}}("Pancakes",void 0,"g"));</script>`,
  ],
  [
    "Nuxt's function with an arrow",
    `<script>window.__NUXT__=((a,b)=>({data:{"x":{recipe:{title:a,ingredientGroups:[{title:'Batter',ingredients:['200 g flour',b]}],steps:[{text:'Whisk.'},{text:'Fry.'}]}}}}))("Pancakes","2 eggs")</script>`,
  ],
  [
    "SvelteKit's call",
    `<script>{ __sveltekit_1a = { base: "" }; const element = document.currentScript.parentElement; Promise.all([import("/a.js"), import("/b.js")]).then(([kit, app]) => { kit.start(app, element, { node_ids: [0, 2], data: [null,{type:"data",data:{recipe:{title:"Pancakes",ingredientGroups:[{name:"Batter",ingredients:["200 g flour","2 eggs"]}],steps:["Whisk.","Fry."]}},uses:{}}], form: null }); }); }</script>`,
  ],
  [
    "Next's stream, cut in the middle of a word",
    [0, 90, 175, 260]
      .map((from, at, cuts) => `5:${JSON.stringify(['$', 'div', null, state])}\n`.slice(from, cuts[at + 1]))
      .map((piece) => `<script>self.__next_f.push([1,${JSON.stringify(piece)}])</script>`)
      .join(''),
  ],
  [
    "Next's stream, whose rows point to one another",
    `<script>(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([1,${JSON.stringify(
      `1:I["chunk",[],"Recipe"]\n2:T${Buffer.byteLength('Crème: whisk.\nAll.').toString(16)},Crème: whisk.\nAll.3:["200 g flour","2 eggs"]\n`,
    )}])</script><script>self.__next_f.push([1,${JSON.stringify(
      `4:["$","$L1",null,{"recipe":{"title":"Pancakes","ingredientGroups":[{"name":"Batter","ingredients":"$3"}],"steps":[{"text":"Whisk."},{"text":"$5:props:last"}],"tip":"$2"}}]\n5:["$","p",null,{"last":"Fry."}]\n`,
    )}])</script>`,
  ],
  [
    'the context of Remix',
    `<script>window.__remixContext = ${JSON.stringify({ state: { loaderData: { 'routes/recipe': state.props } } })};</script>`,
  ],
  [
    'the stream of React Router',
    [
      '[{"_1":2},"loaderData",{"_3":4},"routes/recipe",{"_5":6},"recipe",["P",6]]\n',
      'P6:[{"_8":9,"_10":11,"_12":13},"title","Pancakes","ingredientGroups",[14],"steps",',
      '[18,19],{"_15":16,"_20":21},"name","Batter",null,"Whisk.","Fry.","ingredients",[22,23],"200 g flour","2 eggs"]\n',
    ]
      .map(
        (piece) => `<script>window.__reactRouterContext.streamController.enqueue(${JSON.stringify(piece)});</script>`,
      )
      .join(''),
  ],
  [
    'the props of an island of Astro',
    `<astro-island uid="a" props="${escaped({
      recipe: [
        0,
        {
          title: [0, 'Pancakes'],
          ingredientGroups: [
            1,
            [
              [
                0,
                {
                  name: [0, 'Batter'],
                  ingredients: [
                    1,
                    [
                      [0, '200 g flour'],
                      [0, '2 eggs'],
                    ],
                  ],
                },
              ],
            ],
          ],
          steps: [
            1,
            [
              [0, 'Whisk.'],
              [0, 'Fry.'],
            ],
          ],
        },
      ],
    })}"></astro-island>`,
  ],
  ['an attribute', `<div id="recipe" data-page="${escaped(state)}"></div>`],
  ['an attribute that its own quotation marks break', `<div id="recipe" data-page="${JSON.stringify(state)}"></div>`],
  [
    'two attributes',
    `<my-list :ingredients="${escaped([{ title: 'Batter', items: ['200 g flour', '2 eggs'] }])}"></my-list><my-steps data-steps="${escaped(['Whisk.', 'Fry.'])}"></my-steps>`,
  ],
])('a page that only scripts would fill is read from %s', (_, script) => {
  const recipe = readRecipe({ url, html: `<title>Pancakes</title><div id="app"></div>${script}` });
  expect(recipe).toMatchObject({
    name: 'Pancakes',
    ingredientGroups: [{ name: 'Batter', ingredients: ['200 g flour', '2 eggs'] }],
    instructionSections: [{ steps: [{ text: 'Whisk.' }, { text: 'Fry.' }] }],
    origins: { ingredientGroups: 'app-state' },
  });
});

test('a state says times, the writer and what is to be done to an ingredient', () => {
  const recipe = {
    title: 'Pancakes',
    author: { name: 'Ada' },
    prepTime: 10,
    cookTime: '20 min',
    ingredients: [{ amount: 2, name: 'eggs', preparation: 'beaten' }, { name: 'flour' }],
    method: ['Whisk.', 'Fry.'],
  };
  expect(readRecipe({ url, html: `<div data-recipe="${escaped(recipe)}"></div>` })).toMatchObject({
    author: 'Ada',
    prepMinutes: 10,
    cookMinutes: 20,
    ingredientGroups: [{ ingredients: ['2 eggs, beaten', 'flour'] }],
  });
});

test("microdata's method in an attribute that its own quotation marks break", () => {
  const steps = [{ '@type': 'HowToStep', text: 'Whisk the eggs with the "00" flour.' }, { text: 'Fry.' }];
  const recipe = readRecipe({
    url,
    html: `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Pancakes</h1><i itemprop="recipeIngredient">2 eggs</i><i itemprop="recipeIngredient">200 g flour</i><div itemprop="recipeInstructions" content="${JSON.stringify(steps)}"></div></div>`,
  });
  expect(recipe?.instructionSections[0]?.steps.map(({ text }) => text)).toEqual([steps[0]?.text, 'Fry.']);
});

test("a recipe plugin's notes and equipment are read", () => {
  const recipe = readRecipe({
    url,
    html: `<div class="wprm-recipe-container"><span class="wprm-recipe-author">Ada</span>
      <div class="wprm-recipe-ingredient-group"><h4 class="wprm-recipe-group-name">Batter</h4><ul><li class="wprm-recipe-ingredient">2 eggs<li class="wprm-recipe-ingredient">200 g flour</ul></div>
      <div class="wprm-recipe-instruction-group"><ul><li class="wprm-recipe-instruction">Whisk the eggs with the flour.<li class="wprm-recipe-instruction">Fry them in hot butter.</ul></div>
      <div class="wprm-recipe-equipment-name">Pan</div><div class="wprm-recipe-notes">Storage: keeps for a day.</div></div>`,
  });
  expect(recipe).toMatchObject({
    author: 'Ada',
    ingredientGroups: [{ name: 'Batter', ingredients: ['2 eggs', '200 g flour'] }],
    notes: [{ title: 'Storage', text: 'keeps for a day.' }],
    equipment: ['Pan'],
    origins: { ingredientGroups: 'plugin', notes: 'plugin' },
  });
});

const columns = `<h1>Schnitzel</h1><div class="wp-block-columns"><div class="wp-block-column"><p class="rp">• 1 Ei<br>• 2 EL Mehl</p></div>
  <div class="wp-block-column"><p>1 Ei und Mehl verrühren.</p></div></div><div class="wp-block-columns"><div class="wp-block-column"><p class="rp">• 1 EL Butter</p></div>
  <div class="wp-block-column"><p>In der Butter braten.</p></div></div>`;

test('a site with a rule is read by it, unless rules are switched off', () => {
  const page = { html: columns, url: 'https://www.felix.kitchen/2024/schnitzel' };
  expect(readRecipe(page)).toMatchObject({
    ingredientGroups: [{ ingredients: ['1 Ei', '2 EL Mehl', '1 EL Butter'] }],
    origins: { ingredientGroups: 'site-rule', instructionSections: 'site-rule' },
  });
  expect(readRecipe({ ...page, siteRules: false })?.origins.ingredientGroups).not.toBe('site-rule');
  expect(readRecipe(page)?.isRuleOutdated).toBe(false);
});

test('dough by dough, ingredients and steps may take turns', () => {
  const bold = (text: string) => `<p><b><span style="color:#c00000">${text}</span></b></p>`;
  const recipe = readRecipe({
    url: 'https://www.briceletbaklava.ch/pain.html',
    html: `<h1>Pain</h1><div class="ob-section">${bold('150 g de farine')}${bold('150 g d’eau')}<ul><li>Mélanger.</ul></div>
      <div class="ob-section">${bold('14 g de sel')}<ul><li>Pétrir.<li>Cuire.</ul></div>`,
  });
  expect(recipe?.ingredientGroups).toEqual([
    { name: null, ingredients: ['150 g de farine', '150 g d’eau', '14 g de sel'] },
  ]);
  expect(recipe?.instructionSections[0]?.steps.map(({ text }) => text)).toEqual(['Mélanger.', 'Pétrir.', 'Cuire.']);
});

test.each([
  ['Tasty', 'tasty-recipes', 'tasty-recipes-ingredients', 'tasty-recipes-instructions'],
  ['Mediavine', 'mv-create-card', 'mv-create-ingredients', 'mv-create-instructions'],
  ['Delicious', 'dr-summary-holder', 'dr-ingredients-list', 'dr-instructions'],
  ['WPZoom', 'wp-block-wpzoom-recipe-card-block-recipe-card', 'ingredients-list', 'directions-list'],
  ['EasyRecipe', 'easyrecipe', 'ERSIngredients', 'ERSInstructions'],
  ['Zip', 'zlrecipe-container-border', 'zlrecipe-ingredients-list', 'zlrecipe-instructions-list'],
])('the headings on a card of %s name groups', (_, card, ingredients, method) => {
  const recipe = readRecipe({
    url,
    html: `<script type="application/ld+json">{"@type":"Recipe","name":"Cake","recipeIngredient":["2 eggs","200 g flour","100 g sugar","1 tbsp water"],"recipeInstructions":["Bake the dough for an hour.","Ice it."]}</script>
      <div class="${card}"><h2>Cake</h2><div class="${ingredients}"><h3>Ingredients</h3><h4>Dough</h4><ul><li>2 eggs<li>200 g flour</ul><h4>Icing</h4><ul><li>100 g sugar<li>1 tbsp water</ul></div>
      <div class="${method}"><h3>Instructions</h3><ol><li>Bake the dough for an hour.<li>Ice it.</ol></div></div>`,
  });
  expect(recipe?.ingredientGroups).toEqual([
    { name: 'Dough', ingredients: ['2 eggs', '200 g flour'] },
    { name: 'Icing', ingredients: ['100 g sugar', '1 tbsp water'] },
  ]);
});

test('a story among the instructions of hRecipe is none of them', () => {
  const recipe = readRecipe({
    url,
    html: `<div class="hrecipe"><h2 class="fn">Pancakes</h2><span class="ingredient">2 eggs</span><span class="ingredient">200 g flour</span>
      <div class="instructions"><p>My grandmother made them every Sunday, and we ate more than we could.</p><p class="instruction">Whisk.</p><p class="instruction">Fry.</p></div></div>`,
  });
  expect(recipe?.instructionSections).toMatchObject([{ steps: [{ text: 'Whisk.' }, { text: 'Fry.' }] }]);
});
