import type { SavedFilter } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { RowMenu } from '../../../../components/data-table/index.ts';
import { IconButton } from '../../../../components/IconButton.tsx';
import { OnDemand } from '../../../../components/OnDemand.tsx';
import { t } from '../../../../lib/messages/index.ts';
import { type ExplorerSearch, isSameFilter, readExplorerSearch } from '../explorer-search.ts';
import NameFilterDialog from './NameFilterDialog.tsx';
import { searchOf } from './SavedFilterChips.tsx';
import classes from './SavedFilterList.module.css';
import { useRemoveFilter, useSavedFilters } from './saved-filters.api.ts';

/** The filters that one has saved: a tap sets one; each can get another name or go. */
export function SavedFilterList({ search }: { search: ExplorerSearch }) {
  const filters = useSavedFilters();
  const [renamed, setRenamed] = useState<SavedFilter>();
  if (filters.length === 0) return null;
  return (
    <section aria-label={t('saved-filter.title')}>
      <h3 className={classes.title}>{t('saved-filter.title')}</h3>
      <ul>
        {filters.map((saved) => (
          <Row key={saved.id} saved={saved} search={search} onRename={() => setRenamed(saved)} />
        ))}
      </ul>
      {renamed && <NameFilterDialog search={search} saved={renamed} onClose={() => setRenamed(undefined)} />}
    </section>
  );
}

function Row({ saved, search, onRename }: { saved: SavedFilter; search: ExplorerSearch; onRename: () => void }) {
  const navigate = useNavigate();
  const remove = useRemoveFilter();
  const isSet = isSameFilter(searchOf(saved), search);
  const Sign = isSet ? IconBookmarkFilled : IconBookmark;
  const label = t('table.more', { name: saved.name });
  return (
    <li className={classes.row}>
      <button
        type="button"
        className={classes.name}
        aria-pressed={isSet}
        onClick={() => void navigate({ to: '.', search: isSet ? readExplorerSearch({}) : searchOf(saved) })}
      >
        <Sign size={20} stroke={1.5} aria-hidden="true" />
        <bdi>{saved.name}</bdi>
      </button>
      <OnDemand button={(ask) => <IconButton icon={IconDots} label={label} onClick={ask} />}>
        <RowMenu label={label}>
          <Menu.Item leftSection={<IconPencil />} onClick={onRename}>
            {t('organizers.rename')}
          </Menu.Item>
          <Menu.Item color="error" leftSection={<IconTrash />} onClick={() => remove(saved)}>
            {t('data.delete')}
          </Menu.Item>
        </RowMenu>
      </OnDemand>
    </li>
  );
}
