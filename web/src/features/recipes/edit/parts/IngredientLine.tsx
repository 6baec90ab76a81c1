import { type ClipboardEvent, type KeyboardEvent, memo } from 'react';
import { locale, t } from '../../../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../../../lib/screen/media.ts';
import { AmountField, NamedField, useFoods, useUnits } from '../../../ingredients/index.ts';
import { lineText } from '../draft/link-ingredients.ts';
import { emptyIngredient, type IngredientRow } from '../draft/recipe-draft.ts';
import { ingredientsOfBlock } from '../draft/split-block.ts';
import { GrowingField } from '../lists/GrowingField.tsx';
import type { RowActions } from '../lists/use-row-actions.ts';
import classes from './IngredientLine.module.css';

interface IngredientLineProps {
  line: IngredientRow;
  number: number;
  /** Id of the row above, which takes the focus when this one is removed. */
  previous: string | undefined;
  actions: RowActions<IngredientRow>;
  /** Opens the fields of a line where there is no room for them in the list. */
  onOpen: (id: string) => void;
}

/** One ingredient where it stands: a line of text, or amount, unit, food and note in a row. */
export const IngredientLine = memo(function IngredientLine(props: IngredientLineProps) {
  const hasRoom = useMedia(atLeast('sm'));
  if (!props.line.isSplit) return <PlainLine {...props} />;
  return hasRoom ? <SplitLine {...props} /> : <LineButton {...props} />;
});

function PlainLine({ line, number, previous, actions }: IngredientLineProps) {
  const change = (note: string) => actions.changeLine(line.id, (line) => ({ ...line, note }), 'note');
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      breakLine(event.currentTarget);
    } else if (event.key === 'Backspace' && line.note === '') {
      event.preventDefault();
      actions.removeEmpty(line.id, previous);
    }
  };
  const breakLine = ({ selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    const rest = line.note.slice(selectionEnd);
    if (rest.trim() === '') return actions.addBelow(line.id);
    const below = emptyIngredient(rest.trimStart());
    actions.replace([line], [{ ...line, note: line.note.slice(0, selectionStart).trimEnd() }, below]);
    actions.focus(below.id, 'start');
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const block = event.clipboardData.getData('text/plain');
    if (!block.trim().includes('\n')) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const [before, after] = [line.note.slice(0, selectionStart), line.note.slice(selectionEnd)];
    const added = ingredientsOfBlock(`${before}${block}${after}`);
    const [first, ...others] = added;
    // The line itself stays where its id is linked to a step.
    const kept = first?.kind === 'line' ? [{ ...line, note: first.note }, ...others] : added;
    actions.replace([line], kept, t('recipe.edit.pasted-ingredients', { count: added.length }));
    const last = kept.at(-1);
    if (last) actions.focus(last.id);
  };
  return (
    <GrowingField
      data-main
      className={classes.text ?? ''}
      value={line.note}
      onText={change}
      aria-label={t('recipe.edit.ingredient', { number })}
      placeholder={t(number === 1 ? 'recipe.edit.ingredient-example' : 'recipe.edit.ingredient-empty')}
      enterKeyHint="next"
      onKeyDown={press}
      onPaste={paste}
    />
  );
}

function SplitLine({ line, number, previous, actions }: IngredientLineProps) {
  const { quantity, unit, food, note } = line;
  const change = (part: Partial<IngredientRow>, field: string) =>
    actions.changeLine(line.id, (line) => ({ ...line, ...part }), field);
  const isEmpty = quantity === null && !unit && !food && !note;
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || event.defaultPrevented) return;
    if (event.key === 'Enter' && event.currentTarget.getAttribute('aria-expanded') !== 'true') {
      event.preventDefault();
      actions.addBelow(line.id);
    } else if (event.key === 'Backspace' && isEmpty) {
      event.preventDefault();
      actions.removeEmpty(line.id, previous);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that a line has no use for
    <div role="group" aria-label={t('recipe.edit.ingredient', { number })} className={classes.split}>
      <AmountField
        data-main
        className={`${classes.part} ${classes.quantity}`}
        aria-label={t('recipe.edit.quantity')}
        placeholder={t('recipe.edit.quantity-example')}
        value={quantity}
        fractions={unit?.fraction ?? true}
        onAmount={(quantity) => change({ quantity }, 'quantity')}
        onKeyDown={press}
      />
      <NamedField
        bare={classes.part ?? ''}
        label={t('recipe.edit.unit')}
        placeholder={t('recipe.edit.unit')}
        value={unit}
        useKnown={useUnits}
        onChoose={(unit) => change({ unit }, 'unit')}
        onKeyDown={press}
      />
      <NamedField
        bare={classes.part ?? ''}
        label={t('recipe.edit.food')}
        placeholder={t('recipe.edit.food')}
        value={food}
        useKnown={useFoods}
        onChoose={(food) => change({ food }, 'food')}
        onKeyDown={press}
      />
      <input
        className={`${classes.part} ${classes.note}`}
        aria-label={t('recipe.edit.note')}
        placeholder={t('recipe.edit.note')}
        data-empty={note === '' || undefined}
        value={note}
        onChange={(event) => change({ note: event.currentTarget.value }, 'note')}
        onKeyDown={press}
      />
    </div>
  );
}

/** The line as it is read; a tap opens its fields. */
function LineButton({ line, number, onOpen }: IngredientLineProps) {
  const text = lineText(line, locale());
  return (
    <button
      type="button"
      data-main
      className={classes.button}
      aria-haspopup="dialog"
      data-empty={text === '' || undefined}
      onClick={() => onOpen(line.id)}
    >
      {text || t('recipe.edit.ingredient', { number })}
    </button>
  );
}
