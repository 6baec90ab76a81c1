import { Checkbox, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { t } from '../../../lib/messages/index.ts';
import classes from './ChoiceList.module.css';
import { useChoices } from './choices.api.ts';
import type { KindChoice } from './KindChip.tsx';

/**
 * All categories, tags, tools or foods, to be found by a few letters and ticked.
 * @param takesFocus where it was opened to be typed into
 */
export function ChoiceList({ takesFocus = false, ...choice }: KindChoice & { takesFocus?: boolean }) {
  const { kind, chosen, requireAll, onChange } = choice;
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed, 150);
  const { choices, isPending } = useChoices(kind, settled, true);
  const toggle = (value: string) => onChange(toggled(chosen, value), requireAll);
  return (
    <>
      <TextInput
        aria-label={t('explorer.find')}
        placeholder={t('explorer.find')}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        data-autofocus={takesFocus || undefined}
      />
      <div className={classes.choices}>
        {isPending && <SkeletonRows count={4} height={44} />}
        {!isPending && choices.length === 0 && <p className={classes.none}>{t('explorer.no-choices')}</p>}
        {choices.map(({ value, name }) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
            classNames={{ root: classes.choice ?? '', body: classes.body ?? '', labelWrapper: classes.label ?? '' }}
          />
        ))}
      </div>
      <AnyOrAll {...choice} />
    </>
  );
}

export const toggled = (chosen: string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value];

/** Of several one or all have to be there. */
export function AnyOrAll({ chosen, requireAll, onChange }: KindChoice) {
  if (chosen.length < 2) return null;
  return (
    <SegmentedControl
      fullWidth
      aria-label={t('explorer.any-or-all')}
      data={[
        { value: 'any', label: t('explorer.any') },
        { value: 'all', label: t('explorer.all') },
      ]}
      value={requireAll ? 'all' : 'any'}
      onChange={(value) => onChange(chosen, value === 'all')}
    />
  );
}
