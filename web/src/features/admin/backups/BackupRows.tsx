import type { Backup } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { formatAgo, formatNearDay, formatNearMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { BackupMenu } from './BackupMenu.tsx';
import classes from './Backups.module.css';
import { formatBytes, proofState, reasonOf } from './backups.api.ts';

/** As many as are looked through at a glance. */
const fewest = 10;

interface BackupRowsProps {
  backups: Backup[];
  isBusy: boolean;
  refetch: () => void;
}

/** The newest backups, each with what can be done with it; the older ones when they are asked for. */
export function BackupRows({ backups, isBusy, refetch }: BackupRowsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? backups : backups.slice(0, fewest);
  return (
    <>
      {shown.length > 0 && (
        <p className={classes.columns} aria-hidden="true">
          <span>{t('backup.made')}</span>
          <span>{t('backup.held')}</span>
          <span>{t('backup.size')}</span>
          <span>{t('backup.proof')}</span>
        </p>
      )}
      <ul className={classes.rows}>
        {shown.map((backup) => (
          <li key={backup.name}>
            <BackupRow backup={backup} />
            <BackupMenu backup={backup} isBusy={isBusy} refetch={refetch} />
          </li>
        ))}
      </ul>
      {shown.length < backups.length && (
        <Button variant="subtle" className={classes.more ?? ''} onClick={() => setShowsAll(true)}>
          {t('backup.show-all', { count: backups.length })}
        </Button>
      )}
    </>
  );
}

const signs = { proven: IconCircleCheck, damaged: IconAlertTriangle, unproven: IconCircleDashed };

function BackupRow({ backup }: { backup: Backup }) {
  const { name, createdAt, counts, bytes, proof } = backup;
  const state = proofState(backup);
  const Sign = signs[state];
  return (
    <Link to="/admin/backups/$name" params={{ name }}>
      <span>
        <b>{formatNearMoment(createdAt)}</b>
        <small>
          {formatAgo(createdAt)} · {reasonOf(backup)}
        </small>
      </span>
      <span className={classes.holds}>{t('backup.holds', { recipes: counts.recipes, pictures: counts.pictures })}</span>
      <span className={classes.size}>{formatBytes(bytes)}</span>
      <span className={classes.state} data-state={state}>
        <Sign size={18} aria-hidden="true" />
        {t('backup.state', { state, day: formatNearDay(proof?.endedAt ?? createdAt), damaged: proof?.damaged ?? 0 })}
      </span>
    </Link>
  );
}
