import { Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { IconButton } from '../../../../components/IconButton.tsx';
import { t } from '../../../../lib/messages/index.ts';
import { toast } from '../../../../lib/toasts/toasts.ts';
import type { NoteRow } from '../draft/recipe-draft.ts';
import { changeRow, insertAt, newId, removeRow } from '../draft/rows.ts';
import { GrowingField } from '../lists/GrowingField.tsx';
import type { EditDraft } from '../use-recipe-editing.ts';
import classes from './sections.module.css';

interface NotesSectionProps {
  notes: NoteRow[];
  edit: EditDraft;
  error: string | undefined;
}

export const NotesSection = memo(function NotesSection({ notes, edit, error }: NotesSectionProps) {
  const editNotes = (change: (notes: NoteRow[]) => NoteRow[], field?: string) =>
    edit((draft) => ({ ...draft, notes: change(draft.notes) }), field);
  const change = (id: string, part: Partial<NoteRow>, field: string) =>
    editNotes((notes) => changeRow(notes, id, (note) => ({ ...note, ...part })), `${id} ${field}`);
  const remove = (note: NoteRow, index: number) => {
    editNotes((notes) => removeRow(notes, note.id));
    toast.undoable(t('recipe.edit.removed'), t('action.undo'), () =>
      editNotes((notes) => insertAt(removeRow(notes, note.id), index, [note])),
    );
  };
  return (
    <section aria-labelledby="edit-notes" className={classes.section}>
      <h2 id="edit-notes">{t('recipe.notes')}</h2>
      {notes.map((note, index) => (
        <div key={note.id} className={classes.entry}>
          <input
            className={classes.entryTitle}
            value={note.title}
            aria-label={t('recipe.edit.note-title', { number: index + 1 })}
            placeholder={t('recipe.edit.note-title-example')}
            maxLength={1000}
            onChange={(event) => change(note.id, { title: event.currentTarget.value }, 'title')}
          />
          <IconButton
            icon={IconTrash}
            label={t('recipe.edit.remove-note', { number: index + 1 })}
            onClick={() => remove(note, index)}
          />
          <GrowingField
            className={classes.entryText ?? ''}
            value={note.text}
            aria-label={t('recipe.edit.note-text', { number: index + 1 })}
            placeholder={t('recipe.edit.note-text-example')}
            onText={(text) => change(note.id, { text }, 'text')}
          />
        </div>
      ))}
      {error && <p className={classes.error}>{error}</p>}
      <div className={classes.adders}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} />}
          onClick={() => editNotes((notes) => [...notes, { id: newId(), title: '', text: '' }])}
        >
          {t('recipe.edit.add-note')}
        </Button>
      </div>
    </section>
  );
});
