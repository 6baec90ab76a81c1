import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';
import { Moment } from '../shapes.ts';

/** Where calendars read the meal plan. */
export const PlanCalendar = z.object({
  /** The secret address; null while there is none. */
  address: z.string().nullable(),
  createdAt: Moment.nullable(),
});
export type PlanCalendar = z.infer<typeof PlanCalendar>;

export const mealplanCalendar = {
  get: endpoint({
    method: 'GET',
    path: '/groups/mealplans/calendar',
    access: 'member',
    topics: ['plans'],
    summary: 'The secret address by which calendars read the meal plan',
    reply: PlanCalendar,
  }),
  create: endpoint({
    method: 'POST',
    path: '/groups/mealplans/calendar',
    access: 'manager',
    summary: 'Make a secret address for calendars; one that there was ends',
    reply: PlanCalendar,
    status: 201,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/groups/mealplans/calendar',
    access: 'manager',
    summary: 'End the address for calendars',
    reply: PlanCalendar,
  }),
  read: endpoint({
    method: 'GET',
    path: '/calendar/{token}',
    access: 'visitor',
    topics: [],
    summary: 'The meal plan as iCalendar, for whoever knows the address',
    reply: file('text/calendar'),
  }),
};
