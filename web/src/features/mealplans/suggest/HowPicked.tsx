import { IconCheck, IconCopy, IconTemplate } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { addDays, type Day } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import { whenOf, whichOf } from '../settings/rule-words.ts';
import { useRules } from '../settings/rules.api.ts';
import type { PlanActions } from '../use-plan-actions.ts';
import classes from './Suggest.module.css';

const CopyDialog = lazy(() => import('../CopyDialog.tsx'));
const TemplatesDialog = lazy(() => import('../templates/TemplatesDialog.tsx'));

interface HowPickedProps {
  /** The first day of the week. */
  first: Day;
  actions: PlanActions;
}

/** The rules that suggestions keep to, and other ways to fill a week. */
export function HowPicked({ first, actions }: HowPickedProps) {
  const { rules } = useRules();
  const [asked, setAsked] = useState<'copy' | 'templates'>();
  const close = () => setAsked(undefined);
  const said = [
    t('plan.picked-different'),
    t('plan.picked-at-home'),
    ...(rules ?? []).map((rule) => t('plan.picked-rule', { when: whenOf(rule), which: whichOf(rule) })),
  ];
  return (
    <div className={classes.how}>
      <section aria-labelledby="how-picked">
        <h2 id="how-picked">{t('plan.how-picked')}</h2>
        <ul>
          {said.map((text) => (
            <li key={text}>
              <IconCheck aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
        <Link to="/group/mealplan/settings">{t('plan.change-rules')}</Link>
      </section>
      <section aria-labelledby="start-from">
        <h2 id="start-from">{t('plan.start-from')}</h2>
        <button type="button" onClick={() => setAsked('copy')}>
          <IconCopy aria-hidden="true" />
          {t('plan.week-before')}
        </button>
        <button type="button" onClick={() => setAsked('templates')}>
          <IconTemplate aria-hidden="true" />
          {t('plan.templates')}
        </button>
      </section>
      <Suspense>
        {asked === 'copy' && (
          <CopyDialog from={addDays(first, -7)} to={addDays(first, -1)} actions={actions} onClose={close} />
        )}
        {asked === 'templates' && (
          <TemplatesDialog from={first} to={addDays(first, 6)} actions={actions} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
