import { IconLanguage, IconMoon, IconSun } from '@tabler/icons-react';
import { Link, useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useAppearance } from '../../lib/theme/appearance.ts';
import classes from './VisitorActions.module.css';

const LanguageDialog = lazy(() => import('./LanguageDialog.tsx'));

/** What a visitor finds where members have their menu. */
export function VisitorActions({ logIn = true }: { logIn?: boolean }) {
  const [languages, setLanguages] = useState<'never' | 'open' | 'closed'>('never');
  const { scheme, choose } = useAppearance();
  const page = useRouterState({ select: ({ location }) => location.href });
  return (
    <>
      <IconButton
        icon={IconLanguage}
        label={t('language.choose')}
        onClick={() => setLanguages('open')}
        aria-haspopup="dialog"
      />
      <IconButton
        icon={scheme === 'dark' ? IconSun : IconMoon}
        label={t(scheme === 'dark' ? 'appearance.to-light' : 'appearance.to-dark')}
        onClick={() => choose(scheme === 'dark' ? 'light' : 'dark')}
      />
      {logIn && (
        <Link to="/login" search={{ redirect: page }} className={classes.logIn}>
          {t('account.log-in')}
        </Link>
      )}
      {languages !== 'never' && (
        <Suspense>
          <LanguageDialog opened={languages === 'open'} onClose={() => setLanguages('closed')} />
        </Suspense>
      )}
    </>
  );
}
