import { contract } from '@larder/contract';
import { implement } from '../../platform/http/index.ts';
import { listUnits } from './units.repository.ts';

export const unitRoutes = implement(
  { list: contract.units.list },
  {
    list: ({ query }, { db }) => listUnits(db, query, '/units'),
  },
);
