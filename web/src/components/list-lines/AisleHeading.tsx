import classes from './ListLines.module.css';

/** @param color none for what lies in no aisle */
export function AisleHeading({ name, color, count }: { name: string; color: string | undefined; count: number }) {
  return (
    <h2 className={classes.heading}>
      <i className={classes.dot} style={{ backgroundColor: color ?? 'var(--line-strong)' }} />
      <span dir="auto">{name}</span>
      <small>{count}</small>
    </h2>
  );
}
