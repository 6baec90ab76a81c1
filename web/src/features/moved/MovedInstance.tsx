import type { MovedFrom } from '@larder/contract';
import { t } from '../../lib/messages/index.ts';
import classes from './MovedInstance.module.css';

type Problem = MovedFrom['problems'][number];

/** What a backup of another program held, group by group, and what of it does not come along. */
export function MovedInstance({ from: { version, groups, problems } }: { from: MovedFrom }) {
  const left = problems.filter(({ reason }) => reason === 'not-carried');
  const others = problems.filter(({ reason }) => reason !== 'not-carried');
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
      {problems.length > 0 && (
        <details>
          <summary>{t('moved.left', { count: problems.length })}</summary>
          <ul>
            {left.map((problem) => (
              <li key={problem.table}>{t('moved.not-carried', { table: problem.table, rows: problem.rows })}</li>
            ))}
            {others.map((problem) => (
              <li key={`${problem.table} ${problem.reason} ${problem.example}`}>
                {t('moved.problem', { reason: problem.reason.replace('-', ''), rows: problem.rows })}{' '}
                <Where problem={problem} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** For whoever wants to look it up there. */
function Where({ problem: { table, example } }: { problem: Problem }) {
  return (
    <small>
      <code>{table}</code>
      {example !== '' && (
        <>
          {' '}
          <code>{example}</code>
        </>
      )}
    </small>
  );
}
