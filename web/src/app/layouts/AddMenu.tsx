import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useOpenOnArrival } from '../../components/use-arrival.ts';
import { t } from '../../lib/messages/index.ts';
import type { NavigationItem } from '../navigation.ts';
import { AddTarget } from './AddTarget.tsx';

/** Opens at once: it is loaded by the click that asks for it. */
export default function AddMenu({ ways }: { ways: NavigationItem[] }) {
  const { target, menu } = useOpenOnArrival();
  return (
    <Menu {...menu} width={264}>
      <Menu.Target>
        <AddTarget ref={target} />
      </Menu.Target>
      <Menu.Dropdown>
        {ways.map(({ icon: Icon, title, subtitle, link, open }) => (
          <Menu.Item
            key={title}
            leftSection={<Icon />}
            onClick={(event) => {
              const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
              if (!open || opensElsewhere) return;
              event.preventDefault();
              // What opens gives the focus back to where it was, and this item is gone by then.
              target.current?.focus();
              open();
            }}
            renderRoot={(props) => <Link {...link} {...props} />}
          >
            {t(title)}
            {subtitle && <small style={{ display: 'block', color: 'var(--ink-3)' }}>{t(subtitle)}</small>}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
