import { contract, type MoveColumn, tableFields } from '@larder/contract';
import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { FormDialog } from '../../../components/Dialog.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import classes from '../MovingIn.module.css';

interface TableColumnsDialogProps {
  moveId: string;
  itemNumber: number;
  onClose: () => void;
}

/** What each column of a table means; what nobody knows becomes a note. */
export function TableColumnsDialog({ moveId, itemNumber, onClose }: TableColumnsDialogProps) {
  const params = { moveId, itemNumber: String(itemNumber) };
  const { data, error, refetch } = useFetch(contract.moves.columns, { params });
  const save = useChange(contract.moves.chooseColumns, { onDone: onClose });
  const [chosen, setChosen] = useState<ReadonlyMap<string, MoveColumn['field']>>(new Map());
  const fieldOf = ({ header, field }: MoveColumn) => (chosen.has(header) ? (chosen.get(header) ?? null) : field);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t('moving.columns')}
      submitLabel={t('moving.columns-save')}
      busy={save.isPending}
      disabled={!data}
      onSubmit={() =>
        save.mutate({
          params,
          body: { columns: (data ?? []).map((column) => ({ header: column.header, field: fieldOf(column) })) },
        })
      }
    >
      {!data && !error && <SkeletonRows count={4} />}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <p className={classes.hint}>{t('moving.columns-hint')}</p>}
      {data?.map((column) => (
        <div key={column.header} className={classes.mapped}>
          <div>
            <b dir="auto">{column.header}</b>
            <small dir="auto" className={classes.sample}>
              {column.samples.join(' · ')}
            </small>
          </div>
          <NativeSelect
            aria-label={t('moving.columns-is', { header: column.header })}
            value={fieldOf(column) ?? ''}
            onChange={({ currentTarget: { value } }) =>
              setChosen((before) =>
                new Map(before).set(column.header, tableFields.find((field) => field === value) ?? null),
              )
            }
          >
            <option value="">{t('moving.columns-note')}</option>
            {tableFields.map((field) => (
              <option key={field} value={field}>
                {t(`moving.field.${field}`)}
              </option>
            ))}
          </NativeSelect>
        </div>
      ))}
    </FormDialog>
  );
}
