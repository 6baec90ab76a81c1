import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../components/Dialog.tsx';
import { addDays, type Day, daysBetween, isDay } from '../../lib/dates/days.ts';
import { t } from '../../lib/messages/index.ts';
import { daysText, longDay } from './plan-words.ts';
import type { PlanActions } from './use-plan-actions.ts';

interface CopyDialogProps {
  from: Day;
  to: Day;
  actions: PlanActions;
  onClose: () => void;
}

/** Plans a day or a week once more, usually in the next week. */
export default function CopyDialog({ from, to, actions, onClose }: CopyDialogProps) {
  const more = daysBetween(from, to);
  const [target, setTarget] = useState(addDays(from, more === 0 ? 1 : 7));
  const copy = () => {
    void actions.copyDays(from, to, target);
    onClose();
  };
  return (
    <FormDialog
      opened
      small
      title={
        more === 0
          ? t('plan.copy-day-title', { day: longDay(from) })
          : t('plan.copy-title', { days: daysText(from, more) })
      }
      submitLabel={t('plan.copy')}
      disabled={!isDay(target)}
      onSubmit={copy}
      onClose={onClose}
    >
      <TextInput
        type="date"
        label={t(more === 0 ? 'plan.copy-to-day' : 'plan.copy-from-day')}
        value={target}
        onChange={(event) => setTarget(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
}
