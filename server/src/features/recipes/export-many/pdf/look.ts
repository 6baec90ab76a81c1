import type { PaperSize } from '@larder/contract';
import type { Face } from './fonts.ts';
import type { Style } from './lines.ts';

/** In points. */
export const papers: Record<PaperSize, { width: number; height: number }> = {
  a4: { width: 595.28, height: 841.89 },
  letter: { width: 612, height: 792 },
};

export const margins = { side: 58, top: 76, bottom: 78 };
/** The share of a page that the picture of a recipe takes: more where there are few words, and less where that keeps it on one page. */
export const pictureShares = { least: 0.2, usual: 0.36, most: 0.47 };
export const ingredientsShare = 0.31;
export const gapOfColumns = 30;

export const colors = {
  ink: '#2b2420',
  quiet: '#7a6e64',
  accent: '#9e3618',
  line: '#e3d8ca',
  tint: '#fbf4ea',
  onAccent: '#fffaf3',
};

const style = (face: Face, size: number, leading: number, color = colors.ink): Style => ({
  face,
  size,
  leading,
  color,
});

export const styles = {
  coverTitle: style('text-bold', 42, 48, colors.onAccent),
  coverOwner: style('plain', 13, 20, colors.onAccent),
  firstTitle: style('text-bold', 30, 36),
  firstAbout: style('plain', 10.5, 16, colors.quiet),
  pageTitle: style('text-bold', 28, 34),
  chapterTitle: style('text-bold', 36, 42, colors.onAccent),
  chapterRecipe: style('text', 13, 21, colors.onAccent),
  chapterAbout: style('plain', 12, 18, colors.onAccent),
  contentsChapter: style('text-bold', 12.5, 17, colors.accent),
  contentsLine: style('text', 10.5, 15.5),
  contentsPage: style('plain', 9.5, 15.5, colors.quiet),
  recipeTitle: style('text-bold', 29, 34),
  description: style('text-italic', 12.5, 18.5, colors.quiet),
  factName: style('plain', 8.8, 12, colors.quiet),
  fact: style('plain-bold', 10.2, 14),
  heading: style('plain-bold', 11, 17, colors.accent),
  partTitle: style('text-bold', 12.2, 18),
  ingredient: style('plain', 11, 15.4),
  step: style('text', 11.6, 17.6),
  stepNumber: style('text-bold', 16, 17.6, colors.accent),
  summary: style('text-bold', 11.6, 17.6),
  note: style('text', 10.8, 16),
  small: style('plain', 8.8, 13, colors.quiet),
  head: style('plain', 8.8, 12, colors.quiet),
  folio: style('plain-bold', 9.5, 12, colors.quiet),
} satisfies Record<string, Style>;
