import { type TextChange, textChanges } from '../../../lib/texts/text-changes.ts';

/** What became of the words of a text. A text that has become quite another one is shown as two. */
export function wordChanges(before: string, after: string): TextChange[] {
  if (before === after) return after ? [{ change: 'same', text: after }] : [];
  const changes = textChanges(wordsOf(before), wordsOf(after));
  const kept = changes.filter(({ change, text }) => change === 'same' && /[\p{L}\p{N}]/u.test(text));
  const length = kept.reduce((sum, { text }) => sum + text.length, 0);
  if (length < Math.min(before.length, after.length) / 6) return taken([{ before, after }]);
  return taken(gathered(changes));
}

const wordsOf = (text: string): string[] =>
  [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);

type Piece = { same: string } | { before: string; after: string };

/** Changes that nothing but a blank parts are one. */
function gathered(changes: readonly TextChange[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [place, { change, text }] of changes.entries()) {
    const last = pieces.at(-1);
    const isChange = last !== undefined && 'before' in last;
    if (change === 'same') {
      const isBetween = isChange && text.trim() === '' && (changes[place + 1]?.change ?? 'same') !== 'same';
      if (isBetween && last.before && last.after) {
        last.before += text;
        last.after += text;
      } else if (last && !isChange) last.same += text;
      else pieces.push({ same: text });
      continue;
    }
    const piece = isChange ? last : { before: '', after: '' };
    if (!isChange) pieces.push(piece);
    if (change === 'removed') piece.before += text;
    else piece.after += text;
  }
  return pieces;
}

const taken = (pieces: readonly Piece[]): TextChange[] =>
  pieces.flatMap((piece) => {
    if ('same' in piece) return [{ change: 'same' as const, text: piece.same }];
    const changes: TextChange[] = [
      { change: 'removed', text: piece.before },
      { change: 'added', text: piece.after },
    ];
    return changes.filter(({ text }) => text !== '');
  });
