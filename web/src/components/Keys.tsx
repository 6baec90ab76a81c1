import classes from './Keys.module.css';

/** Keys of the keyboard as they are printed on it, pressed together or one after the other. */
export const Keys = ({ keys }: { keys: readonly string[] }) => (
  <span className={classes.keys}>
    {keys.map((key) => (
      <kbd key={key}>{key}</kbd>
    ))}
  </span>
);
