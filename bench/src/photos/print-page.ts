import type { PrintedRecipe } from './printed-recipes.ts';

export type Layout = 'one column' | 'two columns' | 'table of amounts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const all = (tag: string, texts: string[]): string => texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('');

const fonts: Record<Layout, string> = {
  'one column': "15.5px/1.5 'Liberation Serif', serif",
  'two columns': "14px/1.5 'Liberation Sans', sans-serif",
  'table of amounts': "14.5px/1.55 'DejaVu Serif', serif",
};

/** The amount apart from its food, as tables print them. */
const inTable = (line: string): string => {
  const [, amount = '', food = line] = /^([\d½,]+(?: (?:k?g|ml|cl|tsp|tbsp|TL))?) (.*)$/.exec(line) ?? [];
  return `<tr><td>${escaped(amount)}</td><td>${escaped(food)}</td></tr>`;
};

const style = (layout: Layout): string => `
  * { margin: 0; box-sizing: border-box }
  body { width: 794px; min-height: 1123px; padding: 64px 60px; background: #fdfbf5; color: #1d1a17; font: ${fonts[layout]} }
  h1 { font-size: 2.3em; line-height: 1.15; margin-bottom: 12px } .facts { font-style: italic; margin-bottom: 26px }
  h2 { font-size: 1.3em; margin: 14px 0 8px } .steps p { margin-bottom: 10px }
  .two { display: grid; grid-template-columns: 220px 1fr; gap: 44px } td { padding-inline-end: 30px }`;

/** The HTML of a printed page. */
export const printPage = (recipe: PrintedRecipe, layout: Layout): string => {
  const ingredients =
    layout === 'table of amounts'
      ? `<table>${recipe.ingredients.map(inTable).join('')}</table>`
      : all('p', recipe.ingredients);
  return `<!doctype html><meta charset="utf-8"><style>${style(layout)}</style>
    <h1>${escaped(recipe.name)}</h1><p class="facts">${escaped(recipe.facts)}</p>
    <div class="${layout === 'two columns' ? 'two' : ''}">
      <div><h2>${escaped(recipe.ingredientsHeading)}</h2>${ingredients}</div>
      <div class="steps"><h2>${escaped(recipe.methodHeading)}</h2>${all('p', recipe.steps)}</div>
    </div>`;
};
