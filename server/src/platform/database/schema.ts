import type { ColumnType, Generated } from 'kysely';

/** A yes or no as both databases hold it. */
export type Flag = 0 | 1;

export const flag = (value: boolean): Flag => (value ? 1 : 0);

/** For an update in which a flag may be absent: what is undefined there stays as it is. */
export const flagIfGiven = (value: boolean | null | undefined): Flag | undefined =>
  typeof value === 'boolean' ? flag(value) : undefined;

/** ISO 8601 in UTC with `Z`: sorts as text. */
export type MomentText = string;

/** JSON as text. */
export type JsonText = string;

/** Set once, never changed. */
type Fixed<Type> = ColumnType<Type, Type, never>;

interface Stamps {
  createdAt: Fixed<MomentText>;
  updatedAt: MomentText;
}

/** A row that belongs to a group: `GroupDatabase` reaches exactly the tables of these. */
interface OfGroup {
  groupId: Fixed<string>;
}

export interface Groups extends Stamps {
  id: Fixed<string>;
  name: string;
  slug: string;
  /** Rises with every change of the group's data: what was computed at one revision is true until the next. */
  revision: Generated<number>;
  /** Rises with every change of what its recipes are found by. */
  searchRevision: Generated<number>;
  recipeCount: Generated<number>;
  publicRecipeCount: Generated<number>;
  privateGroup: Flag;
  firstDayOfWeek: number;
  recipePublic: Flag;
  recipeShowNutrition: Flag;
  recipeShowAssets: Flag;
  recipeLandscapeView: Flag;
  recipeDisableComments: Flag;
  recipeDisableAmount: Flag;
}

export interface Users extends OfGroup, Stamps {
  id: Fixed<string>;
  username: string;
  email: string;
  fullName: string;
  passwordHash: string;
  authMethod: string;
  admin: Flag;
  advanced: Flag;
  canInvite: Flag;
  canManage: Flag;
  canOrganize: Flag;
  loginAttempts: Generated<number>;
  lockedAt: MomentText | null;
  /** Rises when sessions have to end, as after a new password: older tokens are refused. */
  tokenVersion: Generated<number>;
  cacheKey: string;
  locale: string | null;
  theme: 'light' | 'dark' | 'system';
}

export interface ApiTokens extends OfGroup {
  id: Generated<number>;
  userId: Fixed<string>;
  name: string;
  tokenHash: Fixed<string>;
  integrationId: string;
  createdAt: Fixed<MomentText>;
}

export interface Invitations extends OfGroup {
  token: Fixed<string>;
  usesLeft: number;
  createdAt: Fixed<MomentText>;
}

export interface Foods extends OfGroup, Stamps {
  id: Fixed<string>;
  name: string;
  pluralName: string | null;
  description: string;
  onHand: Flag;
  extras: JsonText;
  /** Name in lower case without accents, for order and search. */
  nameKey: string;
  /** Other names that lead to it. */
  aliases: Generated<JsonText>;
  /** Plural and aliases as the name's key is, a line each. */
  otherKeys: Generated<string>;
}

export interface Units extends OfGroup, Stamps {
  id: Fixed<string>;
  name: string;
  pluralName: string | null;
  description: string;
  abbreviation: string;
  pluralAbbreviation: string | null;
  useAbbreviation: Flag;
  fraction: Flag;
  extras: JsonText;
  nameKey: string;
  /** Other names that lead to it. */
  aliases: Generated<JsonText>;
  /** Plural, abbreviations and aliases as the name's key is, a line each. */
  otherKeys: Generated<string>;
  /** One of it is so many of the standard unit; both or none. */
  standardQuantity: Generated<number | null>;
  standardUnit: Generated<string | null>;
}

export interface Labels extends OfGroup, Stamps {
  id: Fixed<string>;
  name: string;
  color: string;
  nameKey: string;
}

/** At most one label of a food. */
export interface FoodLabels extends OfGroup {
  foodId: Fixed<string>;
  labelId: string;
}

/** What was merged away and can come back for a while. */
export interface Merges extends OfGroup {
  id: Fixed<string>;
  kind: Fixed<string>;
  fromId: Fixed<string>;
  fromName: Fixed<string>;
  toId: Fixed<string>;
  toName: Fixed<string>;
  /** How many references were moved. */
  uses: Fixed<number>;
  userId: string | null;
  /** The row that went, and where the references were. */
  kept: Fixed<JsonText>;
  createdAt: Fixed<MomentText>;
}

