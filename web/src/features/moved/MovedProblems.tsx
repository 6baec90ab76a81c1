import type { MovedFrom } from '@larder/contract';
import { t } from '../../lib/messages/index.ts';

type Problem = MovedFrom['problems'][number];

/** What of another program does not come along, or not as it was. */
export function MovedProblems({ problems }: { problems: readonly Problem[] }) {
  const left = inOneSentence(problems.filter(({ reason }) => reason === 'not-carried'));
  const unheld = problems.filter(isUnheld);
  const others = problems.filter((problem) => problem.reason !== 'not-carried' && !isUnheld(problem));
  if (problems.length === 0) return null;
  return (
    <details>
      <summary>{t('moved.left', { count: left.length + others.length + unheld.length })}</summary>
      <ul>
        {left.map((problem) => (
          <li key={problem.table}>{t('moved.not-carried', { table: problem.table, rows: problem.rows })}</li>
        ))}
        {others.map((problem) => (
          <li key={`${problem.table} ${problem.reason} ${problem.example}`}>
            {inWords(problem)} <Where problem={problem} />
          </li>
        ))}
      </ul>
      <Unheld things={unheld} />
    </details>
  );
}

/** What has words of its own, and the history of the old server, which is in several tables. */
const inOneSentence = (left: readonly Problem[]): Pick<Problem, 'table' | 'rows'>[] => {
  const named = left.filter(({ table }) => namedTables.has(table));
  const rows = left.filter(({ table }) => !namedTables.has(table)).reduce((sum, problem) => sum + problem.rows, 0);
  return rows === 0 ? named : [...named, { table: 'history', rows }];
};

const namedTables = new Set(['long_live_tokens', 'invite_tokens', 'password_reset_tokens']);

const inWords = ({ table, reason, rows }: Problem): string => {
  if (reason === 'unknown-value' && table === 'planner') return t('moved.no-meal', { rows });
  if (reason === 'ended') return t('moved.ended', { rows });
  if (reason === 'no-table') return t('moved.no-table');
  return t('moved.problem', { reason: reason.replace('-', ''), rows });
};

/** Kinds of things that other programs have and that are nothing with us, by what they are called in words. */
const kinds = new Set([
  ...['expense', 'inventory', 'supermarket', 'custom_filter', 'delay_until', 'planner', 'plan', 'lists', 'listitems'],
  ...['chores', 'people', 'menus'],
]);

const isUnheld = ({ reason, table }: Problem): boolean => reason === 'refused' && kinds.has(table);

/** What there is no place for, in numbers, with the first of each kind. */
export function Unheld({ things }: { things: readonly Pick<Problem, 'table' | 'rows' | 'example'>[] }) {
  if (things.length === 0) return null;
  return (
    <>
      <p>{t('moved.no-place-title')}</p>
      <ul>
        {things.map(({ table, rows, example }) => (
          <li key={table}>
            {t('moved.no-place', { table, rows })} <small dir="auto">{example}</small>
          </li>
        ))}
      </ul>
    </>
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
