import { Outlet } from '@tanstack/react-router';
import classes from './BareLayout.module.css';
import { DemoBanner } from './DemoBanner.tsx';
import { Logo } from './Logo.tsx';
import { VisitorActions } from './VisitorActions.tsx';

/** A header and nothing else to distract: login, registration, wizard. */
export function BareLayout() {
  return (
    <div className={classes.app}>
      <DemoBanner />
      <header className={classes.bar}>
        <Logo />
        <div className={classes.end}>
          <VisitorActions logIn={false} />
        </div>
      </header>
      <main id="content" className={classes.content}>
        <Outlet />
      </main>
    </div>
  );
}
