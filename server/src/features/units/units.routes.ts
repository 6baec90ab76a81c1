import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { type Links, mergeHandlers, tableHandlers } from '../group-data/index.ts';
import { unitTable } from './unit-table.ts';

export const unitRoutes = (links: Links): Route[] =>
  implement(contract.units, {
    ...tableHandlers(unitTable, links),
    ...mergeHandlers(unitTable, links, ({ fromUnit, toUnit }: { fromUnit: string; toUnit: string }) => ({
      from: fromUnit,
      to: toUnit,
    })),
  });
