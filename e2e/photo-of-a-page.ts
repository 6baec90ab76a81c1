import type { Browser } from '@playwright/test';

/** A page of a cookbook in two columns as a phone would take it: tilted, in a shadow, grainy, compressed. */
export const photoOfAPage = async (browser: Browser): Promise<Buffer> => {
  const page = await browser.newPage({ viewport: { width: 900, height: 760 }, deviceScaleFactor: 2 });
  try {
    await page.setContent(photographed);
    return await page.screenshot({ type: 'jpeg', quality: 62 });
  } finally {
    await page.close();
  }
};

export const printed = {
  name: 'Lemon Yoghurt Cake',
  ingredients: [
    '250 g plain yoghurt',
    '3 large eggs',
    '200 g caster sugar',
    '300 g plain flour',
    '2 tsp baking powder',
  ],
  steps: [
    'Heat the oven to 180 °C and line a loaf tin with paper.',
    'Whisk the yoghurt with the eggs and the sugar until the mixture is smooth, then sift the flour and the baking powder over it and fold them in.',
    'Bake for 45 minutes until a skewer comes out clean, and let the cake cool in its tin.',
  ],
};

const grain = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><filter id="f"><feTurbulence type="fractalNoise"
  baseFrequency="0.9" numOctaves="2" seed="7"/><feColorMatrix values="0 0 0 0 0.4  0 0 0 0 0.4  0 0 0 0 0.4  0 0 0 0.5 0"/></filter>
  <rect width="300" height="300" filter="url(#f)" opacity="0.25"/></svg>`;

const photographed = `<!doctype html><meta charset="utf-8"><style>
  * { margin: 0; box-sizing: border-box }
  body { position: relative; height: 760px; padding: 30px 60px; background: #5b4635; overflow: hidden }
  main { width: 780px; height: 690px; padding: 40px 44px; background: #fdfaf2; color: #211d19; font: 17px/1.5 serif; transform: rotate(-2.6deg) }
  h1 { font-size: 40px; margin-bottom: 6px } h2 { font-size: 23px; margin: 18px 0 6px }
  .two { display: grid; grid-template-columns: 220px 1fr; gap: 46px } p { margin-bottom: 8px }
  .shadow, .grain { position: absolute; inset: 0 }
  .shadow { background: linear-gradient(115deg, transparent 40%, rgb(0 0 0 / .5)) }
  .grain { background: url("data:image/svg+xml,${encodeURIComponent(grain)}") }</style>
  <main><h1>${printed.name}</h1><p>Serves 8 – Cooking time: 45 minutes</p><div class="two">
  <div><h2>Ingredients</h2>${printed.ingredients.map((line) => `<p>${line}</p>`).join('')}</div>
  <div><h2>Method</h2>${printed.steps.map((step, index) => `<p>${index + 1}. ${step}</p>`).join('')}</div></div></main>
  <div class="shadow"></div><div class="grain"></div>`;
