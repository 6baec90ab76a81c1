import { z } from 'zod';
import { Ingredient } from '../recipes/ingredient.ts';
import { Nutrition, RecipeNote, visibilities } from '../recipes/recipe.ts';
import { Moment } from '../shapes.ts';
import { MovedApp } from './apps.ts';
import { Counted, MoveBesides, Unheld } from './besides.ts';

/** What a move does at the moment, or has done. */
export const moveStates = ['reading', 'ready', 'moving', 'moved', 'undoing', 'undone'] as const;

/** Days in which a move that was not begun is forgotten, and in which one that was can be undone. */
export const moveDraftLifeInDays = 7;
export const moveUndoLifeInDays = 30;

/** So many apps the title of a move names at most, and of more so many, the first ones. */
export const namedApps = { most: 4, ofMore: 3 } as const;

/** Recipes of one move; no household has more. */
export const mostMovedRecipes = 50_000;

export const knownReasons = ['same-recipe', 'same-page', 'same-name', 'same-ingredients'] as const;
export type KnownReason = (typeof knownReasons)[number];

/** What is done with a recipe that the group has already. */
export const knownDecisions = ['skip', 'replace', 'both'] as const;
export type KnownDecision = (typeof knownDecisions)[number];

/** What has become of a recipe: it waits, it came with all that it has or without something, or it did not come. */
export const movedStates = ['found', 'brought', 'incomplete', 'refused', 'skipped', 'undone'] as const;
export type MovedState = (typeof movedStates)[number];

/** Why a file gave no recipe. */
export const fileProblems = [
  'unknown',
  'picture',
  'pdf',
  'too-complex',
  'not-a-zip',
  'cut-short',
  'too-many-entries',
  'too-deep',
  'too-large',
  'unsafe-entry',
  'too-many-recipes',
] as const;
export type FileProblem = (typeof fileProblems)[number];

/** A name with how many recipes have it. */
const Named = z.object({ name: z.string(), recipes: z.number().int() });

/** What came from one file or folder that was sent, in the format of one app. */
export const MoveItem = z.object({
  /** Names it within its move. */
  number: z.number().int(),
  /** The file or folder as it was sent. */
  path: z.string(),
  /** The app whose format it is read as, such as `paprika`. */
  app: MovedApp,
  /** More than one where its content may be of either: somebody chooses by `readAs`. */
  apps: z.array(MovedApp),
  /** At which recipes began. */
  files: z.number().int(),
  /** Of these, those in which there was no recipe. */
  emptyFiles: z.number().int(),
  recipes: z.number().int(),
  pictures: z.number().int(),
  /** The first of its recipes that came with a picture. */
  pictured: z.number().int().nullable(),
});
export type MoveItem = z.infer<typeof MoveItem>;

/** What a column of a table can mean. */
export const tableFields = [
  'name',
  'description',
  'ingredients',
  'quantity',
  'unit',
  'instructions',
  'yield',
  'prepTime',
  'cookTime',
  'totalTime',
  'categories',
  'tags',
  'cuisines',
  'equipment',
  'notes',
  'nutrition',
  'rating',
  'favourite',
  'picture',
  'video',
  'url',
  'source',
  'language',
  'createdAt',
  'lastMade',
] as const;

/** A column of the tables of an item. */
export const MoveColumn = z.object({
  header: z.string(),
  /** What it is taken for; null for what becomes a note. */
  field: z.enum(tableFields).nullable(),
  /** Its first cells. */
  samples: z.array(z.string()),
});
export type MoveColumn = z.infer<typeof MoveColumn>;

/** The recipe of the group that a found one probably is. */
const Known = z.object({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  reason: z.enum(knownReasons),
  /** How many ingredients of how many are the same, where that is the reason. */
  same: z.number().int().nullable(),
  of: z.number().int().nullable(),
});

/** What a recipe lacks that was brought all the same, in words. */
const Missing = z.object({
  what: z.enum(['picture', 'page', 'file', 'lines', 'link', 'field']),
  message: z.string(),
});

