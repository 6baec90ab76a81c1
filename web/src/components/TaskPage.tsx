import type { ReactNode, Ref } from 'react';
import { t } from '../lib/messages/index.ts';
import classes from './TaskPage.module.css';

interface TaskPageProps {
  ref?: Ref<HTMLDivElement>;
  /** Buttons that end the task, at the bottom of the screen, in reach of a thumb. */
  bar: ReactNode;
  children: ReactNode;
}

/** One task that fills the screen until it is saved or left: it scrolls above a bar of its own. */
export const TaskPage = ({ ref, bar, children }: TaskPageProps) => (
  <div ref={ref} className={classes.page} data-task>
    <div className={classes.scroll}>{children}</div>
    <section className={classes.bar} aria-label={t('recipe.edit.toolbar')}>
      {bar}
    </section>
  </div>
);
