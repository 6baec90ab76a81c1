import type { PointerEvent } from 'react';
import { type MenuPosition, useContextMenu } from '../../../components/use-context-menu.ts';
import { useSwipe } from './use-swipe.ts';

const checkboxIn = (row: HTMLElement) => row.querySelector<HTMLElement>('input');

/** A row that a finger pushes aside and that has a menu: by the right button, the menu key, and a finger that rests. */
export function useRowGestures(onMenu: (position: MenuPosition) => void, options: Parameters<typeof useSwipe>[0]) {
  const { ref, close, cancel, handlers } = useSwipe(options);
  const ask = (position: MenuPosition) => {
    cancel();
    onMenu(position);
  };
  const { onContextMenu, ...hold } = useContextMenu(ask, checkboxIn);
  const { onClickCapture, ...swipe } = handlers;
  const both = (name: keyof typeof swipe & keyof typeof hold) => (event: PointerEvent<HTMLDivElement>) => {
    hold[name](event);
    swipe[name](event);
  };
  return {
    ref,
    close,
    gestures: {
      onContextMenu,
      onClickCapture,
      onPointerDown: both('onPointerDown'),
      onPointerMove: both('onPointerMove'),
      onPointerUp: both('onPointerUp'),
      onPointerCancel: both('onPointerCancel'),
    },
  };
}
