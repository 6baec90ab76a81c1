import { Modal } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { useArrived } from '../../components/use-arrival.ts';
import { t } from '../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../lib/screen/media.ts';
import classes from './SearchDialog.module.css';

interface SearchFrameProps {
  opened: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** Lies over the page; a phone shows it on the full screen. */
export function SearchFrame({ opened, onClose, children }: SearchFrameProps) {
  const hasRoom = useMedia(atLeast('sm'));
  const arrived = useArrived();
  return (
    <Modal.Root
      opened={opened && arrived}
      onClose={onClose}
      fullScreen={!hasRoom}
      size={680}
      yOffset="8vh"
      padding={0}
      radius={hasRoom ? 'lg' : 0}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      <Modal.Overlay />
      <Modal.Content aria-label={t('search.open')}>{children}</Modal.Content>
    </Modal.Root>
  );
}

interface SearchInputProps {
  label: string;
  text: string;
  listId: string;
  hasResults: boolean;
  current: number;
  onType: (text: string) => void;
  onPress: (event: KeyboardEvent<HTMLInputElement>) => void;
  onClose: () => void;
}

/** The field at its top, which has the keys for all that was found. */
export function SearchInput(props: SearchInputProps) {
  const { label, text, listId, hasResults, current, onType, onPress, onClose } = props;
  return (
    <div className={classes.field}>
      <IconSearch size={20} aria-hidden="true" />
      <input
        // The dialog was opened to type.
        data-autofocus
        type="search"
        role="combobox"
        aria-label={label}
        aria-expanded={hasResults}
        aria-controls={listId}
        aria-activedescendant={hasResults ? `${listId}-${current}` : undefined}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        value={text}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={onPress}
      />
      <IconButton icon={IconX} label={t('action.close')} onClick={onClose} />
    </div>
  );
}
