import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { type ClipboardEvent, memo } from 'react';
import { Markdown } from '../../../../components/Markdown.tsx';
import spoken from '../../../../components/spoken.module.css';
import { formatNumber } from '../../../../lib/dates/dates.ts';
import { t } from '../../../../lib/messages/index.ts';
import type { StepRow } from '../draft/recipe-draft.ts';
import { pastedIntoStep } from '../draft/split-block.ts';
import { GrowingField } from '../lists/GrowingField.tsx';
import { rowKeys } from '../lists/row-keys.ts';
import type { RowActions } from '../lists/use-row-actions.ts';
import classes from './StepLine.module.css';

interface StepLineProps {
  step: StepRow;
  number: number;
  previous: string | undefined;
  /** The texts of the linked ingredients, one after the other. */
  linked: string;
  hasSummary: boolean;
  isPreviewed: boolean;
  actions: RowActions<StepRow>;
  onLink: (id: string) => void;
  onEndPreview: (id: string) => void;
  onPicture: (id: string, file: File) => void;
}

/** One step of the method where it stands. */
export const StepLine = memo(function StepLine({
  step,
  number,
  previous,
  linked,
  hasSummary,
  isPreviewed,
  actions,
  onLink,
  onEndPreview,
  onPicture,
}: StepLineProps) {
  const change = (part: Partial<StepRow>, field: string) =>
    actions.changeLine(step.id, (step) => ({ ...step, ...part }), field);
  const press = rowKeys<StepRow, HTMLTextAreaElement>(actions, {
    id: step.id,
    previous,
    isEmpty: step.text === '',
    leaves: ({ ctrlKey, metaKey, currentTarget }) => ctrlKey || metaKey || isAtEmptyEnd(currentTarget),
    goOn: (field) => {
      if (isAtEmptyEnd(field)) change({ text: field.value.trimEnd() }, 'text');
      actions.addBelow(step.id);
    },
  });
  /** A phone's keyboard that tells no keys writes the empty line instead, which goes on as the key does. */
  const write = (text: string) => {
    const goesOn = text === `${step.text}\n` && step.text.endsWith('\n');
    change({ text: goesOn ? text.trimEnd() : text }, 'text');
    if (goesOn) actions.addBelow(step.id);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const [picture] = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (picture) {
      event.preventDefault();
      return onPicture(step.id, picture);
    }
    const pasted = pastedIntoStep(step, event.currentTarget, event.clipboardData.getData('text/plain'));
    if (!pasted) return;
    const { rows, count } = pasted;
    event.preventDefault();
    actions.replace([step], rows, t('recipe.edit.pasted-steps', { count }));
    const end = rows.at(-1);
    if (end) actions.focus(end.id);
  };

  return (
    <div className={classes.step}>
      <span className={classes.number} aria-hidden="true">
        {formatNumber(number)}
      </span>
      <div className={classes.body}>
        {hasSummary && (
          <input
            className={classes.summary}
            value={step.summary}
            aria-label={t('recipe.edit.summary-of', { number })}
            placeholder={t('recipe.edit.summary')}
            onChange={(event) => change({ summary: event.currentTarget.value }, 'summary')}
            maxLength={1000}
          />
        )}
        {isPreviewed ? (
          <div className={classes.preview}>
            <Markdown text={step.text} />
            <Button variant="default" data-main onClick={() => onEndPreview(step.id)}>
              {t('recipe.edit.end-preview')}
            </Button>
          </div>
        ) : (
          <GrowingField
            data-main
            className={classes.text ?? ''}
            value={step.text}
            enterKeyHint="enter"
            onText={write}
            aria-label={t('recipe.edit.step', { number })}
            placeholder={t(number === 1 ? 'recipe.edit.step-example' : 'recipe.edit.step-empty')}
            onKeyDown={press}
            onPaste={paste}
          />
        )}
        {linked && (
          <button type="button" className={classes.linked} onClick={() => onLink(step.id)}>
            <IconLink size={16} aria-hidden="true" />
            <span>
              <span className={spoken.only}>{t('recipe.edit.linked-to', { number })} </span>
              <bdi>{linked}</bdi>
            </span>
          </button>
        )}
      </div>
    </div>
  );
});

/** Behind a last line that is empty. */
const isAtEmptyEnd = ({ value, selectionStart }: HTMLTextAreaElement) =>
  value.endsWith('\n') && selectionStart === value.length;
