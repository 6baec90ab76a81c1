import { Menu } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react';
import classes from './MenuAt.module.css';
import type { MenuPosition } from './use-context-menu.ts';

interface MenuAtProps {
  position: MenuPosition;
  label: string;
  width?: number;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  children: ReactNode;
}

/** A menu at the pointer, or below the button that asked for it. It stays until its entries say that it closes. */
export function MenuAt({ position: { x, y, opener }, label, width = 240, onClose, onKeyDown, children }: MenuAtProps) {
  const [opened, setOpened] = useState(false);
  useEffect(() => {
    opener.focus({ preventScroll: true });
    setOpened(true);
  }, [opener]);
  const close = () => {
    opener.focus({ preventScroll: true });
    onClose();
  };
  return (
    <Menu
      opened={opened}
      onClose={close}
      closeOnItemClick={false}
      position="bottom-start"
      offset={4}
      width={width}
      returnFocus={false}
    >
      <Menu.Target>
        <button type="button" tabIndex={-1} className={classes.target} style={{ left: x, top: y }} aria-label={label} />
      </Menu.Target>
      <Menu.Dropdown onKeyDown={onKeyDown}>{children}</Menu.Dropdown>
    </Menu>
  );
}
