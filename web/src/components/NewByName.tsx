import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './NewByName.module.css';

interface NewByNameProps {
  label: string;
  placeholder: string;
  /** What the field begins with. */
  initially?: string;
  /** Of the button. */
  create: string;
  onCreate: (name: string) => void;
  isPending: boolean;
  error?: string | undefined;
  /** Where the dialog begins. */
  autoFocus?: boolean;
}

/** Below a choice of what there is: a new one, by a name alone. */
export function NewByName({ label, placeholder, create, onCreate, isPending, error, ...field }: NewByNameProps) {
  const [name, setName] = useState(field.initially ?? '');
  return (
    <form
      className={classes.new}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() !== '' && !isPending) onCreate(name.trim());
      }}
    >
      <TextInput
        label={label}
        placeholder={placeholder}
        value={name}
        maxLength={255}
        onChange={(event) => setName(event.currentTarget.value)}
        error={error}
        data-autofocus={field.autoFocus || undefined}
      />
      <Button
        type="submit"
        variant="default"
        leftSection={<IconPlus size={20} />}
        loading={isPending}
        disabled={name.trim() === ''}
      >
        {create}
      </Button>
    </form>
  );
}
