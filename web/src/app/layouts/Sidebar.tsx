import { t } from '../../lib/messages/index.ts';
import { Logo } from './Logo.tsx';
import { NavigationList } from './NavigationList.tsx';
import classes from './Sidebar.module.css';

export function Sidebar() {
  return (
    <nav className={classes.sidebar} aria-label={t('layout.main-navigation')}>
      <div className={classes.logo}>
        <Logo />
      </div>
      <NavigationList />
    </nav>
  );
}
