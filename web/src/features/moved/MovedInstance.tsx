import type { MovedFrom } from '@larder/contract';
import { t } from '../../lib/messages/index.ts';
import classes from './MovedInstance.module.css';
import { MovedProblems } from './MovedProblems.tsx';

/** What a backup of another program held, group by group, and what of it does not come along. */
export function MovedInstance({ from: { version, groups, problems } }: { from: MovedFrom }) {
  return (
    <section className={classes.moved} aria-label={t('moved.from', { version })}>
      <p>{t('moved.from', { version })}</p>
      <ul>
        {groups.map(({ name, households, ...counts }) => (
          <li key={name}>
            <b>{name}</b> {t('moved.group', counts)}
            {households > 1 && <small>{t('moved.households', { count: households })}</small>}
          </li>
        ))}
      </ul>
      <MovedProblems problems={problems} />
    </section>
  );
}
