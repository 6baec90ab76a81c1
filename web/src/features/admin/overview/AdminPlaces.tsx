import { contract, type HealthResult } from '@larder/contract';
import { IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { type AdminPlace, adminSections } from '../places.ts';
import classes from './Overview.module.css';

/** The other pages of the administration with how it stands there, where no sidebar leads to them. */
export function AdminPlaces({ checks = [] }: { checks?: HealthResult[] | undefined }) {
  const { data } = useFetch(contract.adminAbout.statistics);
  const counted = data && {
    '/admin/manage/users': t('admin.users-count', { count: data.totalUsers }),
    '/admin/manage/groups': t('admin.groups-count', { count: data.totalGroups }),
  };
  const known = ({ check, link }: Pick<AdminPlace, 'check' | 'link'>): string | undefined =>
    checks.find(({ id }) => id === check)?.sentence ??
    Object.entries(counted ?? {}).find(([to]) => to === link.to)?.[1];
  const places = adminSections.flatMap(({ items }) => items).filter(({ link }) => link.to !== '/admin');
  if (places.length === 0) return null;
  return (
    <nav className={classes.places} aria-label={t('layout.admin-navigation')}>
      {places.map(({ icon: Icon, title, subtitle, check, link }) => (
        <Link key={title} {...link}>
          <Icon />
          <span>
            {t(title)}
            <small>{known({ check, link }) ?? t(subtitle)}</small>
          </span>
          <IconChevronRight className="flip" />
        </Link>
      ))}
    </nav>
  );
}
