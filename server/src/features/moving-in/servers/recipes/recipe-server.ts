import type { MoveServerFound, MoveServerLogin } from '@larder/contract';
import type { ServerCalls } from '../server-calls.ts';

/** A recipe as the list of a server names it. */
export interface ListedRecipe {
  id: string;
  name: string;
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

/** How the recipes of one program are read over its API. What it answers becomes files that the readers of exports read. */
export interface RecipeServer {
  /** As people know it. */
  title: string;
  /** Where the API is below the address that people know, the likeliest first. */
  apiPaths: readonly string[];
  /** Whose API is elsewhere than the address that people know: host to host. */
  apiHosts?: Readonly<Record<string, string>>;
  /** The headers by which the server knows who asks. */
  logIn(calls: ServerCalls, login: MoveServerLogin): Promise<Record<string, string>>;
  /** Is asked first, and fails where it is not this program. */
  find(calls: ServerCalls, login: MoveServerLogin): Promise<Omit<MoveServerFound, 'address' | 'isAdmin'>>;
  /** @param cursor `next` of the page before; null for the first one */
  list(calls: ServerCalls, cursor: string | null): Promise<RecipePage>;
  get(calls: ServerCalls, id: string): Promise<RecipeThere>;
}
