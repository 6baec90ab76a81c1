import { expect, test } from 'vitest';
import { fillColumn } from './columns.ts';
import { openFonts } from './fonts.ts';
import { styles } from './look.ts';

const names = ['Leek Pie', 'مرق'];

/** Where each name begins in a column from 50 to 250, as left or right. */
const placesOf = (around: { isFromRight: boolean; isList?: boolean }): string[] => {
  const fonts = openFonts([]);
  const places: string[] = [];
  const draw = (_text: string, _style: unknown, x: number) => void places.push(x === 50 ? 'left' : 'right');
  const blocks = names.map((text) => ({ text, style: styles.chapterRecipe, before: 0, indent: 0 }));
  fillColumn(blocks, { x: 50, width: 200, top: 0, bottom: 400, ...around }, { fonts, draw });
  return places;
};

test.each([
  [{ isFromRight: true, isList: true }, ['right', 'right']],
  [{ isFromRight: false, isList: true }, ['left', 'left']],
  [{ isFromRight: true }, ['left', 'right']],
])('names of either direction in %j', (around, expected) => expect(placesOf(around)).toEqual(expected));
