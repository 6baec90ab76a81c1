import { entryTypes } from '@larder/contract';
import { Checkbox, Group } from '@mantine/core';
import { BackLink } from '../../../components/BackLink.tsx';
import { Page, PageHeading } from '../../../components/Page.tsx';
import { SettingSection } from '../../../components/Settings.tsx';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { useMe } from '../../../lib/session/index.ts';
import { plannerPreferences } from '../planner-preferences.ts';
import { Repeats } from '../repeats/Repeats.tsx';
import { FirstDayField } from './FirstDayField.tsx';
import { MealTimesField } from './MealTimesField.tsx';
import { Rules } from './Rules.tsx';

/** What the meal plan keeps to: when weeks begin, which meals they show, and by which rules recipes are suggested. */
export function PlannerSettingsScreen() {
  useTitle(t('plan.settings'));
  const [{ meals }, change] = plannerPreferences.use();
  const canManage = useMe()?.canManage ?? false;
  return (
    <Page width="medium">
      <BackLink to="/group/mealplan/planner/view">{t('plan.title')}</BackLink>
      <PageHeading title={t('plan.settings')} />
      <Rules />
      <Repeats />
      <SettingSection id="week" title={t('plan.week')} hint={t('plan.week-hint')}>
        {canManage && <FirstDayField />}
        {canManage && <MealTimesField />}
        <Checkbox.Group
          label={t('plan.meals-shown')}
          description={t('plan.meals-shown-hint')}
          value={meals}
          onChange={(chosen) => change({ meals: entryTypes.filter((type) => chosen.includes(type)) })}
        >
          <Group gap="md" pt="xs">
            {entryTypes.map((type) => (
              <Checkbox
                key={type}
                value={type}
                label={t('plan.meal', { meal: type })}
                styles={{ body: { minHeight: 44, alignItems: 'center' } }}
              />
            ))}
          </Group>
        </Checkbox.Group>
      </SettingSection>
    </Page>
  );
}
