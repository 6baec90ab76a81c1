import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { Photo } from './Photo.tsx';

interface EmptyStateProps {
  title: string;
  /** What belongs here. */
  children: ReactNode;
  /** The one action that fills it. */
  action?: ReactNode;
  /** Three pictures of what will be here. */
  pictures?: [string, string, string];
  /** Or a drawing of one's own. */
  art?: ReactNode;
  /** 2 for a part of a page that has a heading of its own. */
  level?: 1 | 2;
}

/** A page with nothing on it yet. */
export function EmptyState({ title, children, action, pictures, art, level = 1 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classes.empty}>
      {pictures && (
        <div className={classes.trio} aria-hidden="true">
          {pictures.map((picture) => (
            <span key={picture} className={classes.picture}>
              <Photo name={title} src={picture} ratio="1" important />
            </span>
          ))}
        </div>
      )}
      {art}
      <Heading>{title}</Heading>
      <p>{children}</p>
      {action}
    </div>
  );
}
