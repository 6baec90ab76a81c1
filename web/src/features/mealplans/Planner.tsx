import { Suspense, useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page } from '../../components/Page.tsx';
import { today, weekOf, weeksOfMonth } from '../../lib/dates/days.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { ShareDialog } from '../sharing/index.ts';
import type { Asked } from './asked.ts';
import { DayList } from './DayList.tsx';
import { EmptyWeek } from './EmptyWeek.tsx';
import { Hand } from './Hand.tsx';
import { MonthGrid } from './MonthGrid.tsx';
import { mealOf, placedAt } from './meal-order.ts';
import { usePlan } from './mealplans.api.ts';
import classes from './Plan.module.css';
import { PlanDragging } from './PlanDragging.tsx';
import { PlannerHead } from './PlannerHead.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { daysText } from './plan-words.ts';
import { plannerPreferences } from './planner-preferences.ts';
import type { PlannerSearch } from './planner-search.ts';
import { RecipePanel } from './RecipePanel.tsx';
import { useChoosing } from './use-choosing.ts';
import { usePlanActions } from './use-plan-actions.ts';
import { WeekGrid } from './WeekGrid.tsx';

const EntryDialog = lazy(() => import('./EntryDialog.tsx'));
const NoteDialog = lazy(() => import('./NoteDialog.tsx'));
const PickSheet = lazy(() => import('./PickSheet.tsx'));
const CalendarDialog = lazy(() => import('./calendar/CalendarDialog.tsx'));
const CopyDialog = lazy(() => import('./CopyDialog.tsx'));
const AddToListDialog = lazy(() => import('./list/AddToListDialog.tsx'));
const TemplatesDialog = lazy(() => import('./templates/TemplatesDialog.tsx'));

/** From this width on recipes have room beside the week. */
const withPanel = '(min-width: 80em)';

interface PlannerProps {
  firstDay: number;
  search: PlannerSearch;
  isEditing: boolean;
}

/** A week or a month of the plan, with recipes to plan from. */
export function Planner({ firstDay, search, isEditing }: PlannerProps) {
  const hasGrid = useMedia(atLeast('lg'));
  const isBeside = useMedia(withPanel);
  const [taste] = plannerPreferences.use();
  const [asked, setAsked] = useState<Asked>();
  const day = search.day ?? today();
  const isMonth = hasGrid && search.by === 'month';
  const weeks = isMonth ? weeksOfMonth(day, firstDay) : [weekOf(day, firstDay)];
  const days = weeks.flat();
  const [first, last] = [days[0] ?? day, days.at(-1) ?? day];
  const { entries, error, retry } = usePlan(first, last);
  const actions = usePlanActions();
  const choosing = useChoosing(actions);
  const { picked, chosen, leave } = choosing;
  const isStrip = isEditing && !isBeside;
  const close = () => setAsked(undefined);
  const askNote = () => {
    if (chosen) setAsked({ what: 'note', meal: chosen });
    leave();
  };
  const opened = asked?.what === 'entry' ? entries?.find(({ id }) => id === asked.id) : undefined;
  const handlers = {
    picked,
    chosen,
    onPickMeal: choosing.pickMeal,
    onOpen: ({ id }: { id: number }) => setAsked({ what: 'entry', id }),
    onAsk: setAsked,
    actions,
  };
  const panel = {
    chosen,
    picked,
    onPick: choosing.pickRecipe,
    onNote: askNote,
    onAny: choosing.pickAny,
    onLeave: leave,
  };

  return (
    <Page>
      <PlanDragging
        onDrop={(dragged, target) => {
          if (dragged.kind === 'entry' && target.at)
            return void actions.order(placedAt(mealOf(entries ?? [], target.at), dragged.entry, target.at));
          if (dragged.kind === 'entry') return actions.move(dragged.entry, target);
          void actions.add([
            { recipe: dragged.recipe, date: target.date, entryType: target.entryType ?? taste.entryType },
          ]);
        }}
      >
        <div data-task={isStrip || undefined} data-strip={isStrip || undefined} className={classes.planner}>
          <PlannerHead
            day={day}
            days={days}
            firstDay={firstDay}
            isMonth={isMonth}
            hasGrid={hasGrid}
            isEditing={isEditing}
            hasPanel={isBeside}
            onAsk={setAsked}
            entries={entries}
          />
          {picked && !isBeside && (
            <Hand recipe={picked} servings={choosing.servings} onServings={choosing.setServings} onLeave={leave} />
          )}
          <div className={classes.layout} data-beside={isBeside || undefined}>
            <div>
              {error && <ErrorState error={error} onRetry={retry} />}
              {!entries && !error && <PlanSkeleton />}
              {entries?.length === 0 && !isMonth && !isStrip && <EmptyWeek first={first} onAsk={setAsked} />}
              {entries && isMonth && (
                <MonthGrid day={day} weeks={weeks} entries={entries} entryType={taste.entryType} {...handlers} />
              )}
              {entries && hasGrid && !isMonth && (
                <WeekGrid days={days} entries={entries} meals={[...taste.meals, taste.entryType]} {...handlers} />
              )}
              {entries && !hasGrid && (
                <DayList days={days} entries={entries} entryType={taste.entryType} isCompact={isStrip} {...handlers} />
              )}
            </div>
            {isBeside && <RecipePanel {...panel} searchRef={choosing.searchRef} shape="beside" />}
          </div>
          {isStrip && <RecipePanel {...panel} chosen={undefined} shape="strip" />}
        </div>
      </PlanDragging>
      <Suspense>
        {opened && (
          <EntryDialog
            key={opened.id}
            entry={opened}
            meal={mealOf(entries ?? [], opened)}
            later={(entries ?? []).filter(({ leftoverOf }) => leftoverOf === opened.id)}
            actions={actions}
            onOpen={({ id }) => setAsked({ what: 'entry', id })}
            onClose={close}
          />
        )}
        {asked?.what === 'note' && (
          <NoteDialog
            meal={asked.meal}
            onSave={(note) => {
              void actions.add([{ ...asked.meal, ...note }]);
              close();
            }}
            onClose={close}
          />
        )}
        {asked?.what === 'copy' && <CopyDialog from={asked.from} to={asked.to} actions={actions} onClose={close} />}
        {asked?.what === 'share' && (
          <ShareDialog shared={{ kind: 'week', item: asked.from, name: daysText(asked.from, 6) }} onClose={close} />
        )}
        {asked?.what === 'calendar' && <CalendarDialog onClose={close} />}
        {asked?.what === 'list' && <AddToListDialog from={asked.from} to={asked.to} onClose={close} />}
        {asked?.what === 'templates' && (
          <TemplatesDialog from={asked.from} to={asked.to} actions={actions} onClose={close} />
        )}
        {chosen && !isBeside && <PickSheet meal={chosen} {...panel} onClose={leave} />}
      </Suspense>
    </Page>
  );
}
