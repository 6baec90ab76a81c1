import { Link } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx';
import { useChange } from '../../../lib/api/index.ts';
import { formatList } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';
import type { DataKind, DataRow } from '../data-kind.ts';
import { inParts } from '../in-parts.ts';
import classes from './dialogs.module.css';

interface DeleteDialogProps<Row extends DataRow, Draft extends { name: string }> {
  kind: DataKind<Row, Draft>;
  rows: Row[];
  onClose: () => void;
  onDone: () => void;
}

/** As many names as one reads before deciding. */
const mostNamed = 6;

/** Asks before things go, and names where they are used. */
export function DeleteDialog<Row extends DataRow, Draft extends { name: string }>({
  kind,
  rows,
  onClose,
  onDone,
}: DeleteDialogProps<Row, Draft>) {
  const groupSlug = useMe()?.groupSlug ?? '';
  const remove = useChange(kind.endpoints.removeMany, { stale: kind.stale });
  const { data: unused } = kind.useUnused(true);
  const isUnused = unused && new Set(unused.items.map(({ id }) => id));
  const elsewhere = isUnused ? rows.filter((row) => kind.usesOf(row) === 0 && !isUnused.has(row.id)) : [];
  const used = rows.filter((row) => kind.usesOf(row) > 0).sort((a, b) => kind.usesOf(b) - kind.usesOf(a));
  const [only] = rows;
  const { Aftermath } = kind;
  const confirm = async () => {
    const ids = rows.map(({ id }) => id);
    const done = await inParts(ids, (part) => remove.mutateAsync({ body: { ids: part } })).catch(() => null);
    if (!done) return;
    toast.success(t('data.deleted', { count: done.reduce((sum, { changed }) => sum + changed, 0) }));
    onDone();
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={
        rows.length === 1 && only
          ? t('data.delete-one', { name: only.name })
          : t('data.delete-title', { kind: kind.name, count: rows.length })
      }
      confirmLabel={t('data.delete')}
      onConfirm={() => void confirm()}
      busy={remove.isPending}
    >
      <div className={classes.told}>
        {used.length === 0 ? (
          isUnused && elsewhere.length === 0 && <p>{t('data.delete-unused', { count: rows.length })}</p>
        ) : (
          <>
            <p>{t('data.delete-used', { kind: kind.name, count: rows.length })}</p>
            <ul className={classes.uses}>
              {used.slice(0, mostNamed).map((row) => (
                <li key={row.id}>
                  <Link {...kind.usesAt(row, groupSlug)} className={classes.link}>
                    {row.name}
                  </Link>
                  <small>{usesText(kind, row)}</small>
                </li>
              ))}
              {used.length > mostNamed && (
                <li className={classes.more}>{t('data.and-more', { count: used.length - mostNamed })}</li>
              )}
            </ul>
          </>
        )}
        {elsewhere.length > 0 && (
          <p>
            {t('data.delete-elsewhere', {
              names: formatList(elsewhere.slice(0, mostNamed).map(({ name }) => name)),
              more: Math.max(0, elsewhere.length - mostNamed),
            })}
          </p>
        )}
        {Aftermath && <Aftermath gone={rows.map(({ id }) => id)} />}
      </div>
    </ConfirmDialog>
  );
}

const usesText = <Row extends DataRow, Draft extends { name: string }>(kind: DataKind<Row, Draft>, row: Row) =>
  t(kind.name === 'labels' ? 'data.on-foods' : 'data.in-recipes', { count: kind.usesOf(row) });
