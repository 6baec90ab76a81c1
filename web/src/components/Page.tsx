import { type ReactNode, useEffect, useRef } from 'react';
import { focusHeading } from '../lib/screen/focus-heading.ts';
import classes from './Page.module.css';

/**
 * The place of a screen's content, with the gutters of the design.
 * @param width narrow 800 px, medium 950 px, or as wide as a grid of pictures may be
 */
export function Page({ width = 'wide', children }: { width?: 'narrow' | 'medium' | 'wide'; children: ReactNode }) {
  return (
    <div className={classes.page} data-width={width}>
      {children}
    </div>
  );
}

interface PageHeadingProps {
  title: ReactNode;
  /** How many there are, or another fact in a word. */
  aside?: ReactNode;
  /** At the end of the line. */
  actions?: ReactNode;
}

/** Leads to itself where a page becomes another one in its place, as a link that is read becomes a recipe to look through. */
export function PageHeading({ title, aside, actions }: PageHeadingProps) {
  const before = useRef(title);
  useEffect(() => {
    if (typeof title === 'string' && title !== before.current) focusHeading();
    before.current = title;
  }, [title]);
  return (
    <header className={classes.heading}>
      <h1>{title}</h1>
      {aside !== undefined && <span className={classes.aside}>{aside}</span>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
