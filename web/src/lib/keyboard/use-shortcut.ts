import { useEffect, useEffectEvent } from 'react';

const typing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';

export interface ShortcutOptions {
  enabled?: boolean;
  /** Also while somebody types, for keys such as Escape. */
  whileTyping?: boolean;
  /** Held together with Ctrl, or ⌘ on a Mac: also while somebody types. */
  withCommand?: boolean;
}

/** Runs an action on a key such as `/`, `e` or `Escape`, unless somebody types, a dialog is open, or another modifier is held. */
export function useShortcut(
  key: string,
  action: (event: KeyboardEvent) => void,
  { enabled = true, whileTyping = false, withCommand = false }: ShortcutOptions = {},
) {
  const run = useEffectEvent(action);
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => {
      if (
        event.key !== key ||
        (event.ctrlKey || event.metaKey) !== withCommand ||
        event.altKey ||
        event.defaultPrevented ||
        event.isComposing
      )
        return;
      if (!whileTyping && !withCommand && event.target instanceof Element && event.target.closest(typing)) return;
      if (document.querySelector('dialog[open], [role="dialog"]') && !whileTyping) return;
      event.preventDefault();
      run(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key, enabled, whileTyping, withCommand]);
}
