import type { Layout } from './print-page.ts';

const serif = "15.5px/1.5 'Liberation Serif', serif";
const sans = "14px/1.5 'Liberation Sans', sans-serif";

export const oneColumn: Layout = { name: 'one column', font: serif };
export const twoColumns: Layout = { name: 'two columns', columns: 'beside each other', font: sans };
export const table: Layout = { name: 'table of amounts', hasTable: true, font: "14.5px/1.55 'DejaVu Serif', serif" };

export const threeColumns: Layout = {
  name: 'three columns',
  columns: 'three',
  font: "13px/1.4 'Liberation Sans', sans-serif",
};
export const boxes: Layout[] = [
  { name: 'box at the left', columns: 'box at the left', font: serif },
  { name: 'box at the right', columns: 'box at the right', font: sans },
];
export const ingredientsInTwo: Layout = {
  name: 'ingredients in two columns',
  columns: 'ingredients in two',
  font: serif,
};

const fractions = [
  '½ tsp salt',
  '¼ tsp ground cloves',
  '¾ cup milk',
  '1½ cups flour',
  '⅓ cup honey',
  '2⅔ cups oats',
  '2¼ tsp yeast',
  '⅛ tsp nutmeg',
  '1 1/2 cups water',
  '3/4 lb butter, at 20 °C',
];
export const fractionsIn: Layout[] = [serif, sans, "14px/1.5 'DejaVu Sans'", "11px/1.5 'Liberation Serif'"].map(
  (font) => ({ name: `fractions in ${font}`, font, ingredients: fractions }),
);

export const otherFonts: Layout[] = [
  { name: 'typewriter', font: "13px/1.5 'Liberation Mono'" },
  { name: 'narrow', font: "15px/1.4 'Liberation Sans Narrow'" },
  { name: 'italic', font: "italic 16px/1.5 'Liberation Serif'" },
  { name: 'condensed', font: "14px/1.4 'DejaVu Sans Condensed'" },
];

const centred = 'header, h2, main > div:first-child { text-align: center }';
const band = 'header { margin: -64px -60px 24px; padding: 34px 60px 4px; background: #3d5a45; color: #fff }';
/** A plate from above, as no font draws it. */
const plate = `header::before { content: ''; display: block; height: 330px; margin: -64px -60px 26px; background:
  radial-gradient(circle at 52% 55%, #c9622b 0 7%, #e9b44c 8% 15%, #7d8f45 16% 21%, #f3efe6 22% 33%, #d9d2c3 34% 36%, transparent 37%),
  repeating-linear-gradient(94deg, #7b5a3c 0 9px, #86644a 9px 16px, #6d4e34 16px 27px) }`;

const styled = (name: string, css: string, layouts: Layout[]): Layout[] =>
  layouts.map((layout) => ({ ...layout, name: `${layout.name}, ${name}`, css }));

export const small = styled('small type', 'body { font-size: 9.5px }', [oneColumn, twoColumns]);
export const pale = styled('pale ink', 'body { background: #efe6d3; color: #95897a }', [oneColumn, twoColumns]);
export const banded = styled('title on a band', band, [oneColumn, twoColumns]);
export const photographs = styled('with a photo', plate, [oneColumn, twoColumns]);
export const onColour = styled('on colour', 'body { background: #d9b99b }', [oneColumn, twoColumns]);
export const onDark = styled('on dark paper', 'body { background: #24312a; color: #f2ede2 }', [oneColumn, twoColumns]);
export const inTheMiddle = styled('centred', centred, [oneColumn]);
