import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';
import { ListQuery, page, queryFlag } from '../lists.ts';
import { Message } from '../shapes.ts';
import { knownReasons, Move, MovePreview, MoveRecipe, MoveSummary, movedStates } from './move.ts';

/** Of what is streamed: the setting `MAX_UPLOAD` says how much it may be. */
const largestBody = 2 ** 40;

const upload = {
  files: ['files'],
  streamed: true,
  isMany: true,
  bodyLimit: largestBody,
  form: z.object({
    /** Further files follow, by `add`, before anything is read. */
    more: queryFlag,
  }),
} as const;

const number = z.coerce.number().int().min(0).max(1_000_000);

/** What somebody brings from other apps: files are sent and read, looked at, and brought in. Nobody else sees it. */
export const moves = {
  begin: endpoint({
    ...upload,
    method: 'POST',
    path: '/groups/moves',
    access: 'member',
    summary:
      'Begin to move in: any files, each under the name `files` with its relative path as its file name, are read in the background',
    reply: MoveSummary,
    status: 201,
  }),
  add: endpoint({
    ...upload,
    method: 'POST',
    path: '/groups/moves/{moveId}/files',
    access: 'member',
    summary: 'Add files to a move that has not been started',
    reply: MoveSummary,
  }),
  list: endpoint({
    method: 'GET',
    path: '/groups/moves',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'Moves of the caller, newest first',
    reply: z.array(MoveSummary),
  }),
  get: endpoint({
    method: 'GET',
    path: '/groups/moves/{moveId}',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'What was found in the files of a move, and how it goes',
    reply: Move,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/moves/{moveId}',
    access: 'member',
    summary: 'Throw away what was sent for a move; recipes that it has brought stay, and it can no longer be undone',
    reply: Message,
  }),
  readAs: endpoint({
    method: 'PUT',
    path: '/groups/moves/{moveId}/items/{itemNumber}',
    access: 'member',
    summary: 'Read the files of an item again, as those of another app that they may be of',
    body: z.object({ app: z.string().min(1).max(100) }),
    reply: MoveSummary,
  }),
  recipes: endpoint({
    method: 'GET',
    path: '/groups/moves/{moveId}/recipes',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'The recipes of a move, in the order in which they were found',
    query: ListQuery.pick({ page: true, perPage: true }).extend({
      item: number.optional(),
      state: z.enum(movedStates).optional(),
      /** Those alone that the group has already, or has not. */
      known: z.enum(['yes', 'no', ...knownReasons]).optional(),
      /** In the name. */
      search: z.string().max(500).optional(),
    }),
    reply: page(MoveRecipe),
  }),
  recipe: endpoint({
    method: 'GET',
    path: '/groups/moves/{moveId}/recipes/{recipeNumber}',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'A recipe of a move as it would look',
    reply: MovePreview,
  }),
  picture: endpoint({
    method: 'GET',
    path: '/groups/moves/{moveId}/recipes/{recipeNumber}/picture',
    access: 'member',
    topics: [],
    summary: 'A small picture of a recipe of a move',
    reply: file('image/webp'),
  }),
};
