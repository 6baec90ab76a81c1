import type {
  BinItem,
  Cookbook,
  Correction,
  Food,
  GroupPreferences,
  GroupStatistics,
  GroupStorage,
  Label,
  MealTimes,
  Organizer,
  PlanEntry,
  Recipe,
  RecipeSummary,
  Report,
  ReportSummary,
  ShoppingItem,
  ShoppingList,
  Tool,
  Unit,
} from '@larder/contract';

const stamps = {
  createdAt: '2026-01-01T08:00:00Z',
  updatedAt: '2026-01-01T08:00:00Z',
};
const ids = { groupId: '00000000-0000-4000-8000-000000000001' };
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

export const recipeSummary = (name: string): RecipeSummary => ({
  id: id(101),
  userId: id(10),
  ...ids,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  image: null,
  imageColor: null,
  recipeYield: null,
  recipeServings: 4,
  recipeYieldQuantity: 0,
  totalTime: '30 minutes',
  prepTime: null,
  cookTime: null,
  performTime: null,
  description: '',
  recipeCategory: [],
  tags: [],
  tools: [],
  rating: null,
  orgURL: null,
  dateAdded: '2026-01-01',
  dateUpdated: stamps.updatedAt,
  lastMade: null,
  ...stamps,
});

const nothing = null;

export const recipe = (name: string): Recipe => ({
  ...recipeSummary(name),
  version: 1,
  private: false,
  recipeIngredient: [],
  recipeInstructions: [{ id: id(201), title: '', summary: '', text: 'Stir and wait.', ingredientReferences: [] }],
  nutrition: {
    calories: nothing,
    carbohydrateContent: nothing,
    cholesterolContent: nothing,
    fatContent: nothing,
    fiberContent: nothing,
    proteinContent: nothing,
    saturatedFatContent: nothing,
    sodiumContent: nothing,
    sugarContent: nothing,
    transFatContent: nothing,
    unsaturatedFatContent: nothing,
  },
  settings: {
    public: false,
    showNutrition: false,
    showAssets: false,
    landscapeView: false,
    disableComments: false,
    disableAmount: false,
    locked: false,
  },
  assets: [],
  notes: [],
  extras: {},
  comments: [],
});

export const food = (name: string): Food => ({
  id: id(301),
  groupId: ids.groupId,
  name,
  pluralName: null,
  description: '',
  extras: {},
  labelId: null,
  label: null,
  aliases: [],
  onHand: false,
  ...stamps,
});

export const unit = (name: string): Unit => ({
  id: id(311),
  groupId: ids.groupId,
  name,
  pluralName: null,
  description: '',
  extras: {},
  fraction: true,
  abbreviation: '',
  pluralAbbreviation: null,
  useAbbreviation: false,
  aliases: [],
  standardQuantity: null,
  standardUnit: null,
  ...stamps,
});

export const label = (name: string): Label => ({
  id: id(321),
  groupId: ids.groupId,
  name,
  color: '#7A9F4E',
});

export const correction = (input: string): Correction => ({
  id: id(331),
  kind: 'line',
  input,
  pattern: input,
  quantity: null,
  unit: null,
  food: null,
  note: '',
  createdAt: stamps.createdAt,
});

export const organizer = (name: string): Organizer => ({
  id: id(401),
  groupId: ids.groupId,
  name,
  slug: name.toLowerCase(),
});

export const tool = (name: string): Tool => ({ ...organizer(name), onHand: false });

export const cookbook = (name: string): Cookbook => ({
  id: id(501),
  ...ids,
  name,
  description: '',
  slug: name.toLowerCase(),
  position: 1,
  public: false,
  categories: [],
  tags: [],
  tools: [],
  requireAllCategories: false,
  requireAllTags: false,
  requireAllTools: false,
  queryFilterString: '',
  byRules: true,
  picked: [],
  months: [],
  ...stamps,
});

export const binItem = (name: string): BinItem => ({
  id: id(701),
  kind: 'recipe',
  name,
  references: null,
  image: null,
  deletedBy: 'Ada',
  deletedAt: new Date().toISOString(),
  keptUntil: new Date(Date.now() + 29.9 * 24 * 3_600_000).toISOString(),
});

export const report = (name: string): ReportSummary => ({
  id: id(601),
  timestamp: stamps.createdAt,
  category: 'bulk_import',
  groupId: ids.groupId,
  name,
  status: 'success',
  counts: { succeeded: 2, failed: 0, remaining: 0 },
});

export const reportWithEntries = (name: string): Report => ({
  ...report(name),
  entries: [
    {
      id: id(602),
      reportId: id(601),
      timestamp: stamps.createdAt,
      success: true,
      message: 'Imported with its picture',
      exception: '',
      source: null,
      recipeSlug: null,
      recipe: null,
      code: 'imported',
    },
  ],
  remaining: [],
});

export const mealTimes: MealTimes = {
  breakfast: '08:00',
  lunch: '12:00',
  dinner: '18:00',
  side: '18:00',
  snack: '16:00',
  drink: '20:00',
  dessert: '19:00',
};

export const preferences: GroupPreferences = {
  id: 'p',
  groupId: 'g',
  privateGroup: true,
  firstDayOfWeek: 0,
  recipePublic: false,
  recipeShowNutrition: false,
  recipeShowAssets: false,
  recipeLandscapeView: false,
  recipeDisableComments: false,
  recipeDisableAmount: false,
  mealTimes,
  currency: '',
};

export const shoppingList = (name: string): Omit<ShoppingList, 'listItems'> => ({
  id: id(901),
  ...ids,
  userId: id(10),
  name,
  extras: {},
  recipeReferences: [],
  shopId: nothing,
  labelSettings: [],
  shops: [],
  ownAisles: [],
  ...stamps,
});

export const shoppingItem = (note: string, more: Partial<ShoppingItem> = {}): ShoppingItem => ({
  id: id(911),
  ...ids,
  shoppingListId: id(901),
  checked: false,
  position: 0,
  isPlaced: false,
  quantity: 1,
  note,
  isFood: false,
  disableAmount: true,
  foodId: nothing,
  food: nothing,
  unitId: nothing,
  unit: nothing,
  labelId: nothing,
  label: nothing,
  extras: {},
  price: nothing,
  display: note,
  recipeReferences: [],
  byHand: nothing,
  ...stamps,
  ...more,
});

export const planEntry = (date: string, recipe: RecipeSummary | null, more: Partial<PlanEntry> = {}): PlanEntry => ({
  id: 1,
  uid: id(951),
  ...ids,
  userId: id(10),
  date,
  endDate: null,
  entryType: 'breakfast',
  title: '',
  text: '',
  recipeId: recipe?.id ?? null,
  recipe,
  servings: null,
  portionsEaten: null,
  leftoverOf: null,
  portionsLeft: null,
  position: 0,
  repeatId: null,
  ...stamps,
  ...more,
});

const megabyte = 1024 ** 2;

export const counts: GroupStatistics = {
  totalRecipes: 1250,
  totalUsers: 3,
  totalCategories: 9,
  totalTags: 31,
  totalTools: 4,
};

/** How much room the files of a group take, in MB. */
export const storage = (used = 0, total = 1, hasQuota = false): GroupStorage => ({
  usedStorageBytes: used * megabyte,
  usedStorageStr: `${used} MB`,
  totalStorageBytes: total * megabyte,
  totalStorageStr: `${total} MB`,
  hasQuota,
});
