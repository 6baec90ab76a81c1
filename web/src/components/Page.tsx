import type { ReactNode } from 'react';
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

export function PageHeading({ title, aside, actions }: PageHeadingProps) {
  return (
    <header className={classes.heading}>
      <h1>{title}</h1>
      {aside !== undefined && <span className={classes.aside}>{aside}</span>}
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
