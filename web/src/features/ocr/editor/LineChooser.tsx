import { Checkbox } from '@mantine/core';
import { t } from '../../../lib/messages/index.ts';
import type { PageLine } from '../selected-lines.ts';
import { isDoubtful } from '../selected-lines.ts';
import classes from './OcrEditor.module.css';

interface LineChooserProps {
  lines: PageLine[];
  selected: ReadonlySet<number>;
  onSelect: (words: number[]) => void;
}

/** The lines of the page as a list: the way to choose words without a pointer. */
export function LineChooser({ lines, selected, onSelect }: LineChooserProps) {
  const toggle = (line: PageLine, isChosen: boolean) =>
    onSelect(isChosen ? [...selected].filter((word) => !line.words.includes(word)) : [...selected, ...line.words]);
  return (
    <details className={classes.lines}>
      <summary>{t('ocr.lines', { count: lines.length })}</summary>
      <ul>
        {lines.map((line) => {
          const isChosen = line.words.every((word) => selected.has(word));
          return (
            <li key={line.number}>
              <Checkbox
                label={<span dir="auto">{line.text}</span>}
                {...(isDoubtful(line) && { description: t('ocr.doubtful') })}
                checked={isChosen}
                onChange={() => toggle(line, isChosen)}
              />
            </li>
          );
        })}
      </ul>
    </details>
  );
}
