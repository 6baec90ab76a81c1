import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../../../lib/messages/index.ts';
import { adminSections } from '../places.ts';
import classes from './Overview.module.css';

/** The other pages of the administration, where no sidebar leads there. */
export function AdminPlaces() {
  const places = adminSections.flatMap(({ items }) => items).filter(({ link }) => link.to !== '/admin');
  if (places.length === 0) return null;
  return (
    <nav className={classes.places} aria-label={t('layout.admin-navigation')}>
      {places.map(({ icon: Icon, title, subtitle, link }) => (
        <Link key={title} {...link}>
          <Icon />
          <span>
            {t(title)}
            <small>{t(subtitle)}</small>
          </span>
          <IconChevronRight className="flip" />
        </Link>
      ))}
    </nav>
  );
}
