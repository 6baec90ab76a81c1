import { Suspense } from 'react';
import { formatList } from '../../../lib/dates/dates.ts';
import type { Day } from '../../../lib/dates/days.ts';
import { t, tRich } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { useStillToBuy } from '../list/use-still-to-buy.ts';
import classes from './PrintWeek.module.css';
import type { WeekTaste } from './week-taste.ts';

const QrCode = lazy(() => import('../../../components/QrCode.tsx'));

interface SheetFootProps {
  first: Day;
  last: Day;
  taste: WeekTaste;
}

/** Below the days: what is still to be bought for them, and the way back to the plan for whoever has a phone. */
export function SheetFoot({ first, last, taste }: SheetFootProps) {
  const { names } = useStillToBuy(first, last);
  const address = `${window.location.origin}/group/mealplan/planner/view?day=${first}`;
  const buys = taste.toBuy && names.length > 0;
  if (!buys && !taste.code) return null;
  return (
    <footer className={classes.foot}>
      <p dir="auto">
        {buys &&
          tRich('plan.still-to-buy', { foods: formatList(names, { type: 'unit' }), b: (words) => <b>{words}</b> })}
      </p>
      {taste.code && (
        <Suspense>
          <QrCode text={address} label={t('plan.print-code-label')} />
        </Suspense>
      )}
    </footer>
  );
}
