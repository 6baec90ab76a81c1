import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** Where a menu opens, and what has the focus again when it closes. */
export interface MenuPosition {
  x: number;
  y: number;
  opener: HTMLElement;
}

/** As long as a finger rests before it means the menu. */
export const holdMs = 450;
/** A finger that moves further than this scrolls. */
export const holdRange = 10;

/**
 * A menu by the right button, by the menu key, and by a finger that rests: not every phone tells of the last as the others.
 * @param openerIn what has the focus again afterwards
 */
export function useContextMenu(
  onAsk: (position: MenuPosition) => void,
  openerIn: (element: HTMLElement) => HTMLElement | null,
) {
  const hold = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number }>(undefined);
  const wasHeld = useRef(false);
  const end = () => {
    clearTimeout(hold.current?.timer);
    hold.current = undefined;
  };
  useEffect(() => () => clearTimeout(hold.current?.timer), []);
  const ask = (element: HTMLElement, x: number, y: number) => onAsk({ x, y, opener: openerIn(element) ?? element });

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasHeld.current = false;
      end();
      if (event.pointerType !== 'touch' || !event.isPrimary) return;
      const { currentTarget, clientX: x, clientY: y } = event;
      const timer = setTimeout(() => {
        wasHeld.current = true;
        swallowClick();
        ask(currentTarget, x, y);
      }, holdMs);
      hold.current = { timer, x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = hold.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > holdRange) end();
    },
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      end();
      if (wasHeld.current) return;
      const { currentTarget, clientX, clientY } = event;
      const { left, bottom } = (openerIn(currentTarget) ?? currentTarget).getBoundingClientRect();
      // The menu key tells no position.
      const isByKey = clientX === 0 && clientY === 0;
      ask(currentTarget, isByKey ? left : clientX, isByKey ? bottom : clientY);
    },
  };
}

/** After the finger is taken away. */
const clickMs = 300;

/** The finger that is taken away would else follow the link that it rested on, or close what has come beneath it. */
export function swallowClick() {
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  // Where the finger is told of as a mouse as well, that would close the menu.
  const kinds = ['mousedown', 'click'];
  const stop = () => {
    for (const kind of kinds) window.removeEventListener(kind, swallow, true);
  };
  const stopSoon = () => {
    setTimeout(stop, clickMs);
    // What comes down now is another finger's tap.
    window.addEventListener('pointerdown', stop, { capture: true, once: true });
  };
  for (const kind of kinds) window.addEventListener(kind, swallow, { capture: true, once: true });
  for (const end of ['pointerup', 'pointercancel'])
    window.addEventListener(end, stopSoon, { capture: true, once: true });
}

/** The menu of a button opens below it. */
export const belowButton = (opener: HTMLElement): MenuPosition => {
  const { right, bottom } = opener.getBoundingClientRect();
  return { x: right, y: bottom, opener };
};
