import { breakpoints } from '../lib/screen/media.ts';

/** How a grid is laid out at a width of the window, in px. */
export interface GridShape {
  columns: number;
  columnGap: number;
  rowGap: number;
  /** Height of a row whose cells are so wide, before it has been measured. */
  rowHeight: (cellWidth: number) => number;
}

/** Photo cards: two columns on a phone, up to five on a wide screen. */
export const cardGrid = (windowWidth: number): GridShape => {
  const { sm, lg, xl } = breakpoints;
  const columns = windowWidth < sm ? 2 : windowWidth < lg ? 3 : windowWidth < xl ? 4 : 5;
  const [rowGap, columnGap] = windowWidth < sm ? [20, 12] : windowWidth < lg ? [28, 20] : [32, 24];
  const ratio = windowWidth < sm ? 1 : 3 / 4;
  return { columns, rowGap, columnGap, rowHeight: (cellWidth) => cellWidth * ratio + 55 };
};

/** Rows of one height, with a hairline between. */
export const rowList = (height: number) => (): GridShape => ({
  columns: 1,
  rowGap: 0,
  columnGap: 0,
  rowHeight: () => height,
});
