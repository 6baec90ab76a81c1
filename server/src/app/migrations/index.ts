import type { SchemaMigration } from '../../platform/database/index.ts';
import { baseline } from './0001-baseline.ts';

/** In order. A released one never changes: what comes later is a further one. */
export const schemaMigrations: SchemaMigration[] = [{ version: 1, name: 'baseline', run: baseline }];
