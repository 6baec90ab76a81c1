import type { RecognisedWord } from '../messages.ts';
import { shapes, sharesOf } from './fraction-shapes.ts';
import model from './fractions.weights.json' with { type: 'json' };
import type { Grey } from './picture/grey.ts';
import { faint, inkWithin } from './picture/ink-within.ts';
import { type Box, piecesOfInk } from './picture/pieces-of-ink.ts';

const surelySign = 0.9;
/** Words that Tesseract is sure of are rarely something else. */
const againstSureWord = 0.985;
const sureWord = 88;

/** The fraction that a word looks like, with the number before it; null where it looks like none. */
export const signIn = (word: RecognisedWord, page: Grey): { text: string } | null => {
  const { left, top, width, height, text } = word;
  const area = { left: left - 2, top: top - 2, right: left + width + 2, bottom: top + height + 2 };
  const least = word.confidence >= sureWord ? againstSureWord : surelySign;
  const whole = inkWithin(page, area);
  const alone = whole && signOf(page, whole, least);
  if (alone) return { text: alone };
  const digits = /^\d{1,2}/.exec(text)?.[0] ?? '';
  const behind = whole && digits !== '' && text.length > 1 ? behindNumber(page, whole) : null;
  const sign = behind && signOf(page, behind, least);
  return sign ? { text: `${digits[0]}${sign}` } : null;
};

const signOf = (page: Grey, box: Box, least: number): string | null => {
  const shares = sharesOf(model, page, box);
  const most = Math.max(...shares);
  return most >= least ? shapes[shares.indexOf(most)] || null : null;
};

/** What is beside the first digit of a number. */
const behindNumber = (page: Grey, area: Box): Box | null => {
  const height = area.bottom - area.top;
  const [digit] = piecesOfInk(page, area, faint)
    .filter(({ top, bottom }) => bottom - top > height * 0.7)
    .toSorted((a, b) => a.left - b.left);
  if (!digit || digit.right - digit.left > height * 0.75) return null;
  return inkWithin(page, { ...area, left: digit.right });
};
