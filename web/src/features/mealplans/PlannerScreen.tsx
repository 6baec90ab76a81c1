import { useSearch } from '@tanstack/react-router';
import { Page, PageHeading } from '../../components/Page.tsx';
import { t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useFirstDay } from './mealplans.api.ts';
import { Planner } from './Planner.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { readPlannerSearch } from './planner-search.ts';

/** The meal plan: what is eaten this week. */
export const PlannerScreen = () => <PlannerPage isEditing={false} />;

/** The same with recipes at hand, also on a phone. */
export const PlannerEditScreen = () => <PlannerPage isEditing />;

function PlannerPage({ isEditing }: { isEditing: boolean }) {
  useTitle(t('plan.title'));
  const firstDay = useFirstDay();
  const search = readPlannerSearch(useSearch({ strict: false }));
  if (firstDay === undefined) return <PlannerSkeleton />;
  return <Planner firstDay={firstDay} search={search} isEditing={isEditing} />;
}

const PlannerSkeleton = () => (
  <Page>
    <PageHeading title={t('plan.this-week')} />
    <PlanSkeleton />
  </Page>
);
