import { Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton.tsx';
import { useOpenOnArrival } from '../use-arrival.ts';

/** What can be done with one row; made by the click that asks for it. */
export function RowMenu({ label, tabIndex = 0, children }: { label: string; tabIndex?: number; children: ReactNode }) {
  const { target, menu } = useOpenOnArrival();
  return (
    <Menu {...menu} width={240}>
      <Menu.Target>
        <IconButton ref={target} icon={IconDots} label={label} tabIndex={tabIndex} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
