import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const healthStatuses = ['ok', 'warning', 'failed', 'off'] as const;

/** Pages of the administration on which something can be mended. */
export const healthPages = [
  'settings',
  'sign-on',
  'users',
  'groups',
  'backups',
  'maintenance',
  'tasks',
  'logs',
] as const;
export type HealthPage = (typeof healthPages)[number];

/** What was found out about one part of the server, in the caller's language. */
export const HealthResult = z.object({
  id: z.string(),
  name: z.string(),
  /** `off`: it is not used, so there is nothing to be well. */
  status: z.enum(healthStatuses),
  sentence: z.string(),
  /** What to do about it; null where nothing has to be done. */
  remedy: z.string().nullable(),
  /** A line for the settings that would mend it, such as `BASE_URL=https://recipes.example.org`. */
  setting: z.string().nullable(),
  page: z.enum(healthPages).nullable(),
});
export type HealthResult = z.infer<typeof HealthResult>;

export const adminHealth = {
  check: endpoint({
    method: 'GET',
    path: '/admin/about/health',
    access: 'admin',
    topics: ['instance'],
    summary: 'Whether each part of the server works, and what to do where one does not',
    query: z.object({
      /** Where the caller's browser has found the server, such as `https://recipes.example.org`. */
      address: z.string().max(500).optional(),
      /** What time it is there. */
      clock: z.iso.datetime({ offset: true }).optional(),
    }),
    reply: z.object({ checkedAt: z.string(), checks: z.array(HealthResult) }),
  }),
};
