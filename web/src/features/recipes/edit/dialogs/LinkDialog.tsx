import { Button, Checkbox } from '@mantine/core';
import { IconWand } from '@tabler/icons-react';
import { Dialog } from '../../../../components/Dialog.tsx';
import { locale, t } from '../../../../lib/messages/index.ts';
import { ingredientsInText, lineText } from '../draft/link-ingredients.ts';
import type { IngredientRow, StepRow } from '../draft/recipe-draft.ts';
import classes from './LinkDialog.module.css';

interface LinkDialogProps {
  steps: StepRow[];
  ingredients: IngredientRow[];
  stepId: string;
  /** Goes to another step. */
  onStep: (id: string) => void;
  onLink: (stepId: string, ingredientIds: string[]) => void;
  onClose: () => void;
}

/** Which ingredients a step needs, step after step. */
export default function LinkDialog({ steps, ingredients, stepId, onStep, onLink, onClose }: LinkDialogProps) {
  const index = steps.findIndex(({ id }) => id === stepId);
  const step = steps[index];
  if (!step) return null;
  const lines = ingredients.filter((line) => lineText(line, locale()) !== '');
  const elsewhere = new Set(steps.flatMap(({ id, ingredientIds }) => (id === stepId ? [] : ingredientIds)));
  const unused = lines.filter(({ id }) => !elsewhere.has(id));
  const used = lines.filter(({ id }) => elsewhere.has(id));
  const toggle = (id: string, isLinked: boolean) =>
    onLink(
      stepId,
      lines.map((line) => line.id).filter((other) => (other === id ? isLinked : step.ingredientIds.includes(other))),
    );
  const findByWords = () =>
    onLink(stepId, [...new Set([...step.ingredientIds, ...ingredientsInText(`${step.summary} ${step.text}`, lines)])]);
  const next = steps[index + 1];
  const before = steps[index - 1];
  const group = (title: string, members: IngredientRow[]) =>
    members.length > 0 && (
      <fieldset className={classes.group}>
        <legend>{title}</legend>
        {members.map((line) => (
          <Checkbox
            key={line.id}
            label={lineText(line, locale())}
            checked={step.ingredientIds.includes(line.id)}
            onChange={(event) => toggle(line.id, event.currentTarget.checked)}
            classNames={{
              root: classes.choice ?? '',
              body: classes.choiceBody ?? '',
              labelWrapper: classes.label ?? '',
            }}
          />
        ))}
      </fieldset>
    );

  return (
    <Dialog
      opened
      onClose={onClose}
      width={560}
      title={t('recipe.edit.link-title', { number: index + 1, count: steps.length })}
    >
      <div className={classes.body}>
        <p className={classes.text}>{step.summary ? `${step.summary}. ${step.text}` : step.text}</p>
        <Button
          variant="default"
          leftSection={<IconWand size={18} />}
          onClick={findByWords}
          className={classes.auto ?? ''}
        >
          {t('recipe.edit.link-by-words')}
        </Button>
        {lines.length === 0 && <p className={classes.text}>{t('recipe.edit.link-none')}</p>}
        {group(t('recipe.edit.link-unused'), unused)}
        {group(t('recipe.edit.link-used'), used)}
      </div>
      <div className={classes.actions}>
        <Button variant="default" disabled={!before} onClick={() => before && onStep(before.id)}>
          {t('recipe.edit.link-previous')}
        </Button>
        <Button variant={next ? 'default' : 'filled'} onClick={onClose}>
          {t('recipe.edit.done')}
        </Button>
        {next && <Button onClick={() => onStep(next.id)}>{t('recipe.edit.link-next')}</Button>}
      </div>
    </Dialog>
  );
}
