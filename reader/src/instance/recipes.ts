export interface InstanceRecipe {
  id: string;
  slug: string;
  userId: string | null;
  name: string;
  description: string;
  /** Whether there was a picture of it. */
  isPictured: boolean;
  yield: string;
  servings: number;
  yieldQuantity: number;
  totalTime: string;
  prepTime: string;
  cookTime: string;
  performTime: string;
  cuisine: string;
  /** Of the recipe itself, where no member is known to have rated it. */
  rating: number | null;
  url: string;
  /** A day. */
  dateAdded: string | null;
  lastMade: string | null;
  createdAt: string | null;
  updatedAt: string | null;
  settings: InstanceRecipeSettings | null;
  ingredients: InstanceIngredient[];
  steps: InstanceStep[];
  notes: { title: string; text: string }[];
  /** By the names of schema.org. */
  nutrition: Record<string, string>;
  /** Whether there is a row for it, which may say nothing. */
  hasNutrition: boolean;
  assets: { name: string; icon: string; fileName: string }[];
  extras: Record<string, string>;
  organizers: { id: string; kind: 'category' | 'tag' | 'tool' }[];
  comments: InstanceComment[];
  timeline: InstanceTimelineEvent[];
}

export interface InstanceRecipeSettings {
  public: boolean;
  showNutrition: boolean;
  showAssets: boolean;
  landscapeView: boolean;
  disableAmount: boolean;
  disableComments: boolean;
  locked: boolean;
}

export interface InstanceIngredient {
  /** Empty where it had none. */
  referenceId: string;
  title: string;
  note: string;
  unitId: string | null;
  foodId: string | null;
  recipeId: string | null;
  /** Null for no amount. */
  quantity: number | null;
  originalText: string;
}

export interface InstanceStep {
  id: string;
  title: string;
  summary: string;
  text: string;
  /** The `referenceId`s of its ingredients. */
  references: string[];
}

export interface InstanceComment {
  id: string;
  userId: string;
  text: string;
  createdAt: string | null;
  updatedAt: string | null;
}

export interface InstanceTimelineEvent {
  id: string;
  userId: string | null;
  subject: string;
  message: string;
  eventType: 'system' | 'info' | 'comment';
  timestamp: string | null;
}

export interface InstanceShare {
  id: string;
  recipeId: string;
  expiresAt: string;
  createdAt: string | null;
}

export interface InstanceCookbook {
  id: string;
  name: string;
  slug: string;
  description: string;
  position: number;
  public: boolean;
  requireAllCategories: boolean;
  requireAllTags: boolean;
  requireAllTools: boolean;
  queryFilter: string;
  organizers: { id: string; kind: 'category' | 'tag' | 'tool' }[];
  /** Those that somebody has put into it, in their order; null for one that is made by its rules. */
  recipes: string[] | null;
  createdAt: string | null;
}
