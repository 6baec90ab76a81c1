import type { PlanEntry } from '@larder/contract';
import { Button, Menu, SegmentedControl } from '@mantine/core';
import {
  IconArrowLeft,
  IconCalendarShare,
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconDots,
  IconPencil,
  IconPrinter,
  IconSettings,
  IconShare2,
  IconTemplate,
  IconWand,
} from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { IconButton } from '../../components/IconButton.tsx';
import { PageHeading } from '../../components/Page.tsx';
import { formatDay } from '../../lib/dates/dates.ts';
import { addDays, addMonths, type Day, today } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import type { Asked } from './asked.ts';
import { ListButton } from './list/ListButton.tsx';
import { daysText, weekTitle } from './plan-words.ts';
import { readPlannerSearch } from './planner-search.ts';

interface PlannerHeadProps {
  day: Day;
  days: readonly Day[];
  firstDay: number;
  isMonth: boolean;
  hasGrid: boolean;
  isEditing: boolean;
  hasPanel: boolean;
  onAsk: (asked: Asked) => void;
  entries: readonly PlanEntry[] | undefined;
}

/** Which days are shown, the way to others, and what is done with all of them. */
export function PlannerHead({
  day,
  days,
  firstDay,
  isMonth,
  hasGrid,
  isEditing,
  hasPanel,
  onAsk,
  entries,
}: PlannerHeadProps) {
  const navigate = useNavigate();
  const to = isEditing ? '/group/mealplan/planner/edit' : '/group/mealplan/planner/view';
  const by = isMonth ? { by: 'month' as const } : {};
  const go = (there: Day) =>
    void navigate({ to, search: { ...by, ...(there !== today() && { day: there }) }, replace: true });
  const step = (count: 1 | -1) => go(isMonth ? addMonths(day, count) : addDays(day, 7 * count));
  const first = days[0] ?? day;
  const title = isMonth ? formatDay(day, { month: 'long', year: 'numeric' }) : weekTitle(day, firstDay);
  const range = daysText(first, 6);
  const shoppingDays = { from: days.find((one) => one >= today()) ?? first, to: days.at(-1) ?? day };
  const unit = isMonth ? 'month' : 'week';
  return (
    <PageHeading
      title={title}
      aside={isMonth || !hasGrid || range === title ? undefined : range}
      actions={
        <>
          {isEditing && !hasPanel && (
            <IconButton
              icon={IconArrowLeft}
              points
              label={t('plan.done-planning')}
              onClick={() => void navigate({ to: '/group/mealplan/planner/view', search: readPlannerSearch })}
            />
          )}
          <IconButton icon={IconChevronLeft} points label={t('plan.earlier', { unit })} onClick={() => step(-1)} />
          {!days.includes(today()) && (
            <Button variant="default" onClick={() => go(today())}>
              {t('plan.today')}
            </Button>
          )}
          <IconButton icon={IconChevronRight} points label={t('plan.later', { unit })} onClick={() => step(1)} />
          {hasGrid && (
            <SegmentedControl
              aria-label={t('plan.shown')}
              data={[
                { value: 'week', label: t('plan.week') },
                { value: 'month', label: t('plan.month') },
              ]}
              value={unit}
              onChange={(value) =>
                void navigate({
                  to,
                  search: { ...(value === 'month' && { by: 'month' }), ...(day !== today() && { day }) },
                  replace: true,
                })
              }
            />
          )}
          {entries && !isMonth && !isEditing && (
            <ListButton {...shoppingDays} entries={entries} onAdd={() => onAsk({ what: 'list', ...shoppingDays })} />
          )}
          <Menu position="bottom-end">
            <Menu.Target>
              <IconButton icon={IconDots} label={t('plan.more')} />
            </Menu.Target>
            <Menu.Dropdown>
              {!hasPanel && !isEditing && (
                <Menu.Item
                  leftSection={<IconPencil size={20} stroke={1.5} />}
                  renderRoot={(props) => (
                    <Link to="/group/mealplan/planner/edit" search={readPlannerSearch} {...props} />
                  )}
                >
                  {t('plan.plan-recipes')}
                </Menu.Item>
              )}
              {!isMonth && (
                <Menu.Item
                  leftSection={<IconCopy size={20} stroke={1.5} />}
                  onClick={() => onAsk({ what: 'copy', from: first, to: addDays(first, 6) })}
                >
                  {t('plan.copy-week')}
                </Menu.Item>
              )}
              {!isMonth && (
                <Menu.Item
                  leftSection={<IconTemplate size={20} stroke={1.5} />}
                  onClick={() => onAsk({ what: 'templates', from: first, to: addDays(first, 6) })}
                >
                  {t('plan.templates')}
                </Menu.Item>
              )}
              {!isMonth && (
                <Menu.Item
                  leftSection={<IconWand size={20} stroke={1.5} />}
                  renderRoot={(props) => (
                    <Link to="/group/mealplan/planner/suggest" search={readPlannerSearch} {...props} />
                  )}
                >
                  {t('plan.suggest')}
                </Menu.Item>
              )}
              <Menu.Item
                leftSection={<IconPrinter size={20} stroke={1.5} />}
                renderRoot={(props) => (
                  <Link to="/group/mealplan/planner/print" search={readPlannerSearch} {...props} />
                )}
              >
                {t('plan.print')}
              </Menu.Item>
              {!isMonth && (
                <Menu.Item
                  leftSection={<IconShare2 size={20} stroke={1.5} />}
                  onClick={() => onAsk({ what: 'share', from: first })}
                >
                  {t('plan.share-week')}
                </Menu.Item>
              )}
              <Menu.Item
                leftSection={<IconCalendarShare size={20} stroke={1.5} />}
                onClick={() => onAsk({ what: 'calendar' })}
              >
                {t('plan.calendar')}
              </Menu.Item>
              <Menu.Divider />
              <Menu.Item
                leftSection={<IconSettings size={20} stroke={1.5} />}
                renderRoot={(props) => <Link to="/group/mealplan/settings" {...props} />}
              >
                {t('plan.settings')}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </>
      }
    />
  );
}
