import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../lib/messages/index.ts';
import { GrowingField } from '../../recipes/index.ts';
import classes from './OcrEditor.module.css';
import { type DraftLine, type ListField, newLine } from './scan-draft.ts';

const leastConfidence = 0.75;

interface LineListProps {
  field: ListField;
  lines: DraftLine[];
  onLines: (change: (lines: DraftLine[]) => DraftLine[]) => void;
  onFocus: () => void;
  onAddMany: () => void;
}

/** The ingredients or the steps, each a field that can be corrected. */
export function LineList({ field, lines, onLines, onFocus, onAddMany }: LineListProps) {
  const write = (id: number, text: string) =>
    onLines((lines) => lines.map((line) => (line.id === id ? { ...line, text, confidence: 1 } : line)));
  const name = (number: number) =>
    field === 'ingredients' ? t('ocr.ingredient', { number }) : t('ocr.step', { number });
  return (
    <div className={classes.fields}>
      {lines.length === 0 && <p className={classes.empty}>{t('ocr.no-lines')}</p>}
      <ol className={classes.rows}>
        {lines.map(({ id, title, text, confidence }, index) => (
          <li key={id} data-unsure={confidence < leastConfidence || undefined}>
            {title && <b dir="auto">{title}</b>}
            <div className={classes.row}>
              <GrowingField
                value={text}
                aria-label={name(index + 1)}
                onText={(text) => write(id, text)}
                onFocus={onFocus}
              />
              <IconButton
                icon={IconX}
                label={t('ocr.remove-line', { name: name(index + 1) })}
                onClick={() => onLines((lines) => lines.filter((line) => line.id !== id))}
              />
            </div>
            {confidence < leastConfidence && <small>{t('ocr.doubtful')}</small>}
          </li>
        ))}
      </ol>
      <div className={classes.put}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => onLines((lines) => [...lines, newLine('')])}
        >
          {t(field === 'ingredients' ? 'ocr.add-ingredient' : 'ocr.add-step')}
        </Button>
        <Button variant="default" onClick={onAddMany}>
          {t('ocr.add-many')}
        </Button>
      </div>
    </div>
  );
}
