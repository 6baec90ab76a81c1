import { Link } from '@tanstack/react-router';
import { formatList } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { useMe } from '../../../lib/session/index.ts';
import type { AnyKind, DataRow } from '../data-kind.ts';
import classes from './dialogs.module.css';

interface LossesProps {
  kind: AnyKind;
  rows: DataRow[];
}

/** As many names as one reads before deciding. */
const mostNamed = 6;

/** Where entities are used that are about to go, and what happens there. */
export function WhatIsLost({ kind, rows }: LossesProps) {
  const used = rows.filter(({ references }) => references > 0);
  const elsewhere = rows.filter(({ references, isUnused }) => references === 0 && !isUnused);
  const { Aftermath } = kind;
  return (
    <div className={classes.told}>
      {used.length > 0 && (
        <>
          <p>{t('data.delete-used', { kind: kind.name, count: rows.length })}</p>
          <ReferencesList kind={kind} rows={used} />
        </>
      )}
      {elsewhere.length > 0 && (
        <p>
          {t('data.delete-elsewhere', {
            names: formatList(elsewhere.slice(0, mostNamed).map(({ name }) => name)),
            more: Math.max(0, elsewhere.length - mostNamed),
            count: elsewhere.length,
          })}
        </p>
      )}
      {used.length + elsewhere.length === 0 && <p>{t('data.delete-unused', { count: rows.length })}</p>}
      {Aftermath && <Aftermath gone={rows.map(({ id }) => id)} />}
      <p>{t('bin.goes-to', { count: rows.length })}</p>
    </div>
  );
}

/** Those that are used most, each with the way to what uses it. */
function ReferencesList({ kind, rows }: LossesProps) {
  const groupSlug = useMe()?.groupSlug ?? '';
  const mostUsed = rows.toSorted((a, b) => b.references - a.references).slice(0, mostNamed);
  return (
    <ul className={classes.references}>
      {mostUsed.map((row) => (
        <li key={row.id}>
          <Link {...kind.referencesAt(row, groupSlug)} className={classes.link}>
            {row.name}
          </Link>
          <small>{t(kind.name === 'labels' ? 'data.on-foods' : 'data.in-recipes', { count: row.references })}</small>
        </li>
      ))}
      {rows.length > mostNamed && (
        <li className={classes.more}>{t('data.and-more', { count: rows.length - mostNamed })}</li>
      )}
    </ul>
  );
}
