import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';
import { swallowClick } from '../../../components/use-context-menu.ts';

interface Swipe {
  pointer: number;
  x: number;
  y: number;
  /** Where it was when the finger came down. */
  from: number;
  offset: number;
  width: number;
  /** To the end of the line: to the right in scripts that run to the left. */
  sign: 1 | -1;
  isSwiping: boolean;
}

/** A finger that moves further than this has a direction. */
const range = 10;
/** Swiped so far, a row does what its last button says. */
const farPart = 0.6;

interface SwipeOptions {
  /** What lies under the row is to be seen. */
  isOpen: boolean;
  /** How much of what lies under it is shown when it stays open, in px. */
  openBy: number;
  onOpen: (isOpen: boolean) => void;
  /** The finger has gone so far that letting go acts, or back again. */
  onFar: (isFar: boolean) => void;
  onAct: () => void;
}

/** A row that a finger pushes aside; a finger that moves up or down scrolls. For an element with `touch-action: pan-y`. */
export function useSwipe({ isOpen, openBy, onOpen, onFar, onAct }: SwipeOptions) {
  const element = useRef<HTMLDivElement>(null);
  const swipe = useRef<Swipe>(undefined);

  const slide = (offset: number, sign: 1 | -1, isMoving: boolean) => {
    if (!element.current) return;
    element.current.style.transition = isMoving ? 'none' : '';
    element.current.style.transform = offset === 0 ? '' : `translateX(${sign * offset}px)`;
  };
  const settle = (shown: boolean) => {
    slide(shown ? openBy : 0, signOf(element.current), false);
    onFar(false);
    onOpen(shown);
  };
  const close = useRef(settle);
  close.current = settle;

  useEffect(() => {
    if (!isOpen) return;
    const elsewhere = ({ target }: Event) => {
      if (!element.current?.parentElement?.contains(target as Node)) close.current(false);
    };
    document.addEventListener('pointerdown', elsewhere, true);
    return () => document.removeEventListener('pointerdown', elsewhere, true);
  }, [isOpen]);

  const end = (isCancelled: boolean) => {
    const { current } = swipe;
    swipe.current = undefined;
    if (!current?.isSwiping) return;
    if (!isCancelled && current.offset > current.width * farPart) {
      settle(false);
      return onAct();
    }
    settle(!isCancelled && current.offset > openBy / 2);
  };

  return {
    ref: element,
    close: () => settle(false),
    /** The finger means something else. */
    cancel: () => end(true),
    handlers: {
      onPointerDown: ({ pointerType, isPrimary, pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
        if (pointerType === 'mouse' || !isPrimary) return;
        swipe.current = {
          pointer: pointerId,
          x: clientX,
          y: clientY,
          from: isOpen ? openBy : 0,
          offset: 0,
          width: currentTarget.clientWidth,
          sign: signOf(currentTarget),
          isSwiping: false,
        };
      },
      onPointerMove: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
        const { current } = swipe;
        if (current?.pointer !== pointerId) return;
        const [along, across] = [(clientX - current.x) * current.sign, Math.abs(clientY - current.y)];
        if (!current.isSwiping) {
          if (across > range && across > Math.abs(along)) swipe.current = undefined;
          const isTowards = along > range || (isOpen && along < -range);
          if (!isTowards || across > Math.abs(along)) return;
          current.isSwiping = true;
          currentTarget.setPointerCapture(pointerId);
          // The finger that is taken away would else tick the row.
          swallowClick();
          onOpen(true);
        }
        const wasFar = current.offset > current.width * farPart;
        current.offset = Math.max(0, current.from + along);
        slide(current.offset, current.sign, true);
        const isFar = current.offset > current.width * farPart;
        if (isFar !== wasFar) onFar(isFar);
      },
      onPointerUp: () => end(false),
      onPointerCancel: () => end(true),
      onClickCapture: (event: MouseEvent) => {
        if (!isOpen) return;
        event.preventDefault();
        event.stopPropagation();
        settle(false);
      },
    },
  };
}

const signOf = (element: Element | null): 1 | -1 => (element && getComputedStyle(element).direction === 'rtl' ? 1 : -1);
