import { preference } from '../../../lib/preferences/preference.ts';

/** Pairs of ids that somebody has said to be different things, on this device. */
const stored = preference<{ pairs: readonly string[] }>('larder.not-the-same', { pairs: [] });

const pairOf = (one: string, other: string) => [one, other].sort().join(' ');

/** Which suggestions were turned down, and how to turn one down or take that back. */
export function useNotTheSame() {
  const [{ pairs }, change] = stored.use();
  return {
    isTurnedDown: (one: string, other: string) => pairs.includes(pairOf(one, other)),
    turnDown: (one: string, other: string) => change({ pairs: [...pairs, pairOf(one, other)] }),
    takeBack: (one: string, other: string) =>
      change({ pairs: stored.get().pairs.filter((pair) => pair !== pairOf(one, other)) }),
  };
}
