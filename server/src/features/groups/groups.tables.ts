import type { Fixed, Flag, Generated, MomentText, OfGroup, Stamps } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

export interface Invitations extends OfGroup {
  token: Fixed<string>;
  uses: Fixed<number>;
  usesLeft: number;
  expiresAt: Fixed<MomentText>;
  createdAt: Fixed<MomentText>;
  /** The e-mails that it went to, with commas between; null where it was handed on otherwise. */
  sentTo: Generated<string | null>;
}

interface GroupColumns extends Stamps {
  name: string;
  slug: string;
  privateGroup: Flag;
  firstDayOfWeek: number;
  recipePublic: Flag;
  recipeShowNutrition: Flag;
  recipeShowAssets: Flag;
  recipeLandscapeView: Flag;
  recipeDisableComments: Flag;
  recipeDisableAmount: Flag;
  /** `MealTimes`; empty for the usual ones. */
  mealTimes: Generated<string>;
  currency: Generated<string>;
}

declare module '../../platform/database/schema.ts' {
  interface Groups extends GroupColumns {}

  interface Schema {
    invitations: Invitations;
  }
}

export const groupsTables = defineTables({
  invitations: { topic: 'household' },
});
