import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

interface EditKeys {
  onSave: () => void;
  onLeave: () => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** Dialogs, menus and search panels take the keys for themselves. */
const dialogs = '[role="dialog"], [role="menu"], .cm-panel';
const typing = 'input:not([type="checkbox"]), textarea, [contenteditable="true"]';

/** Ctrl or Cmd with S saves; outside of fields, with Z and Y goes back and forth; Escape leaves, unless something is open. */
export function useEditKeys(keys: EditKeys) {
  // What Escape closes is closed before the key arrives here, so it is looked for when the key sets out.
  const inFront = useRef<'nothing' | 'list' | 'dialog'>('nothing');
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || inFront.current === 'dialog') return;
    const { target } = event;
    const types = target instanceof Element && target.closest(typing) !== null;
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    if (command && key === 's') run(event, keys.onSave);
    else if (command && !types && (key === 'y' || (key === 'z' && event.shiftKey))) run(event, keys.onRedo);
    else if (command && !types && key === 'z') run(event, keys.onUndo);
    else if (key === 'escape' && inFront.current === 'nothing') run(event, keys.onLeave);
  });
  // Before the effects of dialogs, which listen from their first moment on too.
  useLayoutEffect(() => {
    const look = ({ target }: KeyboardEvent) => {
      inFront.current = document.querySelector(dialogs) ? 'dialog' : hasOpenList(target) ? 'list' : 'nothing';
    };
    window.addEventListener('keydown', look, { capture: true });
    return () => window.removeEventListener('keydown', look, { capture: true });
  }, []);
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function run(event: KeyboardEvent, action: () => void) {
  event.preventDefault();
  action();
}

/** A field whose list of suggestions is open. */
const hasOpenList = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[aria-expanded="true"]') !== null;
