import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { t } from '../../../lib/messages/index.ts';
import type { ListField } from './scan-draft.ts';

interface AddLinesDialogProps {
  field: ListField;
  /** The selection, to be looked over. */
  text: string;
  onAdd: (text: string) => void;
  onClose: () => void;
}

/** Several ingredients or steps at once, one a line; it opens with what is chosen on the picture. */
export default function AddLinesDialog({ field, text: chosen, onAdd, onClose }: AddLinesDialogProps) {
  const [text, setText] = useState(chosen);
  const isEmpty = text.trim() === '';
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(field === 'ingredients' ? 'ocr.add-ingredients-title' : 'ocr.add-steps-title')}
      width={620}
      submitLabel={t('ocr.add-lines')}
      disabled={isEmpty}
      onSubmit={() => {
        onAdd(text);
        onClose();
      }}
    >
      <Textarea
        data-autofocus
        dir="auto"
        rows={10}
        label={t(field === 'ingredients' ? 'ocr.add-ingredients-hint' : 'ocr.add-steps-hint')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
