import type { User } from '@larder/contract';
import { Menu } from '@mantine/core';
import { IconKeyboard, IconLanguage, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.tsx';
import { useOpenOnArrival } from '../../components/use-arrival.ts';
import { leaveDevice, sendChangesHere } from '../../features/offline/index.ts';
import { leavePush } from '../../features/push/index.ts';
import { clearDevice, sendWhatWaits } from '../../features/shopping/index.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useMedia } from '../../lib/screen/media.ts';
import { logOut } from '../../lib/session/index.ts';
import { accountNavigation } from '../navigation.ts';
import classes from './AccountMenu.module.css';
import { AccountTarget } from './AccountTarget.tsx';
import { AppearanceItems } from './AppearanceItems.tsx';

const LanguageDialog = lazy(() => import('./LanguageDialog.tsx'));
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

/** Opens at once: it is loaded by the click that asks for it. */
export default function AccountMenu({ me }: { me: User }) {
  const { target, menu } = useOpenOnArrival();
  const [languages, setLanguages] = useState<'never' | 'open' | 'closed'>('never');
  const [shortcuts, setShortcuts] = useState<'never' | 'open' | 'closed'>('never');
  const [unsent, setUnsent] = useState(0);
  const hasKeyboard = useMedia('(hover: hover)');
  const end = async () => {
    await Promise.all([clearDevice(me.id), leaveDevice().catch(() => undefined), leavePush().catch(() => undefined)]);
    await logOut();
  };
  const leave = async () => {
    const [items, changes] = await Promise.all([sendWhatWaits(me.id), sendChangesHere()]);
    const left = items + changes;
    if (left > 0) setUnsent(left);
    else await end();
  };

  return (
    <>
      <Menu {...menu} width={264}>
        <Menu.Target>
          <AccountTarget me={me} ref={target} />
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.who}>
            <b>{me.fullName}</b>
            <span>{me.group}</span>
          </div>
          {accountNavigation(me).map(({ icon: Icon, title, link }) => (
            <Menu.Item key={title} leftSection={<Icon />} renderRoot={(props) => <Link {...link} {...props} />}>
              {t(title)}
            </Menu.Item>
          ))}
          <Menu.Item leftSection={<IconLanguage />} onClick={() => setLanguages('open')}>
            {t('language.choose')}
          </Menu.Item>
          {hasKeyboard && (
            <Menu.Item leftSection={<IconKeyboard />} onClick={() => setShortcuts('open')}>
              {t('shortcuts.title')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconLogout className="flip" />} onClick={() => void leave()}>
            {t('account.log-out')}
          </Menu.Item>
          <AppearanceItems />
        </Menu.Dropdown>
      </Menu>
      <ConfirmDialog
        opened={unsent > 0}
        onClose={() => setUnsent(0)}
        title={t('account.unsent-title')}
        confirmLabel={t('account.log-out')}
        onConfirm={() => void end()}
      >
        {t('account.unsent', { count: unsent })}
      </ConfirmDialog>
      {languages !== 'never' && (
        <Suspense>
          <LanguageDialog opened={languages === 'open'} onClose={() => setLanguages('closed')} />
        </Suspense>
      )}
      {shortcuts !== 'never' && (
        <Suspense>
          <ShortcutsDialog opened={shortcuts === 'open'} onClose={() => setShortcuts('closed')} />
        </Suspense>
      )}
    </>
  );
}
