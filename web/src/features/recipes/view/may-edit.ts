import type { Recipe, User } from '@larder/contract';

/** A locked recipe is its owner's alone; any other is everybody's in its group. */
export const mayEdit = ({ settings, userId }: Recipe, isOwn: boolean, me: User | null): boolean =>
  isOwn && (!settings.locked || userId === me?.id);
