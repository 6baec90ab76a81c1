import { Button } from '@mantine/core';
import { IconArrowsSort } from '@tabler/icons-react';
import { t } from '../../../lib/messages/index.ts';
import { timelinePreferences } from './timeline-preferences.ts';

/** Newest or oldest first; a tap turns it round. */
export function TimelineOrder() {
  const [{ orderDirection }, change] = timelinePreferences.use();
  return (
    <Button
      variant="subtle"
      color="gray"
      leftSection={<IconArrowsSort size={18} stroke={1.5} aria-hidden="true" />}
      onClick={() => change({ orderDirection: orderDirection === 'desc' ? 'asc' : 'desc' })}
    >
      {t('timeline.order', { direction: orderDirection })}
    </Button>
  );
}
