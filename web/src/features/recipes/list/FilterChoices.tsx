import { Checkbox, Popover, SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useOpenOnArrival } from '../../../components/use-arrival.ts';
import { t } from '../../../lib/messages/index.ts';
import { useChoices } from './choices.api.ts';
import classes from './FilterChoices.module.css';
import { type FilterMenuProps, KindChip, kindTitles } from './KindChip.tsx';

/** Opens at once: it is loaded by the click that asks for it. */
export default function FilterChoices({ kind, chosen, requireAll, onChange }: FilterMenuProps) {
  const { target, menu } = useOpenOnArrival();
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed, 150);
  const { choices, isPending } = useChoices(kind, settled, menu.opened || chosen.length > 0);
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value], requireAll);

  return (
    <Popover
      {...menu}
      width={300}
      position="bottom-start"
      trapFocus
      returnFocus
      // The tap that closes the list opens no recipe behind it.
      withOverlay
      overlayProps={{ backgroundOpacity: 0, zIndex: 299 }}
    >
      <Popover.Target>
        <KindChip ref={target} kind={kind} count={chosen.length} onClick={() => menu.onChange(!menu.opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t(kindTitles[kind])}>
        <TextInput
          aria-label={t('explorer.find')}
          placeholder={t('explorer.find')}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
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
        {chosen.length > 1 && (
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
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
