import { Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../../components/IconButton.tsx';
import classes from './RowList.module.css';

interface RowMenuProps {
  label: string;
  children: () => ReactNode;
}

/** The menu of a row. A long list has many, so each is built when it is first asked for. */
export function RowMenu({ label, children }: RowMenuProps) {
  const [asked, setAsked] = useState(false);
  return asked ? (
    <OpenMenu label={label}>{children}</OpenMenu>
  ) : (
    <IconButton {...looks} label={label} onClick={() => setAsked(true)} />
  );
}

const looks = { icon: IconDotsVertical, className: classes.menu ?? '', 'aria-haspopup': 'menu' } as const;

function OpenMenu({ label, children }: RowMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  // The button takes over the focus of the one that it replaces, so that the menu can give it back.
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  return (
    <Menu opened={opened} onChange={setOpened} returnFocus>
      <Menu.Target>
        <IconButton {...looks} ref={button} label={label} />
      </Menu.Target>
      <Menu.Dropdown className={classes.dropdown ?? ''}>{children()}</Menu.Dropdown>
    </Menu>
  );
}
