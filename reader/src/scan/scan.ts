/** A word on a page and where it stands, in pixels; of straight pages, upright. */
export interface ScanWord {
  left: number;
  top: number;
  width: number;
  height: number;
  /** 0 to 100: how sure whoever recognised it is. */
  confidence: number;
  text: string;
}

export interface ScanLine {
  words: ScanWord[];
}

/** What is read without a pause: one thought, however many lines it takes on the page. */
export interface ScanParagraph {
  lines: ScanLine[];
  /** Its lines as one, with the words put together that were parted at their ends. */
  text: string;
}

/** Paragraphs of the same letters that stand together. */
export interface ScanBlock {
  paragraphs: ScanParagraph[];
}
