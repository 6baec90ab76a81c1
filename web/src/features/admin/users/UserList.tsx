import type { AdminUser } from '@larder/contract';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Avatar } from '../../../components/Avatar.tsx';
import { capitalized, formatMoment, formatNearDay, formatNearMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { avatarOf } from '../../../lib/session/index.ts';
import { rightsInWords } from './rights.ts';
import { UserMenu } from './UserMenu.tsx';
import classes from './Users.module.css';
import { waysIn } from './ways-in.ts';

/** A lock never lasts for months. */
const soon = { weekday: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** Everybody in a table; on a phone a line or two each. */
export function UserList({ users, refetch }: { users: AdminUser[]; refetch: () => void }) {
  return (
    <table className={classes.people}>
      <thead>
        <tr>
          <th>{t('account.full-name')}</th>
          <th className={classes.wide}>{t('admin.group')}</th>
          <th className={classes.wide}>{t('admin.may')}</th>
          <th className={classes.widest}>{t('admin.logs-in-with')}</th>
          <th className={classes.wide}>{t('admin.last-seen')}</th>
          <td />
        </tr>
      </thead>
      <tbody>
        {users.map((user) => (
          <tr key={user.id}>
            <td>
              <Link to="/admin/manage/users/$userId" params={{ userId: user.id }} className={classes.who}>
                <Avatar name={user.fullName} src={avatarOf(user)} size={40} />
                <span>
                  <b dir="auto">{user.fullName}</b>
                  <small className={classes.wide}>{user.email}</small>
                  <small className={classes.narrow}>
                    {rightsInWords(user)} · <span className={classes.whole}>{seenOf(user)}</span>
                  </small>
                  {user.lockedUntil && <Locked until={user.lockedUntil} className={classes.narrow} />}
                </span>
              </Link>
            </td>
            <td className={classes.wide} dir="auto">
              {user.group}
            </td>
            <td className={classes.wide}>{rightsInWords(user)}</td>
            <td className={classes.widest}>{waysIn(user)}</td>
            <td className={`${classes.wide} ${classes.seen}`}>
              {user.lockedUntil ? (
                <Locked until={user.lockedUntil} />
              ) : (
                <span className={user.seenAt ? '' : classes.never}>{seenOf(user)}</span>
              )}
            </td>
            <td className={classes.menu}>
              <UserMenu user={user} refetch={refetch} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of other days than today the day is enough. */
const seenOf = ({ seenAt }: AdminUser): string => {
  if (!seenAt) return t('admin.not-seen');
  const day = formatNearDay(seenAt);
  return day === formatNearDay(Date.now()) ? formatNearMoment(seenAt) : capitalized(day);
};

function Locked({ until, className = '' }: { until: string; className?: string | undefined }) {
  return (
    <span className={[classes.locked, className].filter(Boolean).join(' ')}>
      <IconLock size={18} aria-hidden="true" />
      {t('admin.locked-until', { time: formatMoment(until, soon) })}
    </span>
  );
}
