import { useEffect, useEffectEvent } from 'react';

const typing = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';

export interface ShortcutOptions {
  enabled?: boolean;
  /** Also while somebody types, for keys such as Escape. */
  whileTyping?: boolean;
  /** Held together with Ctrl, or ⌘ on a Mac: also while somebody types. */
  withCommand?: boolean;
}

const isTyped = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(typing) !== null;
const isBehindDialog = () => document.querySelector('dialog[open], [role="dialog"]') !== null;

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
      if (!whileTyping && !withCommand && isTyped(event)) return;
      if (!whileTyping && isBehindDialog()) return;
      event.preventDefault();
      run(event);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [key, enabled, whileTyping, withCommand]);
}

/** How long the second key may take, in milliseconds. */
const pause = 1500;

/**
 * Two letters one after the other: `g`, then the one of a place. Letters are those of the keyboard's own layout, or of the same
 * key on one with Latin letters.
 * @param go gets the second letter, and says whether it is one of a place
 */
export function useGoKeys(go: (letter: string) => boolean) {
  const run = useEffectEvent(go);
  useEffect(() => {
    let begunAt = Number.NEGATIVE_INFINITY;
    const listen = (event: KeyboardEvent) => {
      const isHeld = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
      if (isHeld || isTyped(event) || isBehindDialog()) return;
      const letter = letterOf(event);
      const isSecond = event.timeStamp - begunAt < pause;
      begunAt = !isSecond && letter === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
      if (!isSecond || !run(letter)) return;
      event.preventDefault();
      // The same letter alone may be another shortcut.
      event.stopImmediatePropagation();
    };
    window.addEventListener('keydown', listen, true);
    return () => window.removeEventListener('keydown', listen, true);
  }, []);
}

const letterOf = ({ key, code }: KeyboardEvent): string =>
  /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase();
