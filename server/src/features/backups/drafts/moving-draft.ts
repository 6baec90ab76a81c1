import type { Place } from '../places/place.ts';

/** Where tables lie as ours until a backup is made out of them or they come into a group: those of another program, and of a household in our archive. */
export const movingDraft = 'moving';

/** What was cut short is begun anew. */
export const removeMovingDraft = (place: Place): Promise<void> => place.removeFolder(movingDraft);
