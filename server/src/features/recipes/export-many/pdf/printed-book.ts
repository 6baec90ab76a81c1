import type { PaperSize } from '@larder/contract';

/** What stands on the pages of a printed book, all of it in words: whoever lays it out knows no recipes. */
export interface PrintedBook {
  title: string;
  /** Whose recipes they are. */
  owner: string;
  /** BCP 47. */
  language: string;
  paper: PaperSize;
  /** An ISO moment. */
  at: string;
  words: {
    contents: string;
    ingredients: string;
    method: string;
    nutrition: string;
    source: string;
    /** How many recipes there are, and when they were printed. */
    about: string;
  };
  /** Fonts that are asked after ours, by path. */
  moreFonts: string[];
}

export interface PrintedRecipe {
  name: string;
  description: string[];
  facts: [name: string, value: string][];
  ingredients: PrintedPart<string>[];
  method: PrintedPart<PrintedStep>[];
  notes: { title: string; text: string[] }[];
  nutrition: string;
  source: string;
  /** A JPEG as wide as the paper. */
  picture: Uint8Array | null;
}

/** Lines below a heading; the first ones often have none. */
export interface PrintedPart<Line> {
  title: string;
  lines: Line[];
}

export interface PrintedStep {
  summary: string;
  text: string[];
}

/** In pixels, at some 250 to the inch on the larger paper: as sharp as a printer shows them. */
export const pictureSizes = {
  recipe: { width: 2100, height: 1400 },
  chapter: { width: 2100, height: 1485 },
  cover: { width: 2100, height: 1960 },
};
