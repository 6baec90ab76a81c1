import type { Recipe, Visibility } from '@larder/contract';
import { type Icon, IconHome, IconLock, IconWorld } from '@tabler/icons-react';
import { type MessageKey, t } from '../../../lib/messages/index.ts';

export const visibilityOf = ({ private: isPrivate, settings }: Pick<Recipe, 'private' | 'settings'>): Visibility =>
  isPrivate ? 'owner' : settings.public ? 'visitors' : 'household';

export const visibilityIcons: Record<Visibility, Icon> = { owner: IconLock, household: IconHome, visitors: IconWorld };

const sentences = {
  owner: 'visibility.owner',
  household: 'visibility.household',
  visitors: 'visibility.visitors',
} as const satisfies Record<Visibility, MessageKey>;

/** Who sees the recipe, in one sentence. */
export const visibilitySentence = (visibility: Visibility): string => t(sentences[visibility]);
