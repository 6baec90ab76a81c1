import { t } from '../../../../lib/messages/index.ts';
import type { TitleRow } from '../draft/rows.ts';
import classes from './RowList.module.css';
import { rowKeys } from './row-keys.ts';
import type { LineRow, RowActions } from './use-row-actions.ts';

interface TitleFieldProps<Line extends LineRow> {
  row: TitleRow;
  previous: string | undefined;
  actions: RowActions<Line>;
}

/** The heading of a section. */
export function TitleField<Line extends LineRow>({ row, previous, actions }: TitleFieldProps<Line>) {
  return (
    <input
      data-main
      dir="auto"
      className={classes.title}
      value={row.title}
      aria-label={t('recipe.edit.title')}
      placeholder={t('recipe.edit.title-example')}
      onChange={(event) => actions.changeTitle(row.id, event.currentTarget.value)}
      onKeyDown={rowKeys(actions, { id: row.id, previous, isEmpty: row.title === '' })}
      maxLength={1000}
    />
  );
}
