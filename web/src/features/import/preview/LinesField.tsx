import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type KeyboardEvent, useRef } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../lib/messages/index.ts';
import { GrowingField } from '../../recipes/index.ts';
import classes from './LinesField.module.css';
import { type Line, newLine } from './preview-draft.ts';

interface LinesFieldProps {
  lines: Line[];
  onLines: (lines: Line[]) => void;
  /** Names one line for those who do not see it: “Ingredient 3”. */
  nameOf: (number: number) => string;
  addLabel: string;
  numbered?: boolean;
  /** What is said of a line that is worth a look. */
  doubtWords?: string;
}

/** Lines of text that are changed where they stand. Enter makes another one, Backspace in an empty one takes it away. */
export function LinesField({ lines, onLines, nameOf, addLabel, numbered = false, doubtWords }: LinesFieldProps) {
  const fields = useRef(new Map<string, HTMLTextAreaElement>());
  const focus = (id: string | undefined) => requestAnimationFrame(() => id && fields.current.get(id)?.focus());
  const change = (id: string, text: string) =>
    onLines(lines.map((line) => (line.id === id ? { ...line, text, isDoubtful: false } : line)));
  const insertAfter = (index: number, added: Line[]) => {
    onLines(lines.toSpliced(index + 1, 0, ...added));
    focus(added.at(-1)?.id);
  };
  const remove = (index: number) => {
    onLines(lines.toSpliced(index, 1));
    focus((lines[index - 1] ?? lines[index + 1])?.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>, index: number) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      insertAfter(index, [newLine()]);
    } else if (event.key === 'Backspace' && lines[index]?.text === '') {
      event.preventDefault();
      remove(index);
    } else if (event.key === 'ArrowUp' && event.currentTarget.selectionStart === 0) focus(lines[index - 1]?.id);
    else if (event.key === 'ArrowDown' && event.currentTarget.selectionStart === event.currentTarget.value.length)
      focus(lines[index + 1]?.id);
  };

  return (
    <div className={[classes.lines, numbered ? classes.numbered : ''].join(' ')}>
      {lines.map((line, index) => (
        <div key={line.id} className={classes.line} data-kind={line.kind}>
          <GrowingField
            ref={(field) => {
              if (field) fields.current.set(line.id, field);
              else fields.current.delete(line.id);
            }}
            value={line.text}
            aria-label={line.kind === 'heading' ? t('import.preview.heading-of-lines') : nameOf(index + 1)}
            aria-description={line.isDoubtful ? (doubtWords ?? t('import.preview.check-line')) : undefined}
            onText={(text) => change(line.id, text)}
            onKeyDown={(event) => onKeyDown(event, index)}
          />
          {line.isDoubtful && (
            <span className={classes.doubt} aria-hidden="true">
              {doubtWords ?? t('import.preview.check')}
            </span>
          )}
          <IconButton
            icon={IconX}
            label={t('import.preview.remove-line', { line: line.text })}
            className={classes.remove}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <Button
        variant="subtle"
        size="compact-md"
        className={classes.add ?? ''}
        leftSection={<IconPlus size={18} stroke={1.5} />}
        onClick={() => insertAfter(lines.length - 1, [newLine()])}
      >
        {addLabel}
      </Button>
    </div>
  );
}
