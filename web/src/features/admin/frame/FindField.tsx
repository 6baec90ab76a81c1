import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import classes from './Tools.module.css';

interface FindFieldProps {
  label: string;
  value: string;
  onChange: (text: string) => void;
}

/** Leaves of a list what holds a text. */
export function FindField({ label, value, onChange }: FindFieldProps) {
  return (
    <TextInput
      type="search"
      className={classes.find ?? ''}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={18} aria-hidden="true" />}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
