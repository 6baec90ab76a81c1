import { contract } from '@larder/contract';
import { Select } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../components/Dialog.tsx';
import { useChange } from '../../lib/api/index.ts';
import { t } from '../../lib/messages/index.ts';
import { toast } from '../../lib/toasts/toasts.ts';
import { inParts } from '../entities/index.ts';
import { useLabels } from '../labels/index.ts';
import { withoutLabel } from './LabelFilter.tsx';

/** Gives several foods a label, or takes theirs from them. */
export function LabelManyDialog({ ids, onClose }: { ids: string[]; onClose: () => void }) {
  const { data: labels } = useLabels();
  const change = useChange(contract.foods.labelMany);
  const [chosen, setChosen] = useState<string | null>(null);
  const submit = async () => {
    const labelId = chosen === withoutLabel ? null : chosen;
    const done = await inParts(ids, (part) => change.mutateAsync({ body: { ids: part, labelId } })).catch(() => null);
    if (!done) return;
    toast.success(t('data.labelled', { count: done.reduce((sum, { changed }) => sum + changed, 0) }));
    onClose();
  };
  return (
    <FormDialog
      opened
      small
      onClose={onClose}
      title={t('data.set-label-title', { count: ids.length })}
      submitLabel={t('data.set-label')}
      onSubmit={() => void submit()}
      busy={change.isPending}
      disabled={chosen === null}
    >
      <Select
        label={t('data.label')}
        placeholder={t('data.choose-label')}
        data={[
          { value: withoutLabel, label: t('data.no-label') },
          ...(labels?.items ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={chosen}
        onChange={setChosen}
        searchable
        allowDeselect={false}
        data-autofocus
      />
    </FormDialog>
  );
}
