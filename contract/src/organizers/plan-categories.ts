import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Organizer } from './organizers.ts';

export const PlanCategory = Organizer.omit({ groupId: true });

/** The categories that older clients choose meals from; no page of ours asks for them. */
export const planCategories = {
  list: endpoint({
    method: 'GET',
    path: '/groups/categories',
    access: 'member',
    topics: ['groupData'],
    summary: 'The categories of meal plans',
    reply: z.array(PlanCategory),
    cached: true,
  }),
  replace: endpoint({
    method: 'PUT',
    path: '/groups/categories',
    access: 'manager',
    summary: 'Choose the categories of meal plans, which replace those that were chosen before',
    body: z.array(z.object({ id: z.string().max(64) })).max(1000),
    reply: z.array(PlanCategory),
  }),
};
