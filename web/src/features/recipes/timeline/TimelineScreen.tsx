import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import salad from '../../../art/garden-salad.webp';
import pancakes from '../../../art/pancakes.webp';
import bread from '../../../art/sourdough.webp';
import compact from '../../../components/Compact.module.css';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { Page, PageHeading } from '../../../components/Page.tsx';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import classes from './Timeline.module.css';
import { TimelineFilter } from './TimelineFilter.tsx';
import { TimelineList } from './TimelineList.tsx';
import { TimelineOrder } from './TimelineOrder.tsx';

const AddEventDialog = lazy(() => import('./AddEventDialog.tsx'));

/** What the household has cooked, planned and added. */
export function TimelineScreen() {
  useTitle(t('timeline.title'));
  const [isAdding, setIsAdding] = useState(false);
  return (
    <Page width="narrow">
      <PageHeading
        title={t('timeline.title')}
        actions={
          <>
            <TimelineOrder />
            <Button
              className={compact.button ?? ''}
              leftSection={<IconPlus size={20} stroke={1.5} />}
              onClick={() => setIsAdding(true)}
            >
              {t('timeline.add-event')}
            </Button>
          </>
        }
      />
      <Suspense>{isAdding && <AddEventDialog onClose={() => setIsAdding(false)} />}</Suspense>
      <div className={classes.filter}>
        <TimelineFilter />
      </div>
      <TimelineList
        empty={
          <EmptyState title={t('timeline.none-title')} pictures={[salad, pancakes, bread]}>
            {t('timeline.none')}
          </EmptyState>
        }
      />
    </Page>
  );
}
