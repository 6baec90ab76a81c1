import type { Fixed, Flag, MomentText, OfGroup, Stamps } from '../../../platform/database/schema.ts';
import { defineTables } from '../../../platform/database/tables.ts';

export interface TimelineEvents extends OfGroup, Stamps {
  id: Fixed<string>;
  recipeId: Fixed<string>;
  userId: string | null;
  subject: string;
  eventType: 'system' | 'info' | 'comment';
  eventMessage: string | null;
  hasImage: Flag;
  timestamp: MomentText;
  /** That of the recipe which was made; null for notes of the system and where nobody knows. */
  recipeVersion: number | null;
  /** What was added shortly after each other has the same; null for what stands alone. */
  series: string | null;
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    timelineEvents: TimelineEvents;
  }
}

export const timelineTables = defineTables({
  timelineEvents: { topic: 'recipes', personal: { of: 'recipes', by: 'recipeId' } },
});
