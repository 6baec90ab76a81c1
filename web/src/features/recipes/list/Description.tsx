import { textOfMarkdown } from '@larder/kitchen';
import { useMemo } from 'react';
import classes from './Description.module.css';

/** What a recipe is, in a line or two below its name; nothing where it says nothing. */
export function Description({ text }: { text: string }) {
  const words = useMemo(() => textOfMarkdown(text), [text]);
  return words ? (
    <span className={classes.description} dir="auto">
      {words}
    </span>
  ) : null;
}
