import { useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useGoKeys, useShortcut } from '../../lib/keyboard/use-shortcut.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import { useNavigation } from './use-navigation.ts';

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

/** The list of all shortcuts, behind `?`, and the letters that lead somewhere. */
export function Shortcuts() {
  const [list, setList] = useState<'never' | 'open' | 'closed'>('never');
  const { byKey } = useNavigation();
  const navigate = useNavigate();
  useShortcut('?', () => setList('open'));
  useGoKeys((letter) => {
    const item = byKey.find(({ goKey }) => goKey === letter);
    if (item) void navigate(item.link);
    return item !== undefined;
  });
  if (list === 'never') return null;
  return (
    <Suspense>
      <ShortcutsDialog opened={list === 'open'} onClose={() => setList('closed')} />
    </Suspense>
  );
}
