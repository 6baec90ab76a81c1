import type { Grey } from './grey.ts';
import { type Box, piecesOfInk } from './pieces-of-ink.ts';

/** What is darker may be ink, with the grey around it. */
export const faint = 160;

/** The box around the ink in an area, without specks; null where there is none. */
export const inkWithin = (page: Grey, area: Box): Box | null => {
  const pieces = piecesOfInk(page, area, faint);
  const highest = Math.max(0, ...pieces.map(({ top, bottom }) => bottom - top));
  const ink = pieces.filter(({ top, bottom }) => bottom - top > highest * 0.2);
  if (ink.length === 0) return null;
  return {
    left: Math.min(...ink.map(({ left }) => left)),
    top: Math.min(...ink.map(({ top }) => top)),
    right: Math.max(...ink.map(({ right }) => right)),
    bottom: Math.max(...ink.map(({ bottom }) => bottom)),
  };
};
