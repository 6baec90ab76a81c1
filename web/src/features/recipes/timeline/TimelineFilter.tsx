import { timelineEventTypes } from '@larder/contract';
import { type Icon, IconCalendarEvent, IconChefHat, IconPlus } from '@tabler/icons-react';
import { Chip, ChipRow } from '../../../components/Chip.tsx';
import { t } from '../../../lib/messages/index.ts';
import { chosenTypes, type EventType, showsAll, timelinePreferences } from './timeline-preferences.ts';

const icons: Record<EventType, Icon> = { comment: IconChefHat, info: IconCalendarEvent, system: IconPlus };
const shownFirst: readonly EventType[] = ['comment', 'info', 'system'];

/** Which kinds of events are shown. */
export function TimelineFilter() {
  const [{ types }, change] = timelinePreferences.use();
  const isAll = showsAll(types);
  return (
    <ChipRow label={t('timeline.types-label')}>
      <Chip selected={isAll} onClick={() => change({ types: [...timelineEventTypes] })}>
        {t('timeline.everything')}
      </Chip>
      {shownFirst.map((type) => {
        const Icon = icons[type];
        return (
          <Chip
            key={type}
            selected={!isAll && types.includes(type)}
            onClick={() => change({ types: chosenTypes(types, type) })}
          >
            <Icon aria-hidden="true" />
            {t('timeline.type', { type })}
          </Chip>
        );
      })}
    </ChipRow>
  );
}
