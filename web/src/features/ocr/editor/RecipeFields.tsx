import { Textarea, TextInput } from '@mantine/core';
import { t } from '../../../lib/messages/index.ts';
import classes from './OcrEditor.module.css';
import { fieldName, type ScanDraft, type TextField, textFields } from './scan-draft.ts';

/** Below it, somebody should look. */
const leastConfidence = 0.75;

interface RecipeFieldsProps {
  draft: ScanDraft;
  /** Why the name cannot be saved. */
  nameError: string | null;
  onText: (field: TextField, text: string) => void;
  onNote: (index: number, text: string) => void;
  onFocus: (field: TextField) => void;
}

/** Name, description, yield, times and the notes that were read. */
export function RecipeFields({ draft, nameError, onText, onNote, onFocus }: RecipeFieldsProps) {
  return (
    <div className={classes.fields}>
      {textFields.map((field) => {
        const sure = draft.confidence[field];
        const isUnsure = sure !== undefined && sure < leastConfidence && draft[field] !== '';
        const props = {
          label: fieldName(field),
          dir: 'auto' as const,
          value: draft[field],
          onFocus: () => onFocus(field),
          'data-unsure': isUnsure || undefined,
          ...(isUnsure && { description: t('ocr.doubtful') }),
          ...(field === 'name' && nameError !== null && { error: nameError }),
        };
        return field === 'description' ? (
          <Textarea
            key={field}
            {...props}
            autosize
            minRows={2}
            onChange={(event) => onText(field, event.currentTarget.value)}
          />
        ) : (
          <TextInput key={field} {...props} onChange={(event) => onText(field, event.currentTarget.value)} />
        );
      })}
      {draft.notes.map(({ title, text }, index) => (
        <Textarea
          // Notes neither come nor go here.
          // biome-ignore lint/suspicious/noArrayIndexKey: a note has nothing else to be known by
          key={index}
          label={title || t('import.preview.note', { place: index + 1 })}
          dir="auto"
          autosize
          value={text}
          onChange={(event) => onNote(index, event.currentTarget.value)}
        />
      ))}
    </div>
  );
}
