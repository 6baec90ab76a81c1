import { IconKeyboard, IconMoon, IconSun } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { SearchDialog, type SearchPlace } from '../../features/search/index.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useMe } from '../../lib/session/index.ts';
import { useAppearance } from '../../lib/theme/appearance.ts';
import { accountNavigation, type NavigationItem } from '../navigation.ts';
import type { SearchHostProps } from './SearchField.tsx';
import { useNavigation } from './use-navigation.ts';

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

/** The search, with the pages that whoever looks may go to and what can be done from anywhere. */
export default function SearchDialogHost(props: SearchHostProps) {
  const me = useMe();
  const navigate = useNavigate();
  const { sections, atTheEnd, toAdd } = useNavigation();
  const { scheme, choose } = useAppearance();
  const [shortcuts, setShortcuts] = useState<'never' | 'open' | 'closed'>('never');
  const place = (
    kind: SearchPlace['kind'],
    { icon, title, subtitle, link, open, goKey }: NavigationItem,
  ): SearchPlace => ({
    key: `${kind} ${title}`,
    kind,
    icon,
    title: t(title),
    hint: subtitle && t(subtitle),
    ...(goKey && { keys: ['g', goKey] }),
    open: open ?? (() => void navigate(link)),
  });
  const ofAccount = me ? accountNavigation(me).filter(({ shownTo }) => !shownTo || shownTo(me)) : [];
  const pages = [...sections.flatMap(({ items }) => items), ...atTheEnd, ...ofAccount].map((item) =>
    place('page', item),
  );
  const other = scheme === 'dark' ? 'light' : 'dark';
  const actions: SearchPlace[] = [
    ...toAdd.map((item) => place('action', item)),
    {
      key: 'appearance',
      kind: 'action',
      icon: other === 'dark' ? IconMoon : IconSun,
      title: t(other === 'dark' ? 'search.go-dark' : 'search.go-light'),
      open: () => choose(other),
    },
    {
      key: 'shortcuts',
      kind: 'action',
      icon: IconKeyboard,
      title: t('shortcuts.title'),
      keys: ['?'],
      open: () => setShortcuts('open'),
    },
  ];
  const places = [...new Map([...actions, ...pages].map((one) => [`${one.kind} ${one.title}`, one])).values()];
  return (
    <>
      <SearchDialog {...props} places={places} />
      {shortcuts !== 'never' && (
        <Suspense>
          <ShortcutsDialog opened={shortcuts === 'open'} onClose={() => setShortcuts('closed')} />
        </Suspense>
      )}
    </>
  );
}
