import type { AdminUser } from '@larder/contract';
import { IconChevronRight, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../components/Avatar.tsx';
import { formatMoment, formatNearMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { avatarOf } from '../../../lib/session/index.ts';
import rows from '../frame/Rows.module.css';
import { rightsInWords } from './rights.ts';

/** A lock never lasts for months. */
const soon = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;

export function UserList({ users }: { users: AdminUser[] }) {
  return (
    <ul className={rows.rows}>
      {users.map((user) => (
        <li key={user.id}>
          <Link to="/admin/manage/users/$userId" params={{ userId: user.id }} className={rows.link}>
            <Avatar name={user.fullName} src={avatarOf(user)} size={40} />
            <span className={rows.name}>
              <b dir="auto">{user.fullName}</b>
              <small>{user.email}</small>
            </span>
            <span className={rows.facts}>
              <span className={rows.fact} dir="auto">
                {user.group}
              </span>
              <span className={rows.fact}>
                {user.lockedUntil ? (
                  <span className={rows.warning}>
                    <IconLock size={18} aria-hidden="true" />
                    {t('admin.locked-until', { time: formatMoment(user.lockedUntil, soon) })}
                  </span>
                ) : (
                  rightsInWords(user)
                )}
              </span>
              <span className={rows.fact}>
                {user.seenAt ? t('admin.seen', { when: formatNearMoment(user.seenAt) }) : t('admin.not-seen')}
              </span>
            </span>
            <IconChevronRight className="flip" size={20} aria-hidden="true" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
