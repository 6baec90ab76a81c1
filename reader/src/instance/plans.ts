export const mealTypes = ['breakfast', 'lunch', 'dinner', 'side', 'snack', 'drink', 'dessert'] as const;
export type MealType = (typeof mealTypes)[number];

export const planDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export interface InstancePlanEntry {
  /** The number by which programs know it; null where it had none. */
  number: number | null;
  /** Where it is known by one that is no number. */
  id: string | null;
  date: string;
  /** The last of several days. */
  endDate: string | null;
  entryType: MealType;
  title: string;
  text: string;
  recipeId: string | null;
  servings: number | null;
  userId: string | null;
  createdAt: string | null;
}

export interface InstancePlanRule {
  id: string;
  day: (typeof planDays)[number] | 'unset';
  entryType: MealType | 'unset';
  queryFilter: string;
  organizers: { id: string; kind: 'category' | 'tag' }[];
  createdAt: string | null;
}
