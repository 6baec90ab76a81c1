import type { ReactNode } from 'react';
import { Page } from '../../components/Page.tsx';
import { useTitle } from '../../lib/screen/use-title.ts';
import classes from './MovingIn.module.css';

interface MovePageProps {
  /** Before the title: how it went. */
  sign?: ReactNode;
  title: string;
  /** What one does here, in a sentence. */
  hint?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** All pages of moving in have the same edge and heading. */
export function MovePage({ sign, title, hint, actions, children }: MovePageProps) {
  useTitle(title);
  return (
    <Page>
      <header className={classes.heading}>
        {sign}
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
