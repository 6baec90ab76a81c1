import type { Part } from '../pieces.ts';
import type { ServerApi } from '../server-api.ts';
import type { ServerCalls } from '../server-calls.ts';
import type { ThingsThere } from './things-there.ts';

/** A recipe as the list of a server names it. */
export interface ListedRecipe {
  id: string;
  name: string;
  /** By which it is asked for where that is not its id. */
  slug?: string;
  /** Whatever is another one once the recipe has changed; empty where the server does not tell. */
  changedAt: string;
}

export interface RecipePage {
  recipes: ListedRecipe[];
  /** Asks for the page after this one; null after the last one. */
  next: string | null;
}

interface PictureThere {
  /** Absolute, or below the address of the API. */
  address: string;
  /** Without an ending: how the app's own export names it. */
  name: string;
}

/** A recipe of a server on its way into a file. */
export interface RecipeThere {
  /** The best first. */
  pictures: PictureThere[];
  /** As the app's own export has it. Pictures are named by the files that lie beside it, or by their address where they could not be had. */
  write(pictures: readonly string[]): unknown;
}

/**
 * How one program is read over its API. A recipe that it answers becomes a file that the readers of exports read; what there is besides becomes rows,
 * as of a server of Mealie.
 */
export interface RecipeServer extends ServerApi {
  /** @param cursor `next` of the page before; null for the first one */
  list(calls: ServerCalls, cursor: string | null): Promise<RecipePage>;
  get(calls: ServerCalls, id: string): Promise<RecipeThere>;
  /** Lists, plans and books, in the order in which they are read; none where the program has none. */
  besides: readonly Part<ThingsThere>[];
}
