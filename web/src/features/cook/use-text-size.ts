import { useShortcut } from '../../lib/keyboard/use-shortcut.ts';
import { cookPreferences } from './cook-preferences.ts';

/** Each is seen to be larger than the one before. */
const scales = [0.8, 1, 1.2, 1.4, 1.7, 2, 2.4, 2.8, 3.4, 4];

/** From here on a line holds a few words, and amounts stand above what they are of. */
const large = 2;

/** How large the step is written, by buttons and by + and −. */
export function useTextSize() {
  const [{ textScale: scale }, change] = cookPreferences.use();
  const smaller = scales.findLast((one) => one < scale);
  const larger = scales.find((one) => one > scale);
  const turnTo = (textScale: number | undefined) => textScale !== undefined && change({ textScale });
  const shrink = () => turnTo(smaller);
  const grow = () => turnTo(larger);
  useShortcut('-', shrink);
  useShortcut('+', grow);
  return {
    scale,
    isLarge: scale >= large,
    shrink,
    grow,
    canShrink: smaller !== undefined,
    canGrow: larger !== undefined,
  };
}
