import type { ReactNode } from 'react';
import { Page } from '../../components/Page.tsx';
import { useTitle } from '../../lib/screen/use-title.ts';
import classes from './MovingIn.module.css';

interface MovePageProps {
  title: string;
  /** What one does here, in a sentence. */
  hint?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** All pages of moving in have the same edge and heading. */
export function MovePage({ title, hint, actions, children }: MovePageProps) {
  useTitle(title);
  return (
    <Page>
      <header className={classes.heading}>
        <div>
          <h1>{title}</h1>
          {hint && <p>{hint}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </Page>
  );
}
