import type { BackupOverview, Fetched } from '@larder/contract';
import { Link } from '@tanstack/react-router';
import { StateSign } from '../../../components/StateSign.tsx';
import { t } from '../../../lib/messages/index.ts';
import { partInWords } from '../../../lib/texts/part-in-words.ts';
import classes from './FetchBack.module.css';
import { Damages } from './restore/Damages.tsx';

type Part = Fetched['came'][number];

const inWords = (parts: readonly Part[]): string[] => parts.map(partInWords);

/** What came back the last time, and what of it was left behind. */
export function FetchedNotice({ outcome }: { outcome: NonNullable<BackupOverview['last']> }) {
  const { fetched, problem, leftOut } = outcome;
  if (!fetched) {
    return problem ? (
      <p role="alert" className={classes.cut}>
        {problem}
      </p>
    ) : null;
  }
  const { name, groupName, path, came, missing, kind, moveId } = fetched;
  // A group that has a page is the own one, into which something came.
  const hasJoined = kind === 'group' && path !== null;
  const unread = leftOut.reduce((sum, { rows }) => sum + rows, 0);
  return (
    <div role="status" className={classes.fetched}>
      <StateSign status={missing.length + unread > 0 ? 'warning' : 'ok'} big />
      <div>
        <b>{hasJoined ? t('backup.joined', { name }) : t('backup.fetched', { name, group: groupName })}</b>
        {came.length > 0 && <p>{t('backup.fetched-came', { parts: inWords(came).join(', ') })}</p>}
        {missing.length > 0 && <p>{t('backup.fetched-missing', { parts: inWords(missing).join(', ') })}</p>}
        {unread > 0 && <p>{t('backup.fetched-unread', { count: unread })}</p>}
        <Damages of={outcome} />
        {path && <Link to={path}>{t('backup.fetched-open')}</Link>}
        {moveId !== null && (
          <Link to="/group/migrations/$moveId" params={{ moveId }}>
            {t('backup.joined-move')}
          </Link>
        )}
      </div>
    </div>
  );
}
