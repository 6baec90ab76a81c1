import { t } from '../../../../lib/messages/index.ts';

/** One of two versions of a text, line by line: of several lines, those are marked that the other does not have. */
export function Version({ text, other }: { text: string; other: string }) {
  if (text === '') return <span>{t('recipe.edit.conflict-empty')}</span>;
  const lines = text.split('\n');
  const others = new Set(other.split('\n'));
  const isMarked = (line: string) => lines.length > 1 && others.size > 1 && !others.has(line);
  return (
    <span>
      {lines.map((line, index) => {
        const Line = isMarked(line) ? 'mark' : 'span';
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike and never move
        return <Line key={index}>{line}</Line>;
      })}
    </span>
  );
}
