import { Button } from '@mantine/core';
import { Link, useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LogoMark } from '../../components/LogoMark.tsx';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import { correctedPath } from './corrected-path.ts';
import classes from './NotFoundScreen.module.css';

/** Leads on to the address that was probably meant; the page itself is for when there is none. */
export default function NotFoundScreen() {
  const me = useMe();
  const navigate = useNavigate();
  const { pathname, searchStr } = useRouterState({ select: ({ location }) => location });
  const better = correctedPath(pathname, me?.groupSlug);
  useTitle(t('not-found.page-title'));
  useEffect(() => {
    if (better) void navigate({ href: better + searchStr, replace: true });
  }, [better, searchStr, navigate]);

  if (better) return null;
  return (
    <main className={classes.page}>
      <p className={classes.number} aria-hidden="true">
        4<LogoMark size={104} />4
      </p>
      <h1>{t('not-found.title')}</h1>
      <p className={classes.text}>{t('not-found.text')}</p>
      <div className={classes.ways}>
        <Button renderRoot={(props) => <Link to="/" {...props} />}>{t('action.home')}</Button>
        {!me && (
          <Button
            variant="default"
            renderRoot={(props) => <Link to="/login" search={{ redirect: pathname + searchStr }} {...props} />}
          >
            {t('account.log-in')}
          </Button>
        )}
      </div>
    </main>
  );
}
