import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';
import { ListQuery, page, queryFlag } from '../lists.ts';
import { Message } from '../shapes.ts';
import {
  knownDecisions,
  knownReasons,
  Move,
  MoveChoices,
  MoveColumn,
  MoveOrganizer,
  MovePreview,
  MoveRecipe,
  MoveSummary,
  MoveUndo,
  movedStates,
  organizerActions,
} from './move.ts';

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
  columns: endpoint({
    method: 'GET',
    path: '/groups/moves/{moveId}/items/{itemNumber}/columns',
    access: 'member',
    topics: ['household'],
    summary: 'The columns of the tables of an item, and what each is taken for',
    reply: z.array(MoveColumn),
  }),
  chooseColumns: endpoint({
    method: 'PUT',
    path: '/groups/moves/{moveId}/items/{itemNumber}/columns',
    access: 'member',
    summary: 'Read the tables of an item again, by what somebody says that their columns are',
    body: z.object({
      columns: z.array(MoveColumn.pick({ field: true }).extend({ header: z.string().max(2000) })).max(300),
    }),
    reply: MoveSummary,
  }),
  leaveOut: endpoint({
    method: 'DELETE',
    path: '/groups/moves/{moveId}/items/{itemNumber}',
    access: 'member',
    summary: 'Leave out what came with an item of a move that has not been started',
    reply: MoveSummary,
  }),
  read: endpoint({
    method: 'POST',
    path: '/groups/moves/{moveId}/read',
    access: 'member',
    summary: 'Read what has come of files whose sending was cut short',
    reply: MoveSummary,
    status: 202,
  }),
  recipes: endpoint({
    method: 'GET',
    path: '/groups/moves/{moveId}/recipes',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'The recipes of a move, in the order in which they were found or the other way round',
    query: ListQuery.pick({ page: true, perPage: true, orderDirection: true }).extend({
      item: number.optional(),
      /** `arrived`: those that are here, with all that they have or without something. */
      state: z.enum([...movedStates, 'arrived']).optional(),
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
  choose: endpoint({
    method: 'PATCH',
    path: '/groups/moves/{moveId}',
    access: 'member',
    summary:
      'Choose what holds for all recipes of a move; what is absent stays as it is, and what is done with known recipes holds for those too that had a choice of their own',
    body: MoveChoices.partial(),
    reply: MoveSummary,
  }),
  decide: endpoint({
    method: 'PUT',
    path: '/groups/moves/{moveId}/decisions',
    access: 'member',
    summary: 'Choose what is done with single recipes that the group has already; null for what holds for all',
    body: z.object({
      numbers: z.array(z.number().int()).max(1000),
      decision: z.enum(knownDecisions).nullable(),
    }),
    reply: MoveSummary,
  }),
  organizers: endpoint({
    method: 'GET',
    path: '/groups/moves/{moveId}/organizers',
    access: 'member',
    topics: ['household', 'groupData'],
    summary: 'The categories and tags of the recipes of a move, and what becomes of them',
    reply: z.array(MoveOrganizer),
  }),
  chooseOrganizers: endpoint({
    method: 'PUT',
    path: '/groups/moves/{moveId}/organizers',
    access: 'member',
    summary: 'Choose what becomes of categories and tags of a move; those that are not named stay as they are',
    body: z.object({
      organizers: z
        .array(
          z.object({
            kind: z.enum(['category', 'tag']),
            name: z.string().max(255),
            action: z.enum(organizerActions),
            /** Id of the category or tag of the group that it becomes, where it is mapped. */
            targetId: z.string().max(64).nullish(),
          }),
        )
        .max(2000),
    }),
    reply: z.array(MoveOrganizer),
  }),
  start: endpoint({
    method: 'POST',
    path: '/groups/moves/{moveId}/start',
    access: 'member',
    summary: 'Bring the recipes of a move in, in the background',
    reply: MoveSummary,
    status: 202,
  }),
  stop: endpoint({
    method: 'POST',
    path: '/groups/moves/{moveId}/stop',
    access: 'member',
    summary: 'Bring no more of the recipes of a move; those that are there stay, and `again` goes on',
    reply: MoveSummary,
  }),
  again: endpoint({
    method: 'POST',
    path: '/groups/moves/{moveId}/again',
    access: 'member',
    summary: 'Try again what was refused, what was stopped, and pictures and pages that could not be fetched',
    reply: MoveSummary,
    status: 202,
  }),
  report: endpoint({
    method: 'GET',
    path: '/groups/moves/{moveId}/report',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'What has become of each recipe of a move, as a table',
    reply: file('text/csv'),
  }),
  undoPreview: endpoint({
    method: 'GET',
    path: '/groups/moves/{moveId}/undo',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'What goes when a move is undone, and what of it somebody has changed since',
    reply: MoveUndo,
  }),
  changed: endpoint({
    method: 'GET',
    path: '/groups/moves/{moveId}/undo/changed',
    access: 'member',
    topics: ['household', 'recipes'],
    summary: 'The recipes that somebody has changed since they came with a move, as a table',
    reply: file('text/csv'),
  }),
  undo: endpoint({
    method: 'POST',
    path: '/groups/moves/{moveId}/undo',
    access: 'member',
    summary: 'Take back exactly what came with a move, in the background, for 30 days',
    body: z.object({
      /** What somebody has changed since stays. */
      keepChanged: z.boolean().default(false),
    }),
    reply: MoveSummary,
    status: 202,
  }),
};
