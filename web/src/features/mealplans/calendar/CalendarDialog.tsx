import { contract } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconCalendarPlus, IconCopy, IconRefresh, IconTrash } from '@tabler/icons-react';
import { Suspense } from 'react';
import { Dialog } from '../../../components/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { useMe } from '../../../lib/session/index.ts';
import classes from './Calendar.module.css';

const QrCode = lazy(() => import('../../../components/QrCode.tsx'));

/** The secret address by which calendars read the plan: made, handed on, and ended. */
export default function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useFetch(contract.mealplanCalendar.get);
  const create = useChange(contract.mealplanCalendar.create, { saysDone: true });
  const remove = useChange(contract.mealplanCalendar.remove, { saysDone: true });
  const canManage = useMe()?.canManage ?? false;
  const address = data?.address ?? null;
  const isPending = create.isPending || remove.isPending;
  return (
    <Dialog opened title={t('plan.calendar')} onClose={onClose}>
      <p className={classes.hint}>{t('plan.calendar-hint')}</p>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows count={2} />}
      {address && (
        <>
          <code className={classes.address}>{address}</code>
          <div className={classes.actions}>
            <Button
              leftSection={<IconCalendarPlus size={20} stroke={1.5} />}
              component="a"
              href={address.replace(/^https?:/, 'webcal:')}
            >
              {t('plan.calendar-add')}
            </Button>
            <Button
              variant="default"
              leftSection={<IconCopy size={20} stroke={1.5} />}
              onClick={() => copyText(address)}
            >
              {t('copy.copy')}
            </Button>
          </div>
          <Suspense>
            <QrCode text={address} label={t('plan.calendar-code')} />
          </Suspense>
          <p className={classes.hint}>{t('plan.calendar-secret')}</p>
        </>
      )}
      {data && !address && <p>{t(canManage ? 'plan.calendar-none' : 'plan.calendar-ask')}</p>}
      {data && canManage && (
        <div className={classes.actions}>
          <Button
            variant={address ? 'default' : 'filled'}
            leftSection={address ? <IconRefresh size={20} stroke={1.5} /> : <IconCalendarPlus size={20} stroke={1.5} />}
            loading={isPending}
            onClick={() => create.mutate(undefined)}
          >
            {t(address ? 'plan.calendar-new' : 'plan.calendar-make')}
          </Button>
          {address && (
            <Button
              variant="subtle"
              color="error"
              leftSection={<IconTrash size={20} stroke={1.5} />}
              disabled={isPending}
              onClick={() => remove.mutate(undefined)}
            >
              {t('plan.calendar-end')}
            </Button>
          )}
        </div>
      )}
    </Dialog>
  );
}
