import { contract } from '@larder/contract';
import { useChange, useFetch } from '../../lib/api/index.ts';

export const useGroupPreferences = () => useFetch(contract.groups.preferences);

/** A privacy change decides what visitors find at `/`. */
export const useChangeGroupPreferences = () =>
  useChange(contract.groups.changePreferences, {
    stale: [contract.groups.preferences, contract.groups.self, contract.about.get],
    ahead: (cache, { body }) => cache.edit(contract.groups.preferences, (preferences) => ({ ...preferences, ...body })),
  });
