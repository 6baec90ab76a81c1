import type { Kysely } from 'kysely';
import type { Dialect } from '../dialects/dialect.ts';
import { householdsAndRecipes } from './0001-households-and-recipes.ts';
import { namesLabelsAndMerges } from './0002-names-labels-and-merges.ts';
import { cookbooksAndExports } from './0003-cookbooks-and-exports.ts';
import { ingredientCorrections } from './0004-ingredient-corrections.ts';
import { reportsAndJobs } from './0005-reports-and-jobs.ts';
import { pagesOfRecipes } from './0006-pages-of-recipes.ts';
import { readyCards } from './0007-ready-cards.ts';
import { differentThings } from './0008-different-things.ts';
import { gatheredIndexWrites } from './0009-gathered-index-writes.ts';
import { readyRecipes } from './0010-ready-recipes.ts';
import { minutesOfRecipes } from './0011-minutes-of-recipes.ts';

export interface SchemaMigration {
  version: number;
  name: string;
  // biome-ignore lint/suspicious/noExplicitAny: a schema migration works on tables that the present schema need not know.
  run(database: Kysely<any>, dialect: Dialect): Promise<void>;
}

/** In order; a released one never changes. */
export const schemaMigrations: SchemaMigration[] = [
  { version: 1, name: 'households and recipes', run: householdsAndRecipes },
  { version: 2, name: 'names, labels and merges', run: namesLabelsAndMerges },
  { version: 3, name: 'cookbooks and exports', run: cookbooksAndExports },
  { version: 4, name: 'ingredient corrections', run: ingredientCorrections },
  { version: 5, name: 'reports and jobs', run: reportsAndJobs },
  { version: 6, name: 'pages of recipes', run: pagesOfRecipes },
  { version: 7, name: 'ready cards', run: readyCards },
  { version: 8, name: 'different things', run: differentThings },
  { version: 9, name: 'gathered index writes', run: gatheredIndexWrites },
  { version: 10, name: 'ready recipes', run: readyRecipes },
  { version: 11, name: 'minutes of recipes', run: minutesOfRecipes },
];
