import { Button } from '@mantine/core';
import { IconCopy, IconWand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { addDays, type Day } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import type { Asked } from './asked.ts';
import classes from './Plan.module.css';

/** Ways to fill a week on which nothing is planned. */
export function EmptyWeek({ first, onAsk }: { first: Day; onAsk: (asked: Asked) => void }) {
  return (
    <div className={classes.empty}>
      <p>{t('plan.empty-week')}</p>
      <Button
        variant="light"
        leftSection={<IconWand size={20} stroke={1.5} />}
        renderRoot={(props) => <Link to="/group/mealplan/planner/suggest" search={{ day: first }} {...props} />}
      >
        {t('plan.suggest')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconCopy size={20} stroke={1.5} />}
        onClick={() => onAsk({ what: 'copy', from: addDays(first, -7), to: addDays(first, -1) })}
      >
        {t('plan.copy-last-week')}
      </Button>
    </div>
  );
}
