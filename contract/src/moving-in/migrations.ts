import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { queryFlag } from '../lists.ts';
import { ReportSummary } from '../reports/reports.ts';

/** Of what is streamed: the setting `MAX_UPLOAD` says how much it may be. */
const largestBody = 2 ** 40;

/** The apps that clients of the peer's API name. */
const migrationTypes = [
  'nextcloud',
  'chowdown',
  'copymethat',
  'paprika',
  'mealie_alpha',
  'tandoor',
  'plantoeat',
  'myrecipebox',
  'recipekeeper',
] as const;

/** Moving in without looking first, for clients that know no moves. */
export const migrations = {
  migrate: endpoint({
    method: 'POST',
    path: '/groups/migrations',
    access: 'member',
    summary: 'Bring in all recipes of an archive of another app; answers its report once that is done',
    files: ['archive'],
    streamed: true,
    bodyLimit: largestBody,
    form: z.object({
      migrationType: z.enum(migrationTypes),
      /** Every recipe gets a tag of the app. */
      addMigrationTag: queryFlag,
    }),
    reply: ReportSummary,
  }),
};
