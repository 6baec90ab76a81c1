import { formatList } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { textColumn } from './columns.tsx';

interface Aliased {
  aliases: { name: string }[];
}

export const aliasNames = ({ aliases }: Aliased): string[] => aliases.map(({ name }) => name);

/** Names as the server takes them. */
export const asAliases = (names: string[]) => names.map((name) => ({ name }));

export const aliasesColumn = <Row extends Aliased>() =>
  textColumn<Row>('aliases', t('data.aliases'), (row) => formatList(aliasNames(row), { type: 'unit' }));
