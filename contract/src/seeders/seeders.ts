import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Message } from '../shapes.ts';

const seeder = <const What extends string>(what: What) =>
  endpoint({
    method: 'POST',
    path: `/groups/seeders/${what}`,
    access: 'organizer',
    summary: `Add the ${what} of a language; names that are there already stay as they are`,
    /** A region that has no list of its own gets that of its language. */
    body: z.object({ locale: z.string().trim().min(2).max(35) }),
    reply: Message.extend({ created: z.number().int() }),
  });

export const seeders = { foods: seeder('foods'), units: seeder('units'), labels: seeder('labels') };
