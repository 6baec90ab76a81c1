import { contract, type TimelineEvent } from '@larder/contract';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import { DayField } from '../made/DayField.tsx';
import { dateOf, type MadeDraft, momentOf } from '../made/made-draft.ts';
import { PhotoField } from '../made/PhotoField.tsx';

/** The day of an event, what is said of it, and its photo. */
export default function EventDialog({ event, onClose }: { event: TimelineEvent; onClose: () => void }) {
  const dayBefore = dateOf(new Date(event.timestamp));
  const [day, setDay] = useState<MadeDraft['day']>(() => nearDay(dayBefore));
  const [line, setLine] = useState(event.eventMessage ?? '');
  const [photo, setPhoto] = useState<File | null>(null);
  const change = useChange(contract.timeline.change);
  const picture = useChange(contract.timeline.replaceImage);
  const params = { eventId: event.id };
  const save = async () => {
    try {
      const timestamp = momentOf(day);
      await change.mutateAsync({
        params,
        body: {
          eventMessage: line.trim() === '' ? null : line.trim(),
          ...(dateOf(new Date(timestamp)) !== dayBefore && { timestamp }),
        },
      });
      if (photo) await picture.mutateAsync({ params, form: { extension: 'jpg' }, files: { image: photo } });
      onClose();
      toast.success(t('timeline.saved'));
    } catch {
      // The call has told why, and what was written is still here.
    }
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('timeline.edit-title', { name: event.recipe.name })}
      submitLabel={t('action.save')}
      onSubmit={() => void save()}
      busy={change.isPending || picture.isPending}
    >
      <DayField day={day} onChange={setDay} />
      <Textarea
        label={t('made.line')}
        autosize
        minRows={2}
        maxLength={2000}
        dir="auto"
        value={line}
        onChange={({ currentTarget }) => setLine(currentTarget.value)}
      />
      <PhotoField photo={photo} onChange={setPhoto} />
    </FormDialog>
  );
}

const nearDay = (date: string): MadeDraft['day'] => {
  const near = [0, 1].find((days) => dateOf(new Date(momentOf(days))) === date);
  return near ?? date;
};
