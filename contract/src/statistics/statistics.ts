import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const count = z.number().int();

export const GroupStatistics = z.object({
  totalRecipes: count,
  totalUsers: count,
  totalCategories: count,
  totalTags: count,
  totalTools: count,
});
export type GroupStatistics = z.infer<typeof GroupStatistics>;

/** Sizes in bytes, and as people read them. */
export const GroupStorage = z.object({
  usedStorageBytes: count,
  usedStorageStr: z.string(),
  totalStorageBytes: count,
  totalStorageStr: z.string(),
  /** Whether a setting holds the group to that; the disk does in any case. */
  hasQuota: z.boolean(),
});
export type GroupStorage = z.infer<typeof GroupStorage>;

export const statistics = {
  counts: endpoint({
    method: 'GET',
    path: '/groups/statistics',
    access: 'member',
    topics: ['recipes', 'groupData', 'household'],
    summary: 'How much the own group has of what',
    reply: GroupStatistics,
    cached: true,
  }),
  storage: endpoint({
    method: 'GET',
    path: '/groups/storage',
    access: 'member',
    topics: ['recipes', 'household'],
    summary: 'How much room the files of the own group take, and how much they could',
    reply: GroupStorage,
  }),
};
