import { CloseButton, TextInput } from '@mantine/core';
import { IconChecks, IconSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import { Chip } from '../Chip.tsx';
import { OnDemand } from '../OnDemand.tsx';
import type { Column } from './columns.ts';
import classes from './TableBar.module.css';
import { ColumnsChip, OrderChip } from './TableChips.tsx';
import type { TableTaste } from './use-table.ts';

const ColumnChoices = lazy(() => import('./ColumnChoices.tsx'));
const OrderChoices = lazy(() => import('./OrderChoices.tsx'));

interface TableBarProps<Row> {
  /** Names the search field: “Search foods”. */
  searchLabel: string;
  search: string;
  onSearch: (search: string) => void;
  columns: readonly Column<Row>[];
  taste: TableTaste;
  onTaste: (taste: Partial<TableTaste>) => void;
  /** Chips that filter the rows. */
  filters?: ReactNode;
  /** On a phone rows are ticked only in a mode of its own. */
  isSelecting: boolean;
  onSelecting: (isSelecting: boolean) => void;
}

/** Above a table: the search, the filters, and which columns are shown. On a phone: in which order its rows come, and selecting. */
export function TableBar<Row>({
  searchLabel,
  search,
  onSearch,
  columns,
  taste,
  onTaste,
  filters,
  isSelecting,
  onSelecting,
}: TableBarProps<Row>) {
  const isPhone = !useMedia(atLeast('md'));
  return (
    <div className={classes.bar}>
      <TextInput
        className={classes.search}
        type="search"
        aria-label={searchLabel}
        placeholder={searchLabel}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
        leftSection={<IconSearch size={18} aria-hidden="true" />}
        rightSection={search ? <CloseButton aria-label={t('table.clear-search')} onClick={() => onSearch('')} /> : null}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset brings a border and a legend that the row has no use for */}
      <div role="group" aria-label={t('table.view')} className={classes.chips}>
        {filters}
        {isPhone ? (
          <>
            <OnDemand button={(ask) => <OrderChip columns={columns} sorting={taste.sorting} onClick={ask} />}>
              <OrderChoices columns={columns} sorting={taste.sorting} onSort={(sorting) => onTaste({ sorting })} />
            </OnDemand>
            <Chip selected={isSelecting} onClick={() => onSelecting(!isSelecting)}>
              <IconChecks />
              {t('table.selecting')}
            </Chip>
          </>
        ) : (
          <OnDemand button={(ask) => <ColumnsChip onClick={ask} />}>
            <ColumnChoices columns={columns} chosen={taste.columns} onChoose={(columns) => onTaste({ columns })} />
          </OnDemand>
        )}
      </div>
    </div>
  );
}
