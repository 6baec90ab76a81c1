import { IconChevronDown, IconHomeCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatList } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from './AddToList.module.css';
import type { NeededLine } from './needed-lines.ts';

/** What is at home, folded: it can be bought all the same. */
export function LeftOut({ lines, row }: { lines: readonly NeededLine[]; row: (line: NeededLine) => ReactNode }) {
  const left = lines.filter(({ isTicked }) => !isTicked);
  const names = [...new Set(left.map(({ name }) => name))];
  return (
    <details className={classes.leftOut}>
      <summary>
        <IconHomeCheck size={20} aria-hidden="true" />
        <span>
          <b className={classes.leftCount}>{t('add-to-list.left-out', { count: names.length })}</b>
          <small className={classes.names} dir="auto">
            {formatList(names)}
          </small>
        </span>
        <IconChevronDown size={20} aria-hidden="true" />
      </summary>
      <ul>{lines.map(row)}</ul>
    </details>
  );
}
