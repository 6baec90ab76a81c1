import { Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../../components/IconButton.tsx';
import classes from './RowList.module.css';

/** The menu of a row. A long list has many, so each is built when it is first opened. */
export function RowMenu({ label, children }: { label: string; children: () => ReactNode }) {
  const [asked, setAsked] = useState(false);
  const button = { icon: IconDotsVertical, label, className: classes.menu ?? '', 'aria-haspopup': 'menu' } as const;
  if (!asked) return <IconButton {...button} onClick={() => setAsked(true)} />;
  return (
    <Menu defaultOpened returnFocus>
      <Menu.Target>
        <IconButton {...button} />
      </Menu.Target>
      <Menu.Dropdown>{children()}</Menu.Dropdown>
    </Menu>
  );
}
