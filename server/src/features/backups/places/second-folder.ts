import { stat } from 'node:fs/promises';
import { createFolderPlace } from './folder-place.ts';
import type { Place } from './place.ts';
import { PlaceError } from './place-error.ts';

/** A folder that is there already: one that is not is a disk that nobody has mounted. */
export const createSecondFolder = (root: string): Place => {
  const place = createFolderPlace(root);
  const refuseMissing = async () => {
    const about = await stat(root).catch((cause: unknown) => {
      if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
      throw cause;
    });
    if (!about?.isDirectory()) throw new PlaceError('missing', { answer: root });
  };
  return {
    ...place,
    names: async () => {
      await refuseMissing();
      return place.names();
    },
    write: async (...given) => {
      await refuseMissing();
      await place.write(...given);
    },
  };
};
