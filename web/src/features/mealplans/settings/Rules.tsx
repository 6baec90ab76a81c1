import type { PlanRule } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconPlus, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { IconButton } from '../../../components/IconButton.tsx';
import { SettingSection } from '../../../components/Settings.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { formatList } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { lazy } from '../../../lib/screen/lazy.ts';
import classes from './PlannerSettings.module.css';
import { nameOfMissing, whenOf, whichOf } from './rule-words.ts';
import { useRemoveRule, useRules } from './rules.api.ts';

const RuleDialog = lazy(() => import('./RuleDialog.tsx'));

/** The rules by which meals are suggested, each of which says when it holds and what it asks for. */
export function Rules() {
  const { rules, error, retry } = useRules();
  const remove = useRemoveRule();
  const [asked, setAsked] = useState<PlanRule | 'new'>();
  return (
    <SettingSection id="rules" title={t('plan.rules')} hint={t('plan.rules-hint')}>
      {error && <ErrorState error={error} onRetry={retry} />}
      {!rules && !error && <SkeletonRows count={3} />}
      {rules?.length === 0 && <p className={classes.none}>{t('plan.no-rules')}</p>}
      <ul className={classes.rows}>
        {rules?.map((rule) => (
          <li key={rule.id} className={classes.row}>
            <button type="button" onClick={() => setAsked(rule)}>
              <b>{whenOf(rule)}</b>
              <small dir="auto">{whichOf(rule)}</small>
              {rule.missing.length > 0 && (
                <small className={classes.broken}>
                  <IconAlertTriangle aria-hidden="true" />
                  {t('plan.rule-broken', { names: formatList(rule.missing.map(nameOfMissing)) })}
                </small>
              )}
            </button>
            <IconButton
              icon={IconTrash}
              label={t('plan.remove-rule', { rule: whenOf(rule) })}
              onClick={() => remove(rule)}
            />
          </li>
        ))}
      </ul>
      <Button variant="default" leftSection={<IconPlus size={18} />} onClick={() => setAsked('new')}>
        {t('plan.add-rule')}
      </Button>
      <Suspense>
        {asked && <RuleDialog {...(asked !== 'new' && { rule: asked })} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </SettingSection>
  );
}
