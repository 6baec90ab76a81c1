import { contract } from '@larder/contract';
import { implement, type Route } from '../../platform/http/index.ts';
import { type Links, tableHandlers } from '../group-data/index.ts';
import { labelTable } from './labels.repository.ts';

export const labelRoutes = (links: Links): Route[] => implement(contract.labels, tableHandlers(labelTable, links));
