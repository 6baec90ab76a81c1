import { Button } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRef } from 'react';
import { IconButton } from '../../../components/IconButton.tsx';
import { t } from '../../../lib/messages/index.ts';
import { GrowingField } from '../../recipes/index.ts';
import classes from './NotesField.module.css';
import { type Note, newNote } from './preview-draft.ts';

interface NotesFieldProps {
  notes: Note[];
  onNotes: (notes: Note[]) => void;
}

/** Remarks about a recipe, each with a title if it has one. */
export function NotesField({ notes, onNotes }: NotesFieldProps) {
  const fields = useRef(new Map<string, HTMLTextAreaElement>());
  const change = (id: string, part: Partial<Note>) =>
    onNotes(notes.map((note) => (note.id === id ? { ...note, ...part } : note)));
  const add = () => {
    const note = newNote();
    onNotes([...notes, note]);
    requestAnimationFrame(() => fields.current.get(note.id)?.focus());
  };
  return (
    <div className={classes.notes}>
      {notes.map(({ id, title, text }, index) => (
        <div key={id} className={classes.note}>
          <GrowingField
            className={classes.title}
            value={title}
            aria-label={t('import.preview.note-title', { place: index + 1 })}
            placeholder={t('import.preview.note-title-example')}
            onText={(title) => change(id, { title: title.replaceAll('\n', ' ') })}
          />
          <GrowingField
            ref={(field) => {
              if (field) fields.current.set(id, field);
              else fields.current.delete(id);
            }}
            value={text}
            aria-label={t('import.preview.note', { place: index + 1 })}
            onText={(text) => change(id, { text })}
          />
          <IconButton
            icon={IconX}
            label={t('import.preview.remove-note', { place: index + 1 })}
            className={classes.remove}
            onClick={() => onNotes(notes.filter((note) => note.id !== id))}
          />
        </div>
      ))}
      <Button
        variant="subtle"
        size="compact-md"
        className={classes.add ?? ''}
        leftSection={<IconPlus size={18} stroke={1.5} />}
        onClick={add}
      >
        {t('import.preview.add-note')}
      </Button>
    </div>
  );
}
