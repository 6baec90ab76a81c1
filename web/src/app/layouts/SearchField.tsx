import { IconSearch } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { useShortcut } from '../../lib/keyboard/use-shortcut.ts';
import { useTypedAhead } from '../../lib/keyboard/use-typed-ahead.ts';
import { t } from '../../lib/messages/index.ts';
import { lazy } from '../../lib/screen/lazy.ts';
import classes from './SearchField.module.css';

/** Fetches the dialog before it is asked for, so that letters typed right after `/` find it there. */
const loadSearchDialog = () => import('./SearchDialogHost.tsx');
const SearchDialogHost = lazy(loadSearchDialog);

/** Milliseconds after which a page has got what it needs itself. */
const calm = 1500;

/** Looks like a field and opens the search; an icon on a phone. */
export function SearchField() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never');
  const page = useRouterState({ select: ({ location }) => location.pathname });
  const [text, setText] = useState('');
  const open = () => {
    setText('');
    setState('open');
  };
  const close = () => setState((now) => (now === 'open' ? 'closed' : now));
  useTypedAhead(state === 'open', (letter) => setText((typed) => typed + letter));
  useShortcut('/', open);
  useShortcut('k', open, { withCommand: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is what closes the search, whatever it is
  useEffect(close, [page]);
  useEffect(() => {
    const soon = setTimeout(loadSearchDialog, calm);
    return () => clearTimeout(soon);
  }, []);

  return (
    <>
      <button
        type="button"
        className={classes.field}
        onClick={open}
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
      >
        <IconSearch size={18} />
        <span className={classes.words}>{t('search.placeholder')}</span>
        <span className={classes.key} aria-hidden="true">
          /
        </span>
      </button>
      <IconButton
        icon={IconSearch}
        label={t('search.open')}
        className={classes.icon}
        onClick={open}
        aria-haspopup="dialog"
      />
      {state !== 'never' && (
        <Suspense>
          <SearchDialogHost opened={state === 'open'} onClose={close} text={text} onType={setText} />
        </Suspense>
      )}
    </>
  );
}
