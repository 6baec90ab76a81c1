import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../components/Dialog.tsx';
import { t } from '../../lib/messages/index.ts';
import type { Meal } from './plan.ts';
import { mealOn } from './plan-words.ts';

interface NoteDialogProps {
  meal: Meal;
  onSave: (note: { title: string; text: string }) => void;
  onClose: () => void;
}

/** Something without a recipe: dinner with friends, or what is in the freezer. */
export default function NoteDialog({ meal, onSave, onClose }: NoteDialogProps) {
  const [title, setTitle] = useState('');
  const [text, setText] = useState('');
  return (
    <FormDialog
      opened
      small
      title={mealOn(meal)}
      submitLabel={t('plan.add-note')}
      disabled={title.trim() === ''}
      onSubmit={() => onSave({ title: title.trim(), text: text.trim() })}
      onClose={onClose}
    >
      <TextInput
        label={t('plan.note-title')}
        placeholder={t('plan.note-example')}
        value={title}
        maxLength={1000}
        onChange={(event) => setTitle(event.currentTarget.value)}
        data-autofocus
      />
      <Textarea
        label={t('plan.note')}
        value={text}
        autosize
        maxLength={10_000}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