export interface Organizers extends OfGroup, Stamps {
  id: Fixed<string>;
  kind: Fixed<'category' | 'tag' | 'tool'>;
  name: string;
  slug: string;
  onHand: Flag;
  nameKey: string;
}

export interface Recipes extends OfGroup, Stamps {
  id: Fixed<string>;
  /** Counts up over all groups: the newest recipe has the highest. Also the row of the search index. */
  number: Generated<number>;
  userId: string | null;
  slug: string;
  name: string;
  nameKey: string;
  description: string;
  image: string | null;
  imageColor: string | null;
  recipeYield: string | null;
  recipeServings: number;
  recipeYieldQuantity: number;
  totalTime: string | null;
  prepTime: string | null;
  cookTime: string | null;
  performTime: string | null;
  /** How long it takes, as far as its times say. */
  totalMinutes: number | null;
  /** Mean of the members' ratings. */
  rating: number | null;
  orgUrl: string | null;
  /** What addresses of one page have in common, for finding a page that was imported before. */
  orgUrlKey: string | null;
  dateAdded: string;
  dateUpdated: MomentText;
  lastMade: MomentText | null;
  version: Generated<number>;
  public: Flag;
  showNutrition: Flag;
  showAssets: Flag;
  landscapeView: Flag;
  disableComments: Flag;
  disableAmount: Flag;
  locked: Flag;
  nutrition: JsonText;
  notes: JsonText;
  assets: JsonText;
  extras: JsonText;
}

export interface Ingredients extends OfGroup {
  /** The `referenceId` of the wire. */
  id: Fixed<string>;
  recipeId: Fixed<string>;
  position: number;
  title: string | null;
  quantity: number | null;
  unitId: string | null;
  foodId: string | null;
  note: string;
  originalText: string | null;
}

export interface Instructions extends OfGroup {
  id: Fixed<string>;
  recipeId: Fixed<string>;
  position: number;
  title: string;
  summary: string;
  text: string;
  ingredientReferences: JsonText;
}

export interface RecipeOrganizers extends OfGroup {
  recipeId: Fixed<string>;
  organizerId: Fixed<string>;
  kind: Fixed<'category' | 'tag' | 'tool'>;
  position: number;
}

/** Which parts of a recipe each save changed: what a late save is told. */
export interface RecipeChanges extends OfGroup {
  recipeId: Fixed<string>;
  version: Fixed<number>;
  userId: string | null;
  changedAt: Fixed<MomentText>;
  fields: Fixed<JsonText>;
}

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

export interface RecipeOpinions extends OfGroup {
  userId: Fixed<string>;
  recipeId: Fixed<string>;
  rating: number | null;
  isFavorite: Flag;
}

/** A word of a group's recipes, the number that the search index knows it by, and in how many recipes it occurs. */
export interface SearchWords extends OfGroup {
  number: Generated<number>;
  word: Fixed<string>;
  inNames: number;
  /** In names or descriptions; each of these counts includes the one before. */
  inDescriptions: number;
  inIngredients: number;
  inAll: number;
}

/** What each word becomes without one of its letters: how a typo finds its word. */
export interface SearchWordDeletions extends OfGroup {
  deletion: Fixed<string>;
  word: Fixed<string>;
}

export interface Cookbooks extends OfGroup, Stamps {
  id: Fixed<string>;
  name: string;
  /** Name in lower case without accents, for order and search. */
  nameKey: string;
  slug: string;
  description: string;
  /** From 1, without gaps. */
  position: number;
  public: Flag;
  requireAllCategories: Flag;
  requireAllTags: Flag;
  requireAllTools: Flag;
  /** A filter over recipes; empty for none. */
  queryFilterString: string;
}

export interface CookbookOrganizers extends OfGroup {
  cookbookId: Fixed<string>;
  organizerId: Fixed<string>;
  kind: Fixed<'category' | 'tag' | 'tool'>;
  position: number;
}

