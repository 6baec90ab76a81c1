import { contract, entryTypes, type PlanRule, weekdays } from '@larder/contract';
import { Button, Select, TagsInput, Textarea } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { useSuggestedOrganizers } from '../../recipes/index.ts';
import classes from './PlannerSettings.module.css';
import { nameOfMissing, nameOfWeekday } from './rule-words.ts';

const namesOf = (organizers: readonly { name: string }[] = []) => organizers.map(({ name }) => name);
const named = (names: readonly string[]) => names.map((name) => ({ name }));

/** When a rule holds, and which recipes it asks for: those with all of the categories and tags. */
export default function RuleDialog({ rule, onClose }: { rule?: PlanRule; onClose: () => void }) {
  const [day, setDay] = useState<PlanRule['day']>(rule?.day ?? 'unset');
  const [entryType, setEntryType] = useState<PlanRule['entryType']>(rule?.entryType ?? 'dinner');
  const [categories, setCategories] = useState(namesOf(rule?.categories));
  const [tags, setTags] = useState(namesOf(rule?.tags));
  const [missing, setMissing] = useState(rule?.missing ?? []);
  const [filter, setFilter] = useState(rule?.queryFilterString ?? '');
  const suggestedCategories = useSuggestedOrganizers('categories');
  const suggestedTags = useSuggestedOrganizers('tags');
  const options = { quiet: true, onDone: onClose };
  const create = useChange(contract.mealplanRules.create, options);
  const replace = useChange(contract.mealplanRules.replace, options);
  const { error } = rule ? replace : create;
  const save = () => {
    const body = {
      day,
      entryType,
      categories: named(categories),
      tags: named(tags),
      queryFilterString: filter.trim(),
      ...(rule && { missing: missing.map(({ id }) => id) }),
    };
    if (rule) replace.mutate({ params: { ruleId: rule.id }, body });
    else create.mutate({ body });
  };
  return (
    <FormDialog
      opened
      title={t(rule ? 'plan.edit-rule' : 'plan.add-rule')}
      submitLabel={t('action.save')}
      busy={create.isPending || replace.isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <Select
        label={t('plan.day')}
        data={[
          { value: 'unset', label: t('plan.any-day') },
          ...weekdays.map((one) => ({ value: one, label: nameOfWeekday(one) })),
        ]}
        value={day}
        allowDeselect={false}
        onChange={(value) => setDay(weekdays.find((one) => one === value) ?? 'unset')}
        data-autofocus
      />
      <Select
        label={t('plan.which-meal')}
        data={[
          { value: 'unset', label: t('plan.any-meal') },
          ...entryTypes.map((type) => ({ value: type, label: t('plan.meal', { meal: type }) })),
        ]}
        value={entryType}
        allowDeselect={false}
        onChange={(value) => setEntryType(entryTypes.find((one) => one === value) ?? 'unset')}
      />
      <TagsInput
        label={t('nav.categories')}
        value={categories}
        onChange={setCategories}
        acceptValueOnBlur
        {...suggestedCategories}
      />
      <TagsInput label={t('nav.tags')} value={tags} onChange={setTags} acceptValueOnBlur {...suggestedTags} />
      {missing.length > 0 && (
        <div className={classes.missing}>
          <p>{t('plan.missing-hint')}</p>
          {missing.map((organizer) => (
            <Button
              key={organizer.id}
              variant="default"
              rightSection={<IconX size={18} />}
              aria-label={t('plan.take-out', { name: nameOfMissing(organizer) })}
              onClick={() => setMissing(missing.filter(({ id }) => id !== organizer.id))}
            >
              {nameOfMissing(organizer)}
            </Button>
          ))}
        </div>
      )}
      <Textarea
        label={t('cookbook.query')}
        description={`${t('plan.filter-hint')} ${t('filter.now-hint')}`}
        placeholder="totalMinutes <= 45"
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
        error={error?.code === 'list.bad-filter' ? error.message : undefined}
        autosize
        minRows={1}
        maxRows={4}
        spellCheck={false}
        autoCapitalize="none"
      />
      {error && error.code !== 'list.bad-filter' && <p role="alert">{error.message}</p>}
    </FormDialog>
  );
}
