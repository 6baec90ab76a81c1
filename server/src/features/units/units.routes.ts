import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { type Dependents, entityHandlers, mergeHandlers } from '../entities/index.ts';
import { units } from './unit-entity.ts';

export const unitRoutes = (dependents: Dependents): Route[] =>
  implement(contract.units, {
    ...entityHandlers(units, dependents),
    ...mergeHandlers(units, dependents, ({ fromUnit, toUnit }: { fromUnit: string; toUnit: string }) => ({
      from: fromUnit,
      to: toUnit,
    })),
  });
