import type { ImportPreview } from '@larder/contract';
import { useState } from 'react';
import { t } from '../../../lib/messages/index.ts';
import { importPreferences } from '../import-preferences.ts';
import { TakeOrLeave } from '../TakeOrLeave.tsx';
import { AboutFields } from './AboutFields.tsx';
import { DuplicateNotice } from './DuplicateNotice.tsx';
import { MethodFields } from './MethodFields.tsx';
import { MoreFields } from './MoreFields.tsx';
import { NotPlaced } from './NotPlaced.tsx';
import { type ChangeDraft, draftOf, type PreviewDraft } from './preview-draft.ts';
import { SourceLine } from './SourceLine.tsx';
import { useSaving } from './use-saving.ts';
import { useUnderstanding } from './use-understanding.ts';

interface PreviewFormProps {
  preview: ImportPreview;
  groupSlug: string;
  onSaved: (slug: string) => void;
  onDiscard: () => void;
}

/** What was read, to be looked at and put right before it is saved. */
export function PreviewForm({ preview, groupSlug, onSaved, onDiscard }: PreviewFormProps) {
  const [{ includeTags, understand }] = importPreferences.use();
  const [draft, setDraft] = useState<PreviewDraft>(() => draftOf(preview, { takeTags: includeTags }));
  const [into, setInto] = useState<string | null>(null);
  const { save, isSaving, error } = useSaving(preview, onSaved);
  const understanding = useUnderstanding(draft.ingredients, preview.language, understand);
  const change: ChangeDraft = (part) =>
    setDraft((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }));
  const part = { preview, draft, change };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(draft, { into, understanding });
      }}
      noValidate
      data-checking
    >
      <SourceLine preview={preview} unplaced={draft.unplaced.length} />
      <DuplicateNotice duplicates={preview.duplicates} groupSlug={groupSlug} into={into} onInto={setInto} />
      <AboutFields {...part} />
      <MethodFields {...part} parsing={understanding.parsing} />
      <MoreFields {...part} />
      <NotPlaced {...part} />
      <TakeOrLeave
        take={into ? t('import.preview.update') : t('import.preview.save')}
        isTaking={isSaving}
        canTake={draft.name.trim() !== ''}
        error={error}
        onDiscard={onDiscard}
      />
    </form>
  );
}
