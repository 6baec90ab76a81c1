import { Suspense, useState } from 'react';
import { useShortcut } from '../../lib/keyboard/use-shortcut.ts';
import { lazy } from '../../lib/screen/lazy.ts';

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

/** The list of all shortcuts, behind `?`. */
export function Shortcuts() {
  const [list, setList] = useState<'never' | 'open' | 'closed'>('never');
  useShortcut('?', () => setList('open'));
  if (list === 'never') return null;
  return (
    <Suspense>
      <ShortcutsDialog opened={list === 'open'} onClose={() => setList('closed')} />
    </Suspense>
  );
}