export const MoveRecipe = z.object({
  number: z.number().int(),
  /** The number of the item that it came with. */
  item: z.number().int(),
  app: MovedApp,
  /** At which it began; a recipe without a name is found by it. */
  file: z.string(),
  name: z.string(),
  ingredients: z.number().int(),
  steps: z.number().int(),
  pictures: z.number().int(),
  /** `picture` answers a small one. */
  hasPicture: z.boolean(),
  totalTime: z.string().nullable(),
  rating: z.number().nullable(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  known: Known.nullable(),
  /** For this recipe alone; null where what holds for all is done. */
  decision: z.enum(knownDecisions).nullable(),
  state: z.enum(movedStates),
  /** Why it was refused, in words. */
  reason: z.string().nullable(),
  missing: z.array(Missing),
  /** What has become of it, as long as it is there. */
  recipe: z.object({ id: z.string(), slug: z.string(), name: z.string(), image: z.string().nullable() }).nullable(),
});
export type MoveRecipe = z.infer<typeof MoveRecipe>;

/** A found recipe as it would look. */
export const MovePreview = MoveRecipe.extend({
  description: z.string(),
  url: z.string().nullable(),
  author: z.string().nullable(),
  recipeYield: z.string().nullable(),
  recipeServings: z.number().nullable(),
  prepTime: z.string().nullable(),
  performTime: z.string().nullable(),
  recipeIngredient: z.array(
    Ingredient.pick({ title: true, note: true, display: true }).extend({ originalText: z.string() }),
  ),
  recipeInstructions: z.array(z.object({ title: z.string(), summary: z.string(), text: z.string() })),
  nutrition: Nutrition,
  notes: z.array(RecipeNote),
  tools: z.array(z.string()),
  isFavorite: z.boolean(),
  lastMade: z.string().nullable(),
  dateAdded: z.string().nullable(),
});
export type MovePreview = z.infer<typeof MovePreview>;

export const organizerActions = ['take', 'map', 'as-tag', 'leave'] as const;

/** A category or tag that the found recipes have, and what becomes of it. */
export const MoveOrganizer = z.object({
  kind: z.enum(['category', 'tag']),
  name: z.string(),
  recipes: z.number().int(),
  /** One of the group has this name, so nothing new is made. */
  isKnown: z.boolean(),
  action: z.enum(organizerActions),
  /** The one of the group that it becomes, where it is mapped. */
  target: z.object({ id: z.string(), name: z.string() }).nullable(),
});
export type MoveOrganizer = z.infer<typeof MoveOrganizer>;

export const MoveChoices = z.object({
  /** What is done with recipes that are known, where nothing else is said of one. */
  known: z.enum(knownDecisions),
  /** Whose the recipes become; managers may name another member. */
  ownerId: z.string(),
  visibility: z.enum(visibilities),
  /** Every recipe gets a tag of the app that it came from. */
  addTag: z.boolean(),
  /** The group gets the settings of the household that is brought; managers may choose that. Who sees the group stays as it is. */
  preferences: z.boolean(),
});
export type MoveChoices = z.infer<typeof MoveChoices>;

export const MoveSummary = z.object({
  id: z.string(),
  state: z.enum(moveStates),
  createdAt: Moment,
  /** When its recipes began to be brought, and when that ended. */
  startedAt: Moment.nullable(),
  endedAt: Moment.nullable(),
  /** It can be undone until then. */
  undoUntil: Moment.nullable(),
  /** What is in it was read from a server: files that somebody sends begin another one. */
  isOfServer: z.boolean(),
  /** Apps whose files were found, the one with the most recipes first. */
  apps: z.array(MovedApp),
  recipes: z.number().int(),
  /** How its recipes stand. */
  progress: z.object({
    found: z.number().int(),
    brought: z.number().int(),
    incomplete: z.number().int(),
    refused: z.number().int(),
    skipped: z.number().int(),
  }),
  reportId: z.string().nullable(),
});
export type MoveSummary = z.infer<typeof MoveSummary>;

export const Move = MoveSummary.extend({
  /** What was sent, in the order in which it came. */
  sent: z.array(z.object({ path: z.string(), size: z.number() })),
  /** Files that have been looked at, and of how many, while it reads. */
  files: z.object({ read: z.number().int(), total: z.number().int() }),
  items: z.array(MoveItem),
  /** The first files that gave no recipe. */
  problems: z.array(z.object({ path: z.string(), problem: z.enum(fileProblems) })),
  problemCount: z.number().int(),
  counts: z.object({
    recipes: z.number().int(),
    pictures: z.number().int(),
    categories: z.number().int(),
    tags: z.number().int(),
    withRating: z.number().int(),
    /** Recipes that the group has already. */
    known: z.number().int(),
    /** Of these, those that are left as they are, and those for which somebody has chosen singly. */
    skipped: z.number().int(),
    decided: z.number().int(),
    /** Share of the ingredient lines that are understood, from 0 to 1, by a sample; null without any. */
    understood: z.number().nullable(),
  }),
  /** What has no field: it becomes notes of the recipes. */
  unplaced: z.array(Named),
  /** What the files have beside recipes: it stays behind. */
  leftBehind: z.array(Unheld),
  /** What comes with the recipes; null where these are all. */
  besides: MoveBesides.nullable(),
  samples: z.array(MoveRecipe),
  choices: MoveChoices,
  /** Pictures that are an address and are still to be fetched. */
  picturesToFetch: z.number().int(),
  /** What `again` would try: recipes that were refused or stopped, and what could not be fetched. */
  toTryAgain: z.number().int(),
});
export type Move = z.infer<typeof Move>;

/** Recipes that are named before a move is undone; nobody reads a thousand. */
export const shownChanged = 20;

/** What goes when a move is undone. */
export const MoveUndo = z.object({
  /** Recipes that are deleted, and those that become what they were before. */
  recipes: z.number().int(),
  replaced: z.number().int(),
  /** The first of those that somebody has changed since, and how many they are; `changed` answers all of them. */
  changedCount: z.number().int(),
  changed: z.array(
    z.object({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      image: z.string().nullable(),
      changedAt: Moment,
    }),
  ),
  /** What else goes that came with it, and what of that somebody has changed since. */
  besides: z.array(Counted),
  changedBesides: z.array(Counted),
});
export type MoveUndo = z.infer<typeof MoveUndo>;
