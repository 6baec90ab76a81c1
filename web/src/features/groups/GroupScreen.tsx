import { contract, type GroupPreferences } from '@larder/contract';
import { Select, Switch } from '@mantine/core';
import { ErrorState } from '../../components/ErrorState.tsx';
import { Page, PageHeading } from '../../components/Page.tsx';
import { SkeletonRows } from '../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { locale, type MessageKey, t } from '../../lib/messages/index.ts';
import { useTitle } from '../../lib/screen/use-title.ts';
import { useMe } from '../../lib/session/index.ts';
import classes from './GroupScreen.module.css';

type FlagName = {
  [Key in keyof GroupPreferences]: GroupPreferences[Key] extends boolean ? Key : never;
}[keyof GroupPreferences];

const recipeDefaults: { name: FlagName; label: MessageKey; hint: MessageKey }[] = [
  { name: 'recipePublic', label: 'group.recipe-public', hint: 'group.recipe-public-hint' },
  { name: 'recipeShowNutrition', label: 'group.recipe-nutrition', hint: 'group.recipe-nutrition-hint' },
  { name: 'recipeShowAssets', label: 'group.recipe-assets', hint: 'group.recipe-assets-hint' },
  { name: 'recipeLandscapeView', label: 'group.recipe-landscape', hint: 'group.recipe-landscape-hint' },
  { name: 'recipeDisableAmount', label: 'group.recipe-amounts-off', hint: 'group.recipe-amounts-off-hint' },
  { name: 'recipeDisableComments', label: 'group.recipe-comments-off', hint: 'group.recipe-comments-off-hint' },
];

/** 4 January 1970 was a Sunday. */
const weekday = (day: number) =>
  new Intl.DateTimeFormat(locale(), { weekday: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(1970, 0, 4 + day)));

/** A household that opens its doors shows its recipes; without those visitors would find nothing. */
const withConsequences = (name: FlagName, chosen: boolean): Partial<GroupPreferences> =>
  name === 'privateGroup' && !chosen ? { privateGroup: false, recipePublic: true } : { [name]: chosen };

/** Every choice is saved at once. */
export function GroupScreen() {
  const me = useMe();
  const { data: preferences, error, refetch } = useFetch(contract.groups.preferences);
  const change = useChange(contract.groups.changePreferences, {
    optimistic: (update, { body }) => update.edit(contract.groups.preferences, (now) => ({ ...now, ...body })),
  });
  useTitle(t('group.title'));

  const flag = (name: FlagName, label: MessageKey, hint: MessageKey) => (
    <Switch
      key={name}
      label={t(label)}
      description={t(hint)}
      checked={preferences?.[name] ?? false}
      onChange={(event) => change.mutate({ body: withConsequences(name, event.currentTarget.checked) })}
    />
  );

  return (
    <Page width="narrow">
      <PageHeading title={t('group.title')} aside={me?.group} />
      {error && <ErrorState error={error} onRetry={() => refetch()} />}
      {!preferences && !error && <SkeletonRows count={6} height={72} />}
      {preferences && (
        <div className={classes.sections}>
          <section aria-labelledby="group-household">
            <h2 id="group-household">{t('group.household')}</h2>
            {flag('privateGroup', 'group.private', 'group.private-hint')}
            <Select
              label={t('group.first-day')}
              data={Array.from({ length: 7 }, (_, day) => ({ value: String(day), label: weekday(day) }))}
              value={String(preferences.firstDayOfWeek)}
              onChange={(day) => day !== null && change.mutate({ body: { firstDayOfWeek: Number(day) } })}
              allowDeselect={false}
              className={classes.day ?? ''}
            />
          </section>
          <section aria-labelledby="group-defaults">
            <h2 id="group-defaults">{t('group.defaults')}</h2>
            <p className={classes.hint}>{t('group.defaults-hint')}</p>
            {recipeDefaults.map(({ name, label, hint }) => flag(name, label, hint))}
          </section>
        </div>
      )}
    </Page>
  );
}
