import { IconMenu2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { useMe, useMeFailure } from '../../lib/session/index.ts';
import { AccountButton } from './AccountButton.tsx';
import { AddButton } from './AddButton.tsx';
import { BackButton, useHasWayBack } from './BackButton.tsx';
import { Logo } from './Logo.tsx';
import { SearchField } from './SearchField.tsx';
import classes from './TopBar.module.css';
import { VisitorActions } from './VisitorActions.tsx';

const loadSearch = () => import('./SearchDialogHost.tsx');
const SearchDialogHost = lazy(loadSearch);

interface TopBarProps {
  menuOpen: boolean;
  onMenu?: () => void;
  /** Drawn before what stands at the end. */
  timers?: ReactNode;
}

export function TopBar({ menuOpen, onMenu, timers }: TopBarProps) {
  const me = useMe();
  const failure = useMeFailure();
  const hasRoom = useMedia(atLeast('md'));
  const goesBack = useHasWayBack() && !hasRoom;
  return (
    <header className={classes.bar}>
      <div className={classes.start}>
        {onMenu && (
          <IconButton
            icon={IconMenu2}
            label={t('layout.menu')}
            aria-expanded={menuOpen}
            className={classes.menu}
            onClick={onMenu}
          />
        )}
        {goesBack ? <BackButton className={classes.back} /> : !menuOpen && <Logo />}
      </div>
      <div className={classes.middle}>
        <SearchField words={t('search.placeholder')} Dialog={SearchDialogHost} load={loadSearch} />
      </div>
      <div className={classes.end}>
        {timers}
        {hasRoom && <AddButton />}
        {me ? <AccountButton me={me} /> : <VisitorActions logIn={failure === undefined} />}
      </div>
    </header>
  );
}
