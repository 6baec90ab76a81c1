import { IconSearch } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { IconButton } from '../../components/IconButton.tsx';
import { useShortcut } from '../../lib/keyboard/use-shortcut.ts';
import { useTypedAhead } from '../../lib/keyboard/use-typed-ahead.ts';
import { t } from '../../lib/messages/index.ts';
import classes from './SearchField.module.css';

export interface SearchHostProps {
  opened: boolean;
  onClose: () => void;
  text: string;
  onType: (text: string) => void;
}

interface SearchFieldProps {
  /** What can be found. */
  words: string;
  Dialog: ComponentType<SearchHostProps>;
  /** Fetches the dialog before it is asked for, so that letters typed right after `/` find it there. */
  load: () => Promise<unknown>;
}

/** Milliseconds after which a page has got what it needs itself. */
const calm = 1500;

/** Looks like a field and opens the search; an icon on a phone. */
export function SearchField({ words, Dialog, load }: SearchFieldProps) {
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
    const soon = setTimeout(load, calm);
    return () => clearTimeout(soon);
  }, [load]);

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
        <span className={classes.words}>{words}</span>
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
          <Dialog opened={state === 'open'} onClose={close} text={text} onType={setText} />
        </Suspense>
      )}
    </>
  );
}
