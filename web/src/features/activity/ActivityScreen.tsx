import { type Activity, activityKinds, activityLifeInDays, contract } from '@larder/contract';
import { Button, NativeSelect } from '@mantine/core';
import { IconHistory, IconLogin2, IconSettings, IconShare2, IconTrash, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../components/EmptyState.tsx';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { useFetch } from '../../lib/api/index.ts';
import { formatMoment } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import classes from './Activity.module.css';

const step = 50;
const most = 200;

const icons = {
  'log-ins': IconLogin2,
  rights: IconUserCheck,
  deletions: IconTrash,
  sharing: IconShare2,
  settings: IconSettings,
};

const kindNamed = (name: string) => activityKinds.find((kind) => kind === name);

/** Who did what in the household that others may want to know of. */
export function ActivityScreen() {
  const [kindName, setKindName] = useState('');
  const [perPage, setPerPage] = useState(step);
  const kind = kindNamed(kindName);
  const query = { perPage, ...(kind && { kind }) };
  const { data, error, refetch } = useFetch(contract.activity.list, { query }, { keepPrevious: true });
  useTitle(t('activity.title'));
  return (
    <Page width="medium">
      <PageHeading title={t('activity.title')} />
      <p className={classes.lead}>{t('activity.lead', { days: activityLifeInDays })}</p>
      <NativeSelect
        className={classes.kinds ?? ''}
        label={t('activity.show')}
        value={kindName}
        onChange={(event) => {
          setKindName(event.currentTarget.value);
          setPerPage(step);
        }}
        data={['', ...activityKinds].map((name) => ({
          value: name,
          label: t('activity.kind', { kind: name.replace('-', '') || 'all' }),
        }))}
      />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows count={6} height={64} />}
      {data?.items.length === 0 && (
        <EmptyState title={t('activity.empty-title')} level={2} art={<IconHistory className={classes.art} />}>
          {t('activity.empty')}
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className={classes.list}>
          {data.items.map((activity) => (
            <ActivityRow key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
      {data?.hasMore && perPage < most && (
        <Button variant="default" className={classes.more} onClick={() => setPerPage(perPage + step)}>
          {t('activity.more')}
        </Button>
      )}
    </Page>
  );
}

function ActivityRow({ activity }: { activity: Activity }) {
  const { kind, at, address } = activity;
  const Sign = icons[kind];
  return (
    <li>
      <Sign size={20} aria-hidden="true" />
      <div>
        <b dir="auto">{sentenceOf(activity)}</b>
        <small>
          {formatMoment(at, { dateStyle: 'medium', timeStyle: 'short' })}
          {address && ` · ${address}`}
        </small>
      </div>
    </li>
  );
}

const sentenceOf = ({ kind, type, by, subject, fields }: Activity): string =>
  t('activity.sentence', {
    kind: kind.replace('-', ''),
    what: type.split('.')[1] ?? '',
    by: by ?? t('activity.nobody'),
    subject: subject ?? t('activity.unnamed'),
    fields: fields.length > 0 ? fields.join(', ') : 'none',
  });
