import type { OcrLanguage, OcrRow, OcrWord } from '@larder/contract';
import type { ScanBlock, ScanWord } from '@larder/reader';
import { layOut } from '../import/index.ts';
import { type Affine, type RecognisedPage, recognise } from './recognition/index.ts';
import { refusal } from './refusal.ts';

/** The pages of a file, for callers who wait until all are read. */
export const readPages = async (
  bytes: Uint8Array,
  language: OcrLanguage,
  signal?: AbortSignal,
): Promise<RecognisedPage[]> => {
  const pages: RecognisedPage[] = [];
  try {
    for await (const one of recognise(bytes, { language, ...(signal && { signal }) }))
      if (one.kind === 'page') pages.push(one.page);
  } catch (error) {
    throw refusal(error);
  }
  return pages;
};

/** Words with the numbers of their block, paragraph and line, in the order in which they are read. */
export const placedWords = async (words: readonly ScanWord[]): Promise<OcrWord[]> => {
  const blocks = await layOut(words);
  let paragraph = -1;
  let line = -1;
  return blocks.flatMap(({ paragraphs }, block) =>
    paragraphs.flatMap(({ lines }) => {
      paragraph += 1;
      return lines.flatMap(({ words }) => {
        line += 1;
        return words.map((word) => ({ ...word, block, paragraph, line }));
      });
    }),
  );
};

interface Numbers {
  pageNum: number;
  blockNum: number;
  parNum: number;
  lineNum: number;
}

/** The words of pages as Tesseract writes its table: places are those in the picture that was sent. */
export const tableOf = async (
  pages: readonly Pick<RecognisedPage, 'words' | 'toSource' | 'source'>[],
): Promise<OcrRow[]> => {
  const laidOut = await Promise.all(pages.map(({ words }) => layOut(words)));
  return pages.flatMap(({ toSource, source }, index) => {
    const pageNum = index + 1;
    const page = { ...place([{ left: 0, top: 0, ...source }]), level: 1, ...group({ pageNum }) };
    return [page, ...blockRows(laidOut[index] ?? [], pageNum, toSource)];
  });
};

const group = (numbers: Partial<Numbers>) => ({
  pageNum: 0,
  blockNum: 0,
  parNum: 0,
  lineNum: 0,
  wordNum: 0,
  conf: -1,
  text: '',
  ...numbers,
});

const blockRows = (blocks: readonly ScanBlock[], pageNum: number, toSource: Affine): OcrRow[] =>
  blocks.flatMap(({ paragraphs }, block) => {
    const blockNum = block + 1;
    const inner = paragraphs.flatMap(({ lines }, paragraph) => {
      const parNum = paragraph + 1;
      const rows = lines.flatMap(({ words }, line) => {
        const numbers = { pageNum, blockNum, parNum, lineNum: line + 1 };
        const places = words.map((word) => atSource(word, toSource));
        return [{ level: 4, ...place(places), ...group(numbers) }, ...wordRows(words, places, numbers)];
      });
      return [{ level: 3, ...place(rows), ...group({ pageNum, blockNum, parNum }) }, ...rows];
    });
    return [{ level: 2, ...place(inner), ...group({ pageNum, blockNum }) }, ...inner];
  });

const wordRows = (words: readonly ScanWord[], places: readonly Place[], numbers: Numbers): OcrRow[] =>
  words.map(({ confidence, text }, index) => ({
    level: 5,
    ...place(places.slice(index, index + 1)),
    ...group(numbers),
    wordNum: index + 1,
    conf: confidence,
    text,
  }));

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The place around all of them. */
const place = (places: readonly Place[]): Place => {
  const left = Math.min(...places.map((one) => one.left));
  const top = Math.min(...places.map((one) => one.top));
  return {
    left,
    top,
    width: Math.max(...places.map((one) => one.left + one.width)) - left,
    height: Math.max(...places.map((one) => one.top + one.height)) - top,
  };
};

/** Around the place in the picture that was sent, where the line may be tilted. */
const atSource = ({ left, top, width, height }: Place, { a, b, c, d, e, f }: Affine): Place => {
  const corners = [
    [left, top],
    [left + width, top],
    [left, top + height],
    [left + width, top + height],
  ].map(([x = 0, y = 0]) => ({
    left: Math.max(0, Math.round(a * x + b * y + e)),
    top: Math.max(0, Math.round(c * x + d * y + f)),
    width: 0,
    height: 0,
  }));
  return place(corners);
};
