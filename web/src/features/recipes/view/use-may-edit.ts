import type { Recipe } from '@larder/contract';
import { useMe } from '../../../lib/session/index.ts';

/** A locked recipe is its owner's alone; any other is everybody's in its group. */
export function useMayEdit({ settings, userId }: Recipe, isOwn: boolean): boolean {
  const me = useMe();
  return isOwn && (!settings.locked || userId === me?.id);
}
