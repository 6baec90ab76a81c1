import { sectionOf } from '../words/section-words.ts';
import type { ScanBlock, ScanWord } from './scan.ts';

const leastConfidence = 40;
const longest = 120;

interface Title {
  block: ScanBlock;
  text: string;
}

/** The name of a recipe is what is written largest: the block with the most area to a word. */
export const findTitle = (blocks: readonly ScanBlock[]): Title | null => {
  let best: (Title & { area: number }) | null = null;
  for (const block of blocks) {
    const words = block.paragraphs.flatMap(({ lines }) => lines).flatMap(({ words }) => words);
    const sure = words.filter(isSure);
    const text = withoutEdges(words.slice(words.findIndex(isSure), words.findLastIndex(isSure) + 1));
    if (!isName(text)) continue;
    const area = sure.reduce((sum, { width, height }) => sum + width * height, 0) / sure.length;
    if (!best || area > best.area) best = { block, text, area };
  }
  return best && { block: best.block, text: best.text };
};

const isSure = ({ confidence }: ScanWord): boolean => confidence >= leastConfidence;

/** Without what the edge of a coloured band is taken for. */
const withoutEdges = (words: readonly ScanWord[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/^[^\p{L}\p{N}“”„"«¡¿(]+/u, '')
    .replace(/^[¡¿](?!.*[!?])/u, '')
    .replace(/(?<![^\p{L}\p{N}\p{M}“”"»!?).…])[^\p{L}\p{N}\p{M}“”"»!?).…]+$/u, '');

const isName = (text: string): boolean =>
  text.length >= 3 && text.length <= longest && /\p{L}{2}/u.test(text) && sectionOf(text) === null;
