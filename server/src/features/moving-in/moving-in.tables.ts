import type {
  FileProblem,
  KnownDecision,
  KnownReason,
  MovedApp,
  MovedState,
  MoveOrganizer,
  moveStates,
  Visibility,
} from '@larder/contract';
import type { Fixed, Flag, Generated, JsonText, MomentText, OfGroup, Stamps } from '../../platform/database/schema.ts';
import { defineTables } from '../../platform/database/tables.ts';

/** What somebody brings from other apps. */
export interface Moves extends OfGroup, Stamps {
  id: Fixed<string>;
  userId: Fixed<string>;
  state: (typeof moveStates)[number];
  /** In which its report is written. */
  language: Fixed<string>;
  /** Where reading goes on, as `ReadingPosition`. */
  position: JsonText;
  /** What was counted once all was read, as `MoveCounts`. */
  summary: JsonText;
  known: KnownDecision;
  visibility: Visibility;
  addTag: Flag;
  /** Whose the recipes become; nobody named is whoever moves in. */
  ownerId: string | null;
  filesRead: number;
  filesTotal: number;
  reportId: string | null;
  /** Of one that brings more than recipes, from a server, a backup or our own archive, as `MovedBesides`. */
  server: Generated<JsonText | null>;
  startedAt: MomentText | null;
  endedAt: MomentText | null;
}

interface OfMove extends OfGroup {
  moveId: Fixed<string>;
}

/** A file as it was sent. */
export interface MoveFiles extends OfMove {
  number: Fixed<number>;
  path: Fixed<string>;
  size: Fixed<number>;
  /** One that cannot be looked into is left out. */
  state: 'coming' | 'new' | 'read' | 'broken';
}

/** What came from one file or folder in the format of one app. */
export interface MoveItems extends OfMove {
  number: Fixed<number>;
  path: Fixed<string>;
  /** Names of the apps of which it may be. */
  apps: Fixed<JsonText>;
  app: MovedApp;
  /** What somebody says that the columns of its tables are, as `ChosenColumn`s. */
  columns: Generated<JsonText | null>;
  files: number;
  emptyFiles: number;
}

export interface MoveProblems extends OfMove {
  number: Fixed<number>;
  path: Fixed<string>;
  problem: Fixed<FileProblem>;
}

/** A recipe that was found, and what has become of it. */
export interface MoveRecipes extends OfMove {
  number: Fixed<number>;
  item: Fixed<number>;
  /** At which it began. */
  file: Fixed<string>;
  key: Fixed<string>;
  sourceId: Fixed<string | null>;
  name: Fixed<string>;
  nameKey: Fixed<string>;
  pageKey: Fixed<string | null>;
  ingredients: Fixed<number>;
  steps: Fixed<number>;
  pictures: Fixed<number>;
  hasPicture: Fixed<Flag>;
  hasRating: Fixed<Flag>;
  /** As `StagedRecipe`. */
  content: JsonText;
  knownId: string | null;
  knownReason: KnownReason | null;
  /** How many ingredients of how many are the same as those of the known one. */
  same: number | null;
  of: number | null;
  decision: KnownDecision | null;
  state: MovedState;
  recipeId: string | null;
  /** Of a recipe that was replaced: the version that it had. */
  versionBefore: number | null;
  /** That it had when the move was done with it. */
  versionAfter: Generated<number | null>;
  /** As `MoveRecipe['missing']`. */
  missing: JsonText;
  reason: string | null;
}

/** What becomes of a category or tag of the found recipes. */
export interface MoveOrganizers extends OfMove {
  kind: Fixed<'category' | 'tag'>;
  name: Fixed<string>;
  nameKey: Fixed<string>;
  recipes: Fixed<number>;
  action: MoveOrganizer['action'];
  targetId: string | null;
}

/**
 * What came with the recipes of a move: foods, units and organizers that were made for them, opinions of recipes that were replaced, and
 * rows of other tables, whose kind is the table.
 */
export interface MoveMade extends OfMove {
  id: Fixed<string>;
  kind: Fixed<string>;
  /** When a row was last changed here once it had come. */
  stamp: Generated<MomentText | null>;
  /** What a row was that is another one by the move, as `RowBefore`. */
  before: Generated<JsonText | null>;
}

declare module '../../platform/database/schema.ts' {
  interface Schema {
    moves: Moves;
    moveFiles: MoveFiles;
    moveItems: MoveItems;
    moveProblems: MoveProblems;
    moveRecipes: MoveRecipes;
    moveOrganizers: MoveOrganizers;
    moveMade: MoveMade;
  }
}

const ofMove = { topic: 'household', isPassing: true, personal: { of: 'moves', by: 'moveId' } } as const;

/** Nobody but whoever brings it sees what is in it, and a restored server has none of the files. */
export const movingInTables = defineTables({
  moves: { topic: 'household', isPassing: true, personal: { owner: 'userId' } },
  moveFiles: ofMove,
  moveItems: ofMove,
  moveProblems: ofMove,
  moveRecipes: ofMove,
  moveOrganizers: ofMove,
  moveMade: ofMove,
});
