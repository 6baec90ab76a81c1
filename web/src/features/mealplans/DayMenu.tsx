import type { PlanEntry } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconCopy, IconDots, IconTrash } from '@tabler/icons-react';
import { IconButton } from '../../components/IconButton.tsx';
import type { Day } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import type { Asked } from './asked.ts';
import classes from './Plan.module.css';
import { entriesOn } from './plan.ts';
import { longDay } from './plan-words.ts';
import type { PlanActions } from './use-plan-actions.ts';

interface DayMenuProps {
  day: Day;
  entries: readonly PlanEntry[];
  actions: PlanActions;
  onAsk: (asked: Asked) => void;
}

/** What is done with all meals of a day; nothing where there are none. */
export function DayMenu({ day, entries, actions, onAsk }: DayMenuProps) {
  const begun = entriesOn(entries, day).filter(({ date }) => date === day);
  if (begun.length === 0) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <IconButton icon={IconDots} className={classes.dayMenu} label={t('plan.day-menu', { day: longDay(day) })} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCopy size={20} stroke={1.5} />}
          onClick={() => onAsk({ what: 'copy', from: day, to: day })}
        >
          {t('plan.copy-day')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTrash size={20} stroke={1.5} />} onClick={() => void actions.remove(begun)}>
          {t('plan.clear-day')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
