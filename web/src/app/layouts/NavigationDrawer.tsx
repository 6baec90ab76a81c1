import { Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Avatar } from '../../components/Avatar.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { useArrived } from '../../components/use-arrival.ts';
import { t } from '../../lib/messages/index.ts';
import { avatarOf, useMe } from '../../lib/session/index.ts';
import { Logo } from './Logo.tsx';
import classes from './NavigationDrawer.module.css';
import { NavigationList } from './NavigationList.tsx';

/** Everything that the sidebar holds, for screens without room for one. */
export default function NavigationDrawer({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const me = useMe();
  const arrived = useArrived();
  return (
    <Drawer.Root opened={opened && arrived} onClose={onClose} size={304}>
      <Drawer.Overlay />
      <Drawer.Content aria-label={t('layout.main-navigation')}>
        <div className={classes.drawer}>
          <div className={classes.head}>
            <Logo />
            <IconButton icon={IconX} label={t('action.close')} onClick={onClose} />
          </div>
          {me && (
            <div className={classes.me}>
              <Avatar name={me.fullName} src={avatarOf(me)} size={44} />
              <b>{me.fullName}</b>
              <small>{me.group}</small>
            </div>
          )}
          <nav className={classes.items} aria-label={t('layout.main-navigation')}>
            <NavigationList onGo={onClose} withAdd />
          </nav>
        </div>
      </Drawer.Content>
    </Drawer.Root>
  );
}
