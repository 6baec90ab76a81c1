import type { Organizer } from '@larder/contract';
import { TextInput } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import classes from './OrganizerScreen.module.css';
import { type OrganizerName, type OrganizerRow, useSaveOrganizer } from './organizers.api.ts';

interface RenameFieldProps {
  kind: OrganizerName;
  organizer: Pick<OrganizerRow, 'id' | 'name'>;
  /** @param saved with its new name; nothing where it keeps its own */
  onDone: (saved?: Organizer) => void;
}

/** In the place of the name: Enter saves, Escape leaves it as it was. */
export function RenameField({ kind, organizer, onDone }: RenameFieldProps) {
  const [name, setName] = useState(organizer.name);
  const { save, error, isSaving } = useSaveOrganizer(kind, (saved) => {
    toast.success(t('data.saved', { name: name.trim() }));
    onDone(saved);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === organizer.name) onDone();
    else if (name.trim() && !isSaving) save(organizer.id, name.trim());
  };
  return (
    <form className={classes.rename} onSubmit={submit} noValidate>
      <TextInput
        aria-label={t('organizers.rename-title', { name: organizer.name })}
        value={name}
        error={error?.message}
        onChange={(event) => setName(event.currentTarget.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
        maxLength={255}
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <IconButton type="submit" icon={IconCheck} label={t('action.save')} disabled={name.trim() === ''} />
      <IconButton icon={IconX} label={t('action.cancel')} onClick={() => onDone()} />
    </form>
  );
}
