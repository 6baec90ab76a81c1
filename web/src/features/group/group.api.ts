import { contract } from '@larder/contract';
import { useChange, useFetch } from '../../lib/api/index.ts';

export const useGroupPreferences = () => useFetch(contract.groups.preferences);

/** A privacy change decides what visitors find at `/`. */
export const useChangeGroupPreferences = () =>
  useChange(contract.groups.changePreferences, {
    optimistic: (update, { body }) =>
      update.edit(contract.groups.preferences, (preferences) => ({ ...preferences, ...body })),
  });
