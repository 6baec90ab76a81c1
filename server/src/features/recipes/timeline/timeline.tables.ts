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
}

declare module '../../../platform/database/schema.ts' {
  interface Schema {
    timelineEvents: TimelineEvents;
  }
}

export const timelineTables = defineTables({
  timelineEvents: { topic: 'recipes' },
});
