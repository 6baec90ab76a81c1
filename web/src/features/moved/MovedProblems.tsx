import type { MovedFrom } from '@larder/contract';
import { t } from '../../lib/messages/index.ts';

type Problem = MovedFrom['problems'][number];

/** What of another program does not come along, or not as it was. */
export function MovedProblems({ problems }: { problems: readonly Problem[] }) {
  const left = problems.filter(({ reason }) => reason === 'not-carried');
  const others = problems.filter(({ reason }) => reason !== 'not-carried');
  if (problems.length === 0) return null;
  return (
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
