import { plainText } from '@larder/kitchen';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { t } from '../../../lib/messages/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import type { DataKind, DataRow } from '../data-kind.ts';
import classes from './dialogs.module.css';
import { MergeDialog } from './MergeDialog.tsx';

interface EditDialogProps<Row extends DataRow, Draft extends { name: string }> {
  kind: DataKind<Row, Draft>;
  /** Undefined for a new one. */
  row: Row | undefined;
  rows: Row[];
  /** What a new one is called at first. */
  name: string;
  onClose: () => void;
}

/** Names that differ only in capitals or accents are the same. */
const plainName = (name: string) => plainText(name.trim());

/** All fields of one entity. A name that is taken offers to merge the two. */
export function EditDialog<Row extends DataRow, Draft extends { name: string }>({
  kind,
  row,
  rows,
  name,
  onClose,
}: EditDialogProps<Row, Draft>) {
  const { Fields, useSaving, merging } = kind;
  const [isMerging, setMerging] = useState(false);
  const form = useForm<Draft>({
    initialValues: row ? kind.draftOf(row) : { ...kind.emptyDraft, name },
    validate: (draft) => ({
      ...(draft.name.trim() === '' && { name: t('validation.field-required') }),
      ...kind.check(draft),
    }),
  });
  const { save, isSaving, error } = useSaving(() => {
    toast.success(t(row ? 'data.saved' : 'data.created', { name: form.values.name.trim() }));
    onClose();
  });
  const written = plainName(form.values.name);
  const isNamed = (name: string) => plainName(name) === written;
  const namesake = rows.find(
    (other) => other.id !== row?.id && (isNamed(other.name) || kind.aliasesOf?.(other).some(isNamed)),
  );
  const submit = form.onSubmit((draft) => save(row?.id, draft, ({ fields }) => form.setErrors(fields)));
  const isAtField = Object.keys(error?.fields ?? {}).some((field) => field in form.values);
  const isTaken = error !== null && namesake !== undefined && error.code.endsWith('-taken');

  if (isMerging && row && namesake)
    return (
      <MergeDialog
        kind={kind}
        rows={[row, namesake]}
        stays={namesake.id}
        all={rows}
        onClose={onClose}
        onDone={onClose}
      />
    );
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={row ? row.name : t('data.new', { kind: kind.name })}
      submitLabel={t('action.save')}
      onSubmit={submit}
      busy={isSaving}
    >
      {error && !isAtField && !isTaken && (
        <p role="alert" className={classes.notice}>
          {Object.values(error.fields).join(' ') || error.message}
        </p>
      )}
      {namesake && (
        <p role={isTaken ? 'alert' : undefined} className={isTaken ? classes.notice : classes.hint}>
          {isNamed(namesake.name)
            ? t('data.name-taken', { name: namesake.name })
            : t('data.name-leads', { alias: form.values.name.trim(), name: namesake.name })}{' '}
          {row && merging && (
            <button type="button" className={classes.link} onClick={() => setMerging(true)}>
              {t('data.merge-both')}
            </button>
          )}
        </p>
      )}
      <Fields form={form} />
    </FormDialog>
  );
}
