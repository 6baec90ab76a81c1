import { Link } from '@tanstack/react-router';
import type { Column } from '../../components/data-table/index.ts';
import { formatList, formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useMe } from '../../lib/session/index.ts';
import classes from './columns.module.css';
import type { DataKind, DataRow } from './data-kind.ts';

/** How a table comes until somebody sorts it. */
export const byName = { by: 'name', descending: false };

export const nameColumn = <Row extends DataRow>(): Column<Row> => ({
  key: 'name',
  title: t('data.name'),
  cell: ({ name }) => <bdi>{name}</bdi>,
  least: 150,
  share: 2,
  sortBy: ({ name }) => name,
});

/** A text that may be missing. */
export const textColumn = <Row,>(
  key: string,
  title: string,
  textOf: (row: Row) => string | null,
  more: Partial<Column<Row>> = {},
): Column<Row> => ({
  key,
  title,
  cell: textOf,
  least: 120,
  share: 1.4,
  sortBy: (row) => textOf(row) || null,
  ...more,
});

type Referenced<Row extends DataRow> = Pick<DataKind<Row, { name: string }>, 'name' | 'referencesAt'>;

/** How many use it, as a link to them. */
export const referencesColumn = <Row extends DataRow>(title: string, kind: Referenced<Row>): Column<Row> => ({
  key: 'references',
  title,
  cell: (row) => <ReferencesLink row={row} kind={kind} />,
  least: 76,
  share: 0.5,
  sortBy: ({ references }) => references,
  isNumber: true,
});

/** The arrows lead to it from its row. */
function ReferencesLink<Row extends DataRow>({
  row,
  kind: { name, referencesAt },
}: {
  row: Row;
  kind: Referenced<Row>;
}) {
  const groupSlug = useMe()?.groupSlug ?? '';
  const count = row.references;
  if (count === 0) return formatNumber(0);
  return (
    <Link
      {...referencesAt(row, groupSlug)}
      className={classes.references}
      tabIndex={-1}
      aria-label={t(name === 'labels' ? 'data.on-foods' : 'data.in-recipes', { count })}
    >
      {formatNumber(count)}
    </Link>
  );
}

interface Aliased {
  aliases: { name: string }[];
}

export const aliasNames = ({ aliases }: Aliased): string[] => aliases.map(({ name }) => name);

/** Names as the server takes them. */
export const asAliases = (names: string[]) => names.map((name) => ({ name }));

export const aliasesColumn = <Row extends Aliased>() =>
  textColumn<Row>('aliases', t('data.aliases'), (row) => formatList(aliasNames(row), { type: 'unit' }));
