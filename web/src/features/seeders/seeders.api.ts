import { contract, type LocaleName } from '@larder/contract';
import { useChange } from '../../lib/api/index.ts';

/** Labels first, so that the foods find theirs. */
export const seededKinds = ['labels', 'units', 'foods'] as const;
export type Seeded = (typeof seededKinds)[number];

/** Adds lists of a language; answers how many entries are new. */
export function useSeeding() {
  const calls = {
    labels: useChange(contract.seeders.labels, { saysDone: true }),
    units: useChange(contract.seeders.units, { saysDone: true }),
    foods: useChange(contract.seeders.foods, { saysDone: true }),
  };
  const seed = async (kinds: readonly Seeded[], locale: LocaleName): Promise<number> => {
    let created = 0;
    for (const kind of seededKinds.filter((one) => kinds.includes(one)))
      created += (await calls[kind].mutateAsync({ body: { locale } })).created;
    return created;
  };
  return { seed, isPending: Object.values(calls).some(({ isPending }) => isPending) };
}
