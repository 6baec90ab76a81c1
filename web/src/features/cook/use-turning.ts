import type { Recipe } from '@larder/contract';
import { type TouchEvent, useRef, useState } from 'react';
import { useShortcut } from '../../lib/keyboard/use-shortcut.ts';
import { cookPreferences } from './cook-preferences.ts';

/** A finger has to travel so many px to turn the page. */
const swipe = 60;

/** Which step is shown, remembered by this device, and the ways from one to another: buttons, arrows and a finger. */
export function useTurning({ id, recipeInstructions: steps }: Recipe, onTurn: () => void) {
  const [index, setIndex] = useState(() =>
    Math.min(cookPreferences.get().steps[id] ?? 0, Math.max(0, steps.length - 1)),
  );
  const touch = useRef<number | undefined>(undefined);
  const isMirrored = document.documentElement.dir === 'rtl';
  const go = (to: number) => {
    if (to < 0 || to >= steps.length) return;
    setIndex(to);
    rememberStep(id, to);
    onTurn();
  };
  const turn = (isForward: boolean) => go(index + (isForward ? 1 : -1));
  useShortcut('ArrowRight', () => turn(!isMirrored));
  useShortcut('ArrowLeft', () => turn(isMirrored));
  const touching = {
    onTouchStart: (event: TouchEvent) => {
      touch.current = event.touches[0]?.clientX;
    },
    onTouchEnd: (event: TouchEvent) => {
      const from = touch.current;
      const to = event.changedTouches[0]?.clientX;
      if (from === undefined || to === undefined || Math.abs(to - from) < swipe) return;
      turn(to < from !== isMirrored);
    },
  };
  return { index, go, touching };
}

const mostRemembered = 30;

export function rememberStep(recipeId: string, step: number) {
  const { [recipeId]: _, ...others } = cookPreferences.get().steps;
  const latest = Object.entries(others).slice(-mostRemembered);
  cookPreferences.change({ steps: Object.fromEntries([...latest, [recipeId, step]]) });
}
