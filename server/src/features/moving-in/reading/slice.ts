import type { FileProblem, MoveColumn, MovedApp } from '@larder/contract';
import type { FoundHousehold, LeftThere } from './position.ts';

/** Where reading goes on: a file by its place among those to be read, and the recipes of it that are read already. */
export interface SlicePosition {
  file: number;
  recipe: number;
}

export type ChosenColumn = Pick<MoveColumn, 'header' | 'field'>;

/** What a thread is asked to read. */
export interface Slice {
  /** All that was sent, each with its place on the disk. */
  sent: { path: string; file: string; isNew: boolean }[];
  position: SlicePosition;
  mostFiles: number;
  /** What somebody chose where a file may be of several apps, and where the columns of a table may mean several things. */
  choices: { path: string; apps: MovedApp[]; app: MovedApp; columns: ChosenColumn[] }[];
  /** Reads the files of one item alone, of all that was sent. */
  only: { path: string; apps: string[] } | null;
}

/** A file whose recipes have all been read. */
export interface ReadFile {
  root: string;
  apps: MovedApp[];
  app: MovedApp;
  isEmpty: boolean;
}

export interface WaitingRecipe extends Omit<ReadFile, 'isEmpty'> {
  file: string;
  /** As `StagedRecipe`, whose stored pictures are numbers in `bytes`. */
  content: string;
  bytes: Uint8Array[];
  /** Of the slice. */
  bytesSoFar: number;
}

export interface SliceResult {
  /** Null once all is read. */
  next: SlicePosition | null;
  /** Files to be read in all. */
  total: number;
  files: ReadFile[];
  recipes: WaitingRecipe[];
  problems: { path: string; problem: FileProblem }[];
  leftBehind: LeftThere[];
  households: FoundHousehold[];
}
