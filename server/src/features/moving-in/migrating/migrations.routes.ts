import { contract } from '@larder/contract';
import { implement, type Route } from '../../../platform/http/index.ts';
import { migrate } from './migrate.ts';

export const migrationRoutes: Route[] = implement(contract.migrations, {
  migrate: ({ files, form }, context) => migrate(context, files.archive, form),
});
