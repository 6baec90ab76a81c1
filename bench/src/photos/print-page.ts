import type { PrintedRecipe } from './recipes/printed-recipe.ts';

/** How a page is set. */
export interface Layout {
  name: string;
  /** Above and below each other when left out. */
  columns?: 'beside each other' | 'three' | 'box at the left' | 'box at the right' | 'ingredients in two';
  hasTable?: boolean;
  /** As CSS writes a font. */
  font: string;
  /** Rules beside the common ones. */
  css?: string;
  /** Lines to print in place of the recipe's own ingredients. */
  ingredients?: string[];
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const all = (tag: string, texts: string[]): string => texts.map((text) => `<${tag}>${escaped(text)}</${tag}>`).join('');

/** The amount apart from its food, as tables print them. */
const inTable = (line: string): string => {
  const [, amount = '', food = line] = /^([\d½¼¾,]+(?: (?:k?g|ml|cl|dl|tsp|tbsp|TL|tsk|msk))?) (.*)$/.exec(line) ?? [];
  return `<tr><td>${escaped(amount)}</td><td>${escaped(food)}</td></tr>`;
};

const style = ({ font, css = '' }: Layout): string => `
  * { margin: 0; box-sizing: border-box }
  body { width: 794px; min-height: 1123px; padding: 64px 60px; background: #fdfbf5; color: #1d1a17; font: ${font} }
  h1 { font-size: 2.3em; line-height: 1.15; margin-bottom: 12px } .facts { font-style: italic; margin-bottom: 26px }
  h2 { font-size: 1.3em; margin: 14px 0 8px } .steps p { margin-bottom: 10px } td { padding-inline-end: 30px }
  .two { display: grid; grid-template-columns: 220px 1fr; gap: 44px }
  .three { columns: 3; column-gap: 30px } .three p { margin-bottom: 6px } .three h2 { margin-top: 0 }
  .box { background: #ece3cf; border: 1px solid #b9a77f; border-radius: 6px; padding: 16px 20px; width: 270px }
  .left .box { float: left; margin: 6px 28px 18px 0 } .right .box { float: right; margin: 6px 0 18px 28px }
  .list { columns: 2; column-gap: 40px }
  ${css}`;

/** The HTML of a printed page. */
export const printPage = (recipe: PrintedRecipe, layout: Layout): string => {
  const lines = layout.ingredients ?? recipe.ingredients;
  const list = layout.hasTable ? `<table>${lines.map(inTable).join('')}</table>` : all('p', lines);
  const inner = layout.columns === 'ingredients in two' ? `<div class="list">${list}</div>` : list;
  const box = layout.columns === 'box at the left' || layout.columns === 'box at the right' ? 'box' : '';
  const classes = {
    'beside each other': 'two',
    three: 'three',
    'box at the left': 'left',
    'box at the right': 'right',
  };
  const arrangement = layout.columns && layout.columns !== 'ingredients in two' ? classes[layout.columns] : '';
  return `<!doctype html><meta charset="utf-8"><style>${style(layout)}</style>
    <header><h1>${escaped(recipe.name)}</h1><p class="facts">${escaped(recipe.facts)}</p></header>
    <main class="${arrangement}">
      <div class="${box}"><h2>${escaped(recipe.ingredientsHeading)}</h2>${inner}</div>
      <div class="steps"><h2>${escaped(recipe.methodHeading)}</h2>${all('p', recipe.steps)}</div>
    </main>`;
};

/** Every word of the page in the order in which it is read: a box is read before the text that runs around it. */
export const textOf = (recipe: PrintedRecipe, { ingredients = recipe.ingredients }: Layout): string =>
  [recipe.name, recipe.facts, recipe.ingredientsHeading, ...ingredients, recipe.methodHeading, ...recipe.steps].join(
    ' ',
  );
