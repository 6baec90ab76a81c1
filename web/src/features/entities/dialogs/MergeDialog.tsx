import { Radio, Select } from '@mantine/core';
import { useState } from 'react';
import choices from '../../../components/choices.module.css';
import { FormDialog } from '../../../components/Dialog.tsx';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import type { AnyKind, DataRow } from '../data-kind.ts';
import { useUndoMerge } from '../merges.api.ts';
import classes from './dialogs.module.css';
import { MergeChanges } from './MergeChanges.tsx';

interface MergeDialogProps {
  kind: AnyKind;
  /** What is to be one: several, of which one stays, or a single one that goes into another. */
  rows: DataRow[];
  all: DataRow[];
  /** The one that stays, where that is clear. */
  stays?: string;
  onClose: () => void;
  onDone: () => void;
}

/** Shows what a merge changes before it happens; afterwards there is Undo, for 30 days among the recent merges. */
export function MergeDialog({ kind, rows, all, stays, onClose, onDone }: MergeDialogProps) {
  const mostUsed = rows.toSorted((a, b) => b.references - a.references)[0];
  const [chosen, setChosen] = useState<string | null>(stays ?? (rows.length > 1 ? (mostUsed?.id ?? null) : null));
  const target = all.find(({ id }) => id === chosen);
  const leaving = rows.filter(({ id }) => id !== chosen);
  const { merging } = kind;
  const merge = merging?.useMerge();
  const undo = useUndoMerge();

  const submit = async () => {
    if (!merge || !target) return;
    const merged: string[] = [];
    try {
      for (const { id } of leaving) merged.push((await merge.mutateAsync({ from: id, to: target.id })).mergeId);
    } catch {
      // The call has told why; what was merged before stays merged, and can be undone.
    }
    if (merged.length === 0) return;
    toast.undoable(t('data.merged', { count: merged.length, name: target.name }), t('action.undo'), () =>
      undo.all(merged),
    );
    onDone();
  };

  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('data.merge-title', { kind: kind.name })}
      submitLabel={t('data.merge')}
      onSubmit={() => void submit()}
      busy={merge?.isPending ?? false}
      disabled={!target || leaving.length === 0}
    >
      {rows.length > 1 ? (
        <Radio.Group label={t('data.merge-stays')} value={chosen} onChange={setChosen}>
          <div className={choices.choices}>
            {rows.map((row) => (
              <Radio
                key={row.id}
                value={row.id}
                label={row.name}
                description={t('data.in-recipes', { count: row.references })}
                classNames={{ body: choices.choice ?? '', inner: choices.choiceBox ?? '' }}
              />
            ))}
          </div>
        </Radio.Group>
      ) : (
        <Select
          label={t('data.merge-one-into', { name: rows[0]?.name ?? '' })}
          data={all.filter(({ id }) => id !== rows[0]?.id).map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen}
          onChange={setChosen}
          searchable
          limit={50}
          allowDeselect={false}
          data-autofocus
        />
      )}
      {merging &&
        target &&
        leaving.map(({ id }) => <MergeChanges key={id} merging={merging} from={id} to={target.id} />)}
      {target && <p className={classes.lead}>{t('data.merge-undo-hint')}</p>}
    </FormDialog>
  );
}