/** A file with recipes to take away, as long as it is kept. */
export interface RecipeExports extends OfGroup {
  id: Fixed<string>;
  name: Fixed<string>;
  fileName: Fixed<string>;
  format: Fixed<'json' | 'schema-org' | 'markdown'>;
  status: 'in-progress' | 'ready' | 'failed';
  recipesDone: number;
  recipesInAll: number;
  bytes: number;
  createdAt: Fixed<MomentText>;
  expiresAt: Fixed<MomentText>;
}

/** What a long action did, entry by entry. */
export interface Reports extends OfGroup {
  id: Fixed<string>;
  category: Fixed<'backup' | 'restore' | 'migration' | 'bulk_import'>;
  name: string;
  status: 'in-progress' | 'success' | 'failure' | 'partial';
  timestamp: Fixed<MomentText>;
}

export interface ReportEntries extends OfGroup {
  /** That of the job which it tells of, where there is one. */
  id: Fixed<string>;
  reportId: Fixed<string>;
  success: Flag;
  message: string;
  /** Why it did not succeed; empty otherwise. */
  exception: string;
  timestamp: MomentText;
  /** What it was about, such as an address. */
  source: string | null;
  recipeId: string | null;
  code: string | null;
}

/** Work for later, done by whichever process claims it. */
export interface Jobs {
  number: Generated<number>;
  id: Fixed<string>;
  /** Null for the work of the whole server. */
  groupId: Fixed<string | null>;
  kind: Fixed<string>;
  /** What it is a part of, such as a report. */
  subject: Fixed<string | null>;
  title: Fixed<string>;
  /** Of the jobs in a lane one runs at a time, with pauses between. */
  lane: Fixed<string | null>;
  payload: Fixed<JsonText>;
  dueAt: MomentText;
  attempts: number;
  /** Drawn anew for each run: who lost the lease cannot finish the job. */
  leasedBy: string | null;
  leasedUntil: MomentText | null;
  /** It did not succeed, or was cancelled, and waits to be tried again or removed. */
  stoppedAt: MomentText | null;
}

export interface JobLanes {
  lane: Fixed<string>;
  freeAt: MomentText;
}

/** What a group has taught the parser of ingredients. */
export interface IngredientCorrections extends OfGroup, Stamps {
  id: Fixed<string>;
  kind: Fixed<'line' | 'food' | 'unit'>;
  /** What later lines are compared with. */
  pattern: Fixed<string>;
  /** The line that was corrected. */
  input: string;
  /** The line in lower case without accents, for order and search. */
  inputKey: string;
  quantity: number | null;
  unitId: string | null;
  foodId: string | null;
  note: string;
}

/** Two foods, units, labels or organizers that look alike and are not the same; the smaller id comes first. */
export interface DifferentThings extends OfGroup {
  oneId: Fixed<string>;
  otherId: Fixed<string>;
}

/** The card of a recipe as it goes over the wire, written by the database itself whenever something on it changes. */
export interface RecipeCards {
  number: Fixed<number>;
  card: JsonText;
}

/** A recipe as it goes over the wire, until something on it changes: whatever does so removes the row. */
export interface ReadyRecipes {
  number: Fixed<number>;
  /** The build that wrote it: another one may say something else of the same data. */
  program: string;
  reply: JsonText;
}

export interface Schema {
  groups: Groups;
  users: Users;
  apiTokens: ApiTokens;
  invitations: Invitations;
  foods: Foods;
  units: Units;
  labels: Labels;
  foodLabels: FoodLabels;
  merges: Merges;
  differentThings: DifferentThings;
  organizers: Organizers;
  recipes: Recipes;
  recipeCards: RecipeCards;
  readyRecipes: ReadyRecipes;
  ingredients: Ingredients;
  instructions: Instructions;
  recipeOrganizers: RecipeOrganizers;
  recipeChanges: RecipeChanges;
  timelineEvents: TimelineEvents;
  recipeOpinions: RecipeOpinions;
  searchWords: SearchWords;
  searchWordDeletions: SearchWordDeletions;
  ingredientCorrections: IngredientCorrections;
  cookbooks: Cookbooks;
  cookbookOrganizers: CookbookOrganizers;
  recipeExports: RecipeExports;
  reports: Reports;
  reportEntries: ReportEntries;
  jobs: Jobs;
  jobLanes: JobLanes;
}

export type GroupTable = {
  [Table in keyof Schema]: 'groupId' extends keyof Schema[Table] ? Table : never;
}[keyof Schema];
