import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { type Dependents, entityHandlers } from '../entities/index.ts';
import { labels } from './labels.repository.ts';

export const labelRoutes = (dependents: Dependents): Route[] =>
  implement(contract.labels, entityHandlers(labels, dependents));
