import { Button, NativeSelect } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../lib/messages/index.ts';
import classes from './OcrEditor.module.css';
import { fieldName, type ListField, listFields, type TextField, textFields } from './scan-draft.ts';

export type Target = TextField | ListField;
const targets: Target[] = [...textFields, ...listFields];
const isTarget = (text: string): text is Target => targets.some((target) => target === text);

interface SelectionBarProps {
  text: string;
  count: number;
  target: Target;
  onTarget: (target: Target) => void;
  onPut: () => void;
  onClear: () => void;
}

/** What is chosen on the picture, and the field that it goes into. */
export function SelectionBar({ text, count, target, onTarget, onPut, onClear }: SelectionBarProps) {
  return (
    <div className={classes.selection}>
      <p className={classes.chosenText} dir="auto" aria-live="polite">
        <span data-empty={count === 0 || undefined}>{count === 0 ? t('ocr.nothing-selected') : text}</span>
      </p>
      <div className={classes.put}>
        <NativeSelect
          aria-label={t('ocr.field')}
          value={target}
          onChange={({ currentTarget: { value } }) => isTarget(value) && onTarget(value)}
          data={targets.map((value) => ({ value, label: fieldName(value) }))}
        />
        <Button onClick={onPut} disabled={count === 0} variant="default">
          {t('ocr.put')}
        </Button>
        {count > 0 && <IconButton icon={IconX} label={t('ocr.clear')} onClick={onClear} />}
      </div>
    </div>
  );
}
