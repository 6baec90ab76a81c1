import { contract } from '@larder/contract';
import { implement, type Route } from '../../../platform/http/index.ts';
import { changeOf } from '../change.ts';
import { compareVersions, listVersions } from './read-versions.ts';
import { restoreVersion } from './restore-version.ts';

const { list, get, restore } = contract.recipeVersions;

export const recipeVersionRoutes: Route[] = implement(
  { list, get, restore },
  {
    list: ({ params }, { db }) => listVersions(db, params.slug),
    get: ({ params, query }, { db }) => compareVersions(db, params.slug, params.version, query.comparedWith),
    restore: ({ params }, context) => restoreVersion(context.db, changeOf(context), params.slug, params.version),
  },
);
