import type { Place } from '../places/place.ts';

/** Where the tables of another program lie as ours until a backup is made out of them, among the backups. */
export const movingDraft = 'moving';

/** What was cut short is begun anew. */
export const removeMovingDraft = (place: Place): Promise<void> => place.removeFolder(movingDraft);
