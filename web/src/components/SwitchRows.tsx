import { Switch } from '@mantine/core';
import { useId } from 'react';
import { type MessageKey, t } from '../lib/messages/index.ts';
import { SettingRow } from './Settings.tsx';
import { useSaved } from './use-saved.ts';

interface SwitchRowsProps<Name extends string> {
  rows: readonly { name: Name; label: MessageKey; hint: MessageKey }[];
  values: Readonly<Record<Name, boolean>>;
  isLocked: (name: Name) => boolean;
  /** Calls `onSaved` once the server has it. */
  onSave: (name: Name, isOn: boolean, onSaved: () => void) => void;
}

/** What can be on or off, a row each, saved as soon as it is switched, and taken back there. */
export function SwitchRows<Name extends string>({ rows, values, isLocked, onSave }: SwitchRowsProps<Name>) {
  const id = useId();
  const { savedOf, tell } = useSaved<Name, boolean>();
  const save = (name: Name, isOn: boolean, former: boolean | null) => onSave(name, isOn, () => tell(name, former));
  return rows.map(({ name, label, hint }) => (
    <SettingRow
      key={name}
      control={`${id}-${name}`}
      label={t(label)}
      hint={t(hint)}
      saved={savedOf(name, (former) => save(name, former, null))}
    >
      <Switch
        id={`${id}-${name}`}
        aria-describedby={`${id}-${name}-hint`}
        checked={values[name]}
        disabled={isLocked(name)}
        onChange={(event) => save(name, event.currentTarget.checked, values[name])}
      />
    </SettingRow>
  ));
}
