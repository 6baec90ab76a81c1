import { Link, Outlet } from '@tanstack/react-router';
import { LogoMark } from '../../components/LogoMark.tsx';
import { useSharer } from '../../features/sharing/index.ts';
import { RunningTimers } from '../../features/timers/index.ts';
import { t } from '../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { useMe } from '../../lib/session/index.ts';
import classes from './SharedLayout.module.css';
import { VisitorActions } from './VisitorActions.tsx';

/** Around what somebody opens by a link: whose it is, and no way into a household that is not theirs. */
export function SharedLayout() {
  const me = useMe();
  const sharer = useSharer();
  const hasRoom = useMedia(atLeast('md'));
  const logo = (
    <>
      <LogoMark size={26} />
      {t('app.name')}
    </>
  );
  return (
    <div className={classes.app}>
      <header className={classes.bar}>
        {me ? (
          <Link to="/" className={classes.logo}>
            {logo}
          </Link>
        ) : (
          <span className={classes.logo}>{logo}</span>
        )}
        {sharer && <span className={classes.sharer}>{t('shared.by', { name: sharer })}</span>}
        <div className={classes.end}>
          {hasRoom && <RunningTimers />}
          <VisitorActions logIn={!me} />
        </div>
      </header>
      <main id="content" className={classes.content}>
        <Outlet />
      </main>
      <footer className={classes.foot}>
        <LogoMark size={24} />
        <p>{t('shared.kept-in', { app: t('app.name') })}</p>
      </footer>
      {!hasRoom && <RunningTimers />}
    </div>
  );
}
