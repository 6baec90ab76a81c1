import type { AppIngredient } from '../app-recipe.ts';
import { lineOf } from '../xml.ts';

export interface MarkedStep {
  /** The step as people read it. */
  text: string;
  ingredients: { name: string; line: AppIngredient; hasAmount: boolean }[];
  cookware: string[];
}

/** Reads `@flour{200%g}(sifted)`, `#pan{}` and `~{5%minutes}` in the text of a step. */
export const readMarks = (step: string): MarkedStep => {
  const read: MarkedStep = { text: '', ingredients: [], cookware: [] };
  let from = 0;
  for (const { index, 0: sign } of step.matchAll(/[@#~]/g)) {
    const mark = index < from ? null : markAt(step, index);
    if (!mark) continue;
    read.text += step.slice(from, index) + put(read, sign, mark);
    from = mark.end;
  }
  read.text = (read.text + step.slice(from)).trim();
  return read;
};

interface Mark {
  name: string;
  amount: string;
  unit: string;
  note: string;
  end: number;
}

const longestName = 120;
const longestAmount = 100;

/** A name goes to its braces, unless another mark begins before them: then it is one word. */
const markAt = (step: string, at: number): Mark | null => {
  const rest = step.slice(at + 1, at + 1 + longestName);
  const brace = rest.search(/[{@#~]/);
  const close = brace >= 0 && rest[brace] === '{' ? step.indexOf('}', at + 1 + brace) : -1;
  if (close >= 0 && close - at - brace <= longestAmount) {
    const [amount = '', unit = ''] = step.slice(at + 2 + brace, close).split('%');
    const noted =
      step[close + 1] === '(' ? /^\([^()]{0,200}\)/.exec(step.slice(close + 1, close + 210))?.[0] : undefined;
    return {
      name: plainName(rest.slice(0, brace)),
      amount: amount.replace(/^\s*=/, '').replace('*', '').trim(),
      unit: unit.trim(),
      note: noted?.slice(1, -1).trim() ?? '',
      end: close + 1 + (noted?.length ?? 0),
    };
  }
  const word = /^[&?+-]{0,2}[\p{L}\d][\p{L}\d_'’-]{0,80}/u.exec(rest)?.[0];
  return word ? { name: plainName(word), amount: '', unit: '', note: '', end: at + 1 + word.length } : null;
};

/** Signs before a name say that it is optional or met before; what is behind a bar is what it is called in this step. */
const plainName = (name: string): string => (name.split('|', 1)[0] ?? '').replace(/^[&?+-]{1,2}/, '').trim();

const put = (read: MarkedStep, sign: string, { name, amount, unit, note }: Mark): string => {
  if (sign === '~') return [amount, unit].filter(Boolean).join(' ') || name;
  if (sign === '#') {
    if (name !== '') read.cookware.push(name);
    return name;
  }
  const isReference = /^\.{0,2}\//.test(name);
  const food = isReference ? name.slice(name.lastIndexOf('/') + 1) : name;
  const line = lineOf({ amount, unit, food, note, ...(isReference && { recipe: food }) });
  if (line.text !== '') read.ingredients.push({ name: food, line, hasAmount: amount !== '' });
  return food;
};
