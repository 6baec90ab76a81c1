export interface InstanceList {
  id: string;
  name: string;
  userId: string | null;
  createdAt: string | null;
  updatedAt: string | null;
  extras: Record<string, string>;
  /** Ids of labels in the order of the shop. */
  aisles: string[];
  recipes: { recipeId: string; quantity: number }[];
  /** In their order. */
  items: InstanceItem[];
}

export interface InstanceItem {
  id: string;
  checked: boolean;
  quantity: number;
  note: string;
  foodId: string | null;
  unitId: string | null;
  labelId: string | null;
  extras: Record<string, string>;
  recipes: { recipeId: string; quantity: number; scale: number; note: string }[];
  createdAt: string | null;
  updatedAt: string | null;
}
