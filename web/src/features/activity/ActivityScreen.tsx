import { activityKinds, activityLifeInDays } from '@larder/contract';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { BackLink } from '../../components/BackLink.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import classes from './Activity.module.css';
import { ActivityPages } from './ActivityPages.tsx';

const kindNamed = (name: string) => activityKinds.find((kind) => kind === name);

/** Who did what in the household that others may want to know of. */
export function ActivityScreen() {
  const [kindName, setKindName] = useState('');
  useTitle(t('activity.title'));
  return (
    <Page width="medium">
      <BackLink to="/household">{t('household.title')}</BackLink>
      <PageHeading title={t('activity.title')} />
      <p className={classes.lead}>{t('activity.lead', { days: activityLifeInDays })}</p>
      <NativeSelect
        className={classes.kinds ?? ''}
        label={t('activity.show')}
        value={kindName}
        onChange={(event) => setKindName(event.currentTarget.value)}
        data={['', ...activityKinds].map((name) => ({
          value: name,
          label: t('activity.kind', { kind: name.replace('-', '') || 'all' }),
        }))}
      />
      <ActivityPages key={kindName} kind={kindNamed(kindName)} />
    </Page>
  );
}
