import { type ClipboardEvent, memo } from 'react';
import { locale, t } from '../../../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../../../lib/screen/media.ts';
import { lineText } from '../draft/link-ingredients.ts';
import { emptyIngredient, type IngredientRow } from '../draft/recipe-draft.ts';
import { ingredientsOfBlock } from '../draft/split-block.ts';
import { GrowingField } from '../lists/GrowingField.tsx';
import { rowKeys } from '../lists/row-keys.ts';
import type { RowActions } from '../lists/use-row-actions.ts';
import classes from './IngredientLine.module.css';
import { SplitLine } from './SplitLine.tsx';

interface IngredientLineProps {
  line: IngredientRow;
  number: number;
  /** Id of the row above, which takes the focus when this one is removed. */
  previous: string | undefined;
  actions: RowActions<IngredientRow>;
  /** Opens the fields of a line where there is no room for them in the list. */
  onOpen: (id: string) => void;
  /** Lets somebody choose another recipe for the line. */
  onLink: (id: string) => void;
}

/** One ingredient where it stands: a line of text, or amount, unit, food and note in a row. */
export const IngredientLine = memo(function IngredientLine(props: IngredientLineProps) {
  const hasRoom = useMedia(atLeast('sm'));
  if (!props.line.isSplit) return <PlainLine {...props} />;
  return hasRoom ? <SplitLine {...props} /> : <LineButton {...props} />;
});

function PlainLine({ line, number, previous, actions }: IngredientLineProps) {
  const change = (note: string) => actions.changeLine(line.id, (line) => ({ ...line, note }), 'note');
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
    const rows = first?.kind === 'line' ? [{ ...line, note: first.note }, ...others] : added;
    actions.replace([line], rows, t('recipe.edit.pasted-ingredients', { count: added.length }));
    const last = rows.at(-1);
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
      onKeyDown={rowKeys(actions, { id: line.id, previous, isEmpty: line.note === '', goOn: breakLine })}
      onPaste={paste}
    />
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
