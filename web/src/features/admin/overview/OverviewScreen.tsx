import { Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { StateSign } from '../../../components/StateSign.tsx';
import { formatMoment } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../../lib/screen/media.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import frame from '../frame/AdminPage.module.css';
import { needsSomebody, useHealth } from '../health/health.tsx';
import { AdminPlaces } from './AdminPlaces.tsx';
import { Facts } from './Facts.tsx';
import { HealthList } from './HealthList.tsx';
import { Lately } from './Lately.tsx';
import classes from './Overview.module.css';
import { Problems } from './Problems.tsx';
import { ReadBack } from './ReadBack.tsx';
import { WhatRunsNext } from './WhatRunsNext.tsx';

/** The first page of the administration: whether all is well, and what to do where it is not. */
export function OverviewScreen() {
  useTitle(t('admin.title'));
  const { checkAgain, ...health } = useHealth();
  const hasSidebar = useMedia(atLeast('lg'));
  const checks = health.data?.checks;
  const worst = (['failed', 'warning'] as const).find((status) => checks?.some((check) => check.status === status));
  const problems = checks?.filter(needsSomebody).length ?? 0;
  return (
    <div className={frame.page}>
      <header className={classes.verdict}>
        {checks && <StateSign status={worst ?? 'ok'} big />}
        <div>
          <h1>{checks ? t('admin.verdict', { status: worst ?? 'ok', count: problems }) : t('admin.title')}</h1>
          {health.data && (
            <p>
              {t('admin.checked', {
                count: health.data.checks.length,
                time: formatMoment(health.data.checkedAt, { timeStyle: 'short' }),
              })}
            </p>
          )}
        </div>
        <CheckAgain isChecking={health.isFetching && checks !== undefined} onClick={checkAgain} />
      </header>
      <div className={classes.columns}>
        <div>
          <Facts />
          {checks && <Problems checks={checks} />}
          {!hasSidebar && <AdminPlaces checks={checks} />}
          {!checks && !health.error && <SkeletonRows count={6} height={64} />}
          {health.error && !checks && <ErrorState error={health.error} onRetry={checkAgain} />}
          {checks && <HealthList checks={checks} />}
          {checks && <ReadBack />}
        </div>
        {checks && (
          <div className={classes.beside}>
            <WhatRunsNext />
            <Lately />
          </div>
        )}
      </div>
    </div>
  );
}

/** On a phone its sign alone stands beside the verdict. */
function CheckAgain({ isChecking, onClick }: { isChecking: boolean; onClick: () => void }) {
  const isPhone = !useMedia(atLeast('md'));
  if (isPhone) {
    return (
      <IconButton
        icon={IconRefresh}
        label={t('admin.check-again')}
        className={classes.again}
        disabled={isChecking}
        onClick={onClick}
      />
    );
  }
  return (
    <Button variant="default" leftSection={<IconRefresh size={18} />} loading={isChecking} onClick={onClick}>
      {t('admin.check-again')}
    </Button>
  );
}
