import { Menu } from '@mantine/core';
import { IconHeading, IconRowInsertTop, IconTrash } from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { movesOf, movingByKeys, useSortableRow } from '../../../../components/sortable/index.ts';
import { t } from '../../../../lib/messages/index.ts';
import classes from './RowList.module.css';
import { RowMenu } from './RowMenu.tsx';
import { TitleField } from './TitleField.tsx';
import type { LineRow, RowActions, RowOf } from './use-row-actions.ts';

/** Draws a line. Give the same function as long as it draws the same: then only rows that have changed are drawn anew. */
export type RenderLine<Line extends LineRow> = (
  line: Line,
  /** Its number among the lines, from 1, and the id of the row above. */
  position: { number: number; previous: string | undefined },
) => ReactNode;
/** The items of a line's menu beside moving and deleting. */
export type RenderMenu<Line extends LineRow> = (line: Line, above: RowOf<Line> | undefined) => ReactNode;

interface SortableRowProps<Line extends LineRow> {
  row: RowOf<Line>;
  index: number;
  count: number;
  number: number;
  above: RowOf<Line> | undefined;
  name: string;
  actions: RowActions<Line>;
  error: string | undefined;
  renderLine: RenderLine<Line>;
  renderMenu: RenderMenu<Line>;
}

/** A handle to drag by, the row itself, and a menu with all that can be done with it. */
// The type of `memo` forgets that the row is generic.
export const SortableRow = memo(SortableRowOf) as typeof SortableRowOf;

function SortableRowOf<Line extends LineRow>({
  row,
  index,
  count,
  number,
  above,
  name,
  actions,
  error,
  renderLine,
  renderMenu,
}: SortableRowProps<Line>) {
  const shown = name.trim() || t('recipe.edit.empty-row');
  const { row: sortable, handle } = useSortableRow(row.id, shown);

  return (
    <li {...sortable} className={classes.row} data-row={row.id} data-kind={row.kind}>
      {handle}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the fields inside, wherever the focus is */}
      <div className={classes.content} onKeyDown={movingByKeys((steps) => actions.moveBy(row.id, steps))}>
        {row.kind === 'title' ? (
          <TitleField row={row} previous={above?.id} actions={actions} />
        ) : (
          renderLine(row, { number, previous: above?.id })
        )}
        {error && (
          <p className={classes.error} role="alert">
            {error}
          </p>
        )}
      </div>
      <RowMenu label={t('recipe.edit.row-menu', { name: shown })}>
        {() => (
          <>
            {row.kind === 'line' && renderMenu(row, above)}
            <Menu.Item leftSection={<IconRowInsertTop size={20} />} onClick={() => actions.addAbove(row.id)}>
              {t('recipe.edit.add-above')}
            </Menu.Item>
            {row.kind === 'line' && (
              <Menu.Item leftSection={<IconHeading size={20} />} onClick={() => actions.addTitleAbove(row.id)}>
                {t('recipe.edit.add-title-above')}
              </Menu.Item>
            )}
            <Menu.Divider />
            <div className={classes.moves} role="presentation">
              {movesOf(index, count).map(({ icon: Icon, name, to }) => (
                <Menu.Item
                  key={name}
                  className={classes.move ?? ''}
                  aria-label={t(name)}
                  title={t(name)}
                  disabled={to === index}
                  onClick={() => actions.moveTo(row.id, to)}
                >
                  <Icon size={20} />
                </Menu.Item>
              ))}
            </div>
            <Menu.Divider />
            <Menu.Item
              className={classes.danger ?? ''}
              leftSection={<IconTrash size={20} />}
              onClick={() => actions.remove(row, index)}
            >
              {t('recipe.edit.remove')}
            </Menu.Item>
          </>
        )}
      </RowMenu>
    </li>
  );
}
