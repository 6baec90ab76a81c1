/** What a group is by itself. */
export interface InstanceGroupFacts {
  id: string;
  name: string;
  /** Empty where it had none. */
  slug: string;
  createdAt: string | null;
  /** The households in it; none for a program without them. */
  households: { id: string; name: string }[];
  preferences: InstancePreferences;
  users: InstanceUser[];
}

export interface InstancePreferences {
  privateGroup: boolean;
  /** 0 for Sunday. */
  firstDayOfWeek: number;
  recipePublic: boolean;
  recipeShowNutrition: boolean;
  recipeShowAssets: boolean;
  recipeLandscapeView: boolean;
  recipeDisableComments: boolean;
  recipeDisableAmount: boolean;
}

export interface InstanceUser {
  id: string;
  username: string;
  email: string;
  fullName: string;
  /** As bcrypt keeps it; empty where there is none. */
  passwordHash: string;
  authMethod: 'Mealie' | 'LDAP' | 'OIDC';
  admin: boolean;
  advanced: boolean;
  canManage: boolean;
  canInvite: boolean;
  canOrganize: boolean;
  createdAt: string | null;
  favourites: string[];
  /** Stars by the id of the recipe. */
  ratings: Record<string, number>;
}
