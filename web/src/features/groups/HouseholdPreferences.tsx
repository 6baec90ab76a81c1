import { contract, type GroupPreferences } from '@larder/contract';
import { SegmentedControl, Select, Switch } from '@mantine/core';
import { SettingRow, SettingSection } from '../../components/Settings.tsx';
import { useSaved } from '../../components/use-saved.ts';
import { useChange } from '../../lib/api/index.ts';
import { formatDay } from '../../lib/dates/dates.ts';
import { locale, type MessageKey, t } from '../../lib/messages/index.ts';

type FlagName = {
  [Key in keyof GroupPreferences]: GroupPreferences[Key] extends boolean ? Key : never;
}[keyof GroupPreferences];
type Changes = Partial<Omit<GroupPreferences, 'id' | 'groupId'>>;

interface Flag {
  name: FlagName;
  label: MessageKey;
  hint: MessageKey;
  /** What it stores is that something is switched off. */
  storesOff?: boolean;
}

const recipeDefaults: Flag[] = [
  { name: 'recipeShowNutrition', label: 'group.recipe-nutrition', hint: 'group.recipe-nutrition-hint' },
  {
    name: 'recipeDisableComments',
    label: 'group.recipe-comments',
    hint: 'group.recipe-comments-hint',
    storesOff: true,
  },
  { name: 'recipeShowAssets', label: 'group.recipe-assets', hint: 'group.recipe-assets-hint' },
  { name: 'recipeLandscapeView', label: 'group.recipe-landscape', hint: 'group.recipe-landscape-hint' },
  { name: 'recipeDisableAmount', label: 'group.recipe-amounts-off', hint: 'group.recipe-amounts-off-hint' },
  { name: 'recipePublic', label: 'group.recipe-public', hint: 'group.recipe-public-hint' },
];

/** On which days weeks begin where people live; whatever else was chosen through the API is offered too. */
const firstDays = [1, 0, 6];

/** 4 January 1970 was a Sunday. */
const weekday = (day: number) => formatDay(Date.UTC(1970, 0, 4 + day), { weekday: 'long', timeZone: 'UTC' });

/** By their names, each with its three letters. */
const currencies = () => {
  const names = new Intl.DisplayNames(locale(), { type: 'currency' });
  return Intl.supportedValuesOf('currency')
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .sort((one, other) => one.label.localeCompare(other.label, locale()));
};

/** A household that opens its doors shows its recipes; without those visitors would find nothing. */
const withConsequences = (name: FlagName, isOn: boolean): Changes =>
  name === 'privateGroup' && !isOn ? { privateGroup: false, recipePublic: true } : { [name]: isOn };

/** Every choice is saved at once. */
export function HouseholdPreferences({ preferences }: { preferences: GroupPreferences }) {
  const { firstDayOfWeek, recipePublic } = preferences;
  const { savedOf, tell } = useSaved<keyof Changes, Changes>();
  const change = useChange(contract.groups.changePreferences, {
    optimistic: (update, { body }) =>
      update.edit(contract.groups.self, (now) => ({ ...now, preferences: { ...now.preferences, ...body } })),
  });
  const save = (field: keyof Changes, body: Changes, former: Changes | null) =>
    change.mutate({ body }, { onSuccess: () => tell(field, former) });
  const choose = (field: keyof Changes, body: Changes) =>
    save(field, body, { [field]: preferences[field], ...('recipePublic' in body && { recipePublic }) });
  const savedAt = (field: keyof Changes) => savedOf(field, (former) => save(field, former, null));

  const flag = ({ name, label, hint, storesOff = false }: Flag) => (
    <SettingRow key={name} control={name} label={t(label)} hint={t(hint)} saved={savedAt(name)}>
      <Switch
        id={name}
        aria-describedby={`${name}-hint`}
        checked={preferences[name] !== storesOff}
        onChange={(event) => choose(name, withConsequences(name, event.currentTarget.checked !== storesOff))}
      />
    </SettingRow>
  );

  const days = firstDays.includes(firstDayOfWeek) ? firstDays : [...firstDays, firstDayOfWeek];
  return (
    <>
      <SettingSection id="preferences" title={t('household.preferences')} hint={t('household.preferences-hint')}>
        {flag({ name: 'privateGroup', label: 'group.private', hint: 'group.private-hint' })}
        <SettingRow control="firstDayOfWeek" label={t('group.first-day')} saved={savedAt('firstDayOfWeek')} wide>
          <SegmentedControl
            id="firstDayOfWeek"
            aria-labelledby="firstDayOfWeek-label"
            data={days.map((day) => ({ value: String(day), label: weekday(day) }))}
            value={String(firstDayOfWeek)}
            onChange={(day) => choose('firstDayOfWeek', { firstDayOfWeek: Number(day) })}
          />
        </SettingRow>
        <SettingRow
          control="currency"
          label={t('group.currency')}
          hint={t('group.currency-hint')}
          saved={savedAt('currency')}
          wide
        >
          <Select
            id="currency"
            aria-labelledby="currency-label"
            data={currencies()}
            value={preferences.currency || null}
            onChange={(currency) => choose('currency', { currency: currency ?? '' })}
            placeholder={t('group.currency-none')}
            searchable
            clearable
            limit={80}
          />
        </SettingRow>
      </SettingSection>
      <SettingSection id="new-recipes" title={t('group.defaults')} hint={t('group.defaults-hint')}>
        {recipeDefaults.map(flag)}
      </SettingSection>
    </>
  );
}
