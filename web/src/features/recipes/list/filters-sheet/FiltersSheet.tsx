import { Button, Drawer, Modal } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../../../components/IconButton.tsx';
import { useArrived } from '../../../../components/use-arrival.ts';
import { useFocusBack } from '../../../../components/use-focus-back.ts';
import { t } from '../../../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../../../lib/screen/media.ts';
import { countFilters, type ExplorerSearch, filterKinds, type SearchChange } from '../explorer-search.ts';
import NameFilterDialog from '../saved-filters/NameFilterDialog.tsx';
import { SavedFilterList } from '../saved-filters/SavedFilterList.tsx';
import { FactSections } from './FactSections.tsx';
import classes from './FiltersSheet.module.css';
import { KindSection } from './KindSection.tsx';

interface FiltersSheetProps {
  opened: boolean;
  onClose: () => void;
  search: ExplorerSearch;
  isOwn: boolean;
  isHome: boolean;
  total: number | undefined;
  onChange: (change: SearchChange) => void;
  onClear: () => void;
}

/** All filters at once: a sheet from below on a phone, a dialog where there is room. The list behind follows every tap. */
export default function FiltersSheet({ opened, onClose, ...filters }: FiltersSheetProps) {
  const hasRoom = useMedia(atLeast('sm'));
  const arrived = useArrived();
  useFocusBack(opened);
  const isOpen = opened && arrived;
  const sheet = <Sheet onClose={onClose} {...filters} />;
  return hasRoom ? (
    <Modal.Root
      opened={isOpen}
      onClose={onClose}
      size={560}
      centered
      padding={0}
      radius="lg"
      classNames={{ content: classes.dialog ?? '' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('explorer.filters-button')}>{sheet}</Modal.Content>
    </Modal.Root>
  ) : (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      position="bottom"
      padding={0}
      classNames={{ content: classes.drawer ?? '' }}
    >
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('explorer.filters-button')}>{sheet}</Drawer.Content>
    </Drawer.Root>
  );
}

function Sheet({ onClose, search, isOwn, isHome, total, onChange, onClear }: Omit<FiltersSheetProps, 'opened'>) {
  const [naming, setNaming] = useState(false);
  const count = countFilters(search);
  const maySave = isOwn && isHome;
  return (
    <div className={classes.sheet}>
      <header className={classes.head}>
        <h2>
          {t('explorer.filters-button')}
          {count > 0 && <b>{count}</b>}
        </h2>
        {count > 0 && (
          <Button variant="subtle" onClick={onClear}>
            {t('explorer.clear-filters')}
          </Button>
        )}
        <IconButton icon={IconX} label={t('action.close')} onClick={onClose} />
      </header>
      <div className={classes.sections}>
        {maySave && <SavedFilterList search={search} />}
        <FactSections search={search} isOwn={isOwn} onChange={onChange} />
        {filterKinds.map((kind) => (
          <KindSection key={kind} kind={kind} search={search} isOwn={isOwn} onChange={onChange} />
        ))}
      </div>
      <footer className={classes.actions}>
        <Button className={classes.show ?? ''} onClick={onClose}>
          {total === undefined ? t('explorer.show') : t('explorer.show-count', { count: total })}
        </Button>
        {maySave && (
          <Button variant="default" disabled={count === 0} onClick={() => setNaming(true)}>
            {t('explorer.save-filter')}
          </Button>
        )}
      </footer>
      {naming && <NameFilterDialog search={search} onClose={() => setNaming(false)} />}
    </div>
  );
}
