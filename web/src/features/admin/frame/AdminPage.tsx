import type { ReactNode } from 'react';
import { useTitle } from '../../../lib/screen/use-title.ts';
import classes from './AdminPage.module.css';

interface AdminPageProps {
  title: string;
  /** What one does here, in a sentence. */
  hint?: ReactNode;
  /** At the end of the heading's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page of the administration: all of them have the same edge and heading. */
export function AdminPage({ title, hint, actions, children }: AdminPageProps) {
  useTitle(title);
  return (
    <div className={classes.page}>
      <header className={classes.heading}>
        <div>
          <h1>{title}</h1>
          {hint && <p>{hint}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}

interface AdminSectionProps {
  /** Where links lead to it. */
  id?: string;
  title: string;
  hint?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function AdminSection({ id, title, hint, actions, children }: AdminSectionProps) {
  return (
    <section id={id} className={classes.section}>
      <header>
        <div>
          <h2>{title}</h2>
          {hint && <p>{hint}</p>}
        </div>
        {actions && <div className={classes.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  );
}
