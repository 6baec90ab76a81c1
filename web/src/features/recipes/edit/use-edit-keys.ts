import { useEffect, useEffectEvent, useRef } from 'react';

interface EditKeys {
  onSave: () => void;
  onLeave: () => void;
  onUndo: () => void;
  onRedo: () => void;
}

const typing = 'input:not([type="checkbox"]), textarea, [contenteditable="true"]';

/** Ctrl or Cmd with S saves; outside of fields, with Z and Y goes back and forth; Escape leaves, unless something is open. */
export function useEditKeys(keys: EditKeys) {
  // A dialog that Escape closes is gone before the key arrives here, so it is looked for when the key sets out.
  const belongsToDialog = useRef(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || belongsToDialog.current) return;
    const { target } = event;
    const types = target instanceof Element && target.closest(typing) !== null;
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    if (command && key === 's') run(event, keys.onSave);
    else if (command && !types && (key === 'y' || (key === 'z' && event.shiftKey))) run(event, keys.onRedo);
    else if (command && !types && key === 'z') run(event, keys.onUndo);
    else if (key === 'escape' && !isOpen(target)) run(event, keys.onLeave);
  });
  useEffect(() => {
    const look = () => {
      belongsToDialog.current = document.querySelector('[role="dialog"], [role="menu"]') !== null;
    };
    window.addEventListener('keydown', look, { capture: true });
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', look, { capture: true });
      window.removeEventListener('keydown', press);
    };
  }, []);
}

function run(event: KeyboardEvent, action: () => void) {
  event.preventDefault();
  action();
}

/** A list of suggestions that Escape closes first. */
const isOpen = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[aria-expanded="true"], [role="listbox"]') !== null;
