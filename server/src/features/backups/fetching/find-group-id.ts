import { AppError } from '../../../platform/errors/index.ts';
import type { Place } from '../places/place.ts';
import { isKeptFrom, rowsOf, type ThingKind, tableOf } from './read-rows.ts';

interface Wanted {
  kind: ThingKind;
  id: string;
  by: { id: string };
}

/** The group that a thing of a backup is in. @throws AppError when there is no such thing, or it is another member's alone */
export const findGroupId = async (place: Place, name: string, { kind, id, by }: Wanted): Promise<string> => {
  for await (const row of rowsOf(place, name, tableOf[kind])) {
    if (row.id !== id || isKeptFrom(row, by.id)) continue;
    return kind === 'group' ? id : String(row.groupId);
  }
  throw new AppError('backup.thing-not-found');
};
