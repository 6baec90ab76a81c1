import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../../lib/messages/index.ts';
import classes from './PhoneBar.module.css';
import { usePlaces } from './use-places.ts';

/** The places that a household lives in, in reach of a thumb. */
export function PhoneBar({ onMore }: { onMore: () => void }) {
  const { inBar } = usePlaces();
  return (
    <nav className={classes.bar} aria-label={t('layout.places')}>
      {inBar.map(({ icon: Icon, title, inBar: name, link }) => (
        <Link key={title} {...link} className={classes.place} activeOptions={{ exact: true, includeSearch: false }}>
          <Icon />
          {t(name ?? title)}
        </Link>
      ))}
      <button type="button" className={classes.place} onClick={onMore}>
        <IconMenu2 />
        {t('nav.more')}
      </button>
    </nav>
  );
}
