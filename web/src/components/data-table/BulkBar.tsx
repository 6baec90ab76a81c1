import { type Icon, IconX } from '@tabler/icons-react';
import { t } from '../../lib/messages/index.ts';
import { IconButton } from '../IconButton.tsx';
import spoken from '../spoken.module.css';
import classes from './BulkBar.module.css';
import type { Selection } from './use-selection.ts';

/** Something that can be done with several rows at once. */
export interface BulkAction {
  icon: Icon;
  title: string;
  run: (ids: string[]) => void;
  /** It destroys something. */
  isDangerous?: boolean;
  /** How many rows it takes at least; one unless said. */
  least?: number;
  /** How many rows it takes at most; any number unless said. */
  most?: number;
}

interface BulkBarProps {
  selection: Selection;
  /** Rows of the whole table. */
  count: number;
  actions: readonly BulkAction[];
  /** For rows that are chosen in a mode of its own: the bar floats at the bottom, also before any is chosen, and leads out of it. */
  onLeave?: () => void;
}

/** In the place of the names of the columns as long as rows are selected; at the bottom of a phone. */
export function BulkBar({ selection, count, actions, onLeave }: BulkBarProps) {
  const { ids } = selection;
  const isShown = ids.size > 0 || onLeave !== undefined;
  return (
    <>
      <span role="status" className={spoken.only}>
        {isShown && t('table.selected', { count: ids.size })}
      </span>
      {isShown && (
        <div
          role="toolbar"
          aria-label={t('table.with-selected')}
          className={classes.bar}
          data-floating={onLeave !== undefined || undefined}
        >
          <IconButton
            icon={IconX}
            label={t(onLeave ? 'table.end-selecting' : 'table.select-none')}
            onClick={onLeave ?? selection.clear}
          />
          <b className={classes.count}>{t('table.selected', { count: ids.size })}</b>
          {ids.size < count && (
            <button type="button" className={classes.all} onClick={selection.selectAll}>
              {t('table.all', { count })}
            </button>
          )}
          <div className={classes.actions}>
            {actions.map(({ icon: Icon, title, run, isDangerous, least = 1, most = Infinity }) => (
              <button
                key={title}
                type="button"
                className={classes.action}
                data-dangerous={isDangerous || undefined}
                disabled={ids.size < least || ids.size > most}
                onClick={() => run([...ids])}
              >
                <Icon aria-hidden="true" />
                {title}
              </button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
