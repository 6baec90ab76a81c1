import type { KeyboardEvent } from 'react';
import { t } from '../../../../lib/messages/index.ts';
import type { TitleRow } from '../draft/rows.ts';
import classes from './RowList.module.css';
import type { LineRow, RowActions } from './use-row-actions.ts';

interface TitleFieldProps<Line extends LineRow> {
  row: TitleRow;
  previous: string | undefined;
  actions: RowActions<Line>;
}

/** The heading of a section. */
export function TitleField<Line extends LineRow>({ row, previous, actions }: TitleFieldProps<Line>) {
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      actions.addBelow(row.id);
    } else if (event.key === 'Backspace' && row.title === '') {
      event.preventDefault();
      actions.removeEmpty(row.id, previous);
    }
  };
  return (
    <input
      data-main
      dir="auto"
      className={classes.title}
      value={row.title}
      aria-label={t('recipe.edit.title')}
      placeholder={t('recipe.edit.title-example')}
      onChange={(event) => actions.changeTitle(row.id, event.currentTarget.value)}
      onKeyDown={press}
      maxLength={1000}
    />
  );
}
