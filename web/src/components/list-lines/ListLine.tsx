import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ListLines.module.css';

interface ListLineProps {
  name: string;
  /** Below the name, quietly. */
  besides?: ReactNode;
  checked: boolean;
  /** Undefined where it is there to be read. */
  onCheck: (() => void) | undefined;
  /** It can't be ticked off for now, and has no box. */
  isFixed?: boolean;
  /** At the end of the line. */
  children?: ReactNode;
}

/** What a line of a shopping list says: as much of the row as ticks it off. Stands in an `li` of the class `item`. */
export function ListLine({ name, besides, checked, onCheck, isFixed = false, children }: ListLineProps) {
  const words = (
    <>
      <span className={classes.what}>
        <span className={classes.name} dir="auto">
          {name}
        </span>
        {besides && <small dir="auto">{besides}</small>}
      </span>
      {children}
    </>
  );
  if (!onCheck) return <div className={classes.line}>{words}</div>;
  return (
    <label className={classes.line}>
      <input type="checkbox" checked={checked} disabled={isFixed} onChange={onCheck} />
      {!isFixed && (
        <span className={classes.box}>
          <IconCheck size={16} />
        </span>
      )}
      {words}
    </label>
  );
}
