import { z } from 'zod';
import { endpoint, file } from '../endpoint.ts';
import { VersionComparison } from '../recipes/versions.ts';
import { Message, Moment } from '../shapes.ts';

const count = z.number().int().nonnegative();

export const fetchedKinds = ['recipe', 'list', 'group'] as const;

/** What can be fetched back out of a backup by itself. */
const BackupThing = z.object({
  kind: z.enum(fetchedKinds),
  id: z.string(),
  name: z.string(),
  groupId: z.string(),
  groupName: z.string(),
  updatedAt: Moment.nullable(),
  /** The SHA-256 of a recipe's small picture in the backup; null where it has none. */
  picture: z.string().nullable(),
  /** Whether it is still there, lies in the bin, or has gone. */
  today: z.enum(['there', 'binned', 'gone']),
  /** It has been changed since the backup; where it is still there. */
  isChanged: z.boolean(),
});
export type BackupThing = z.infer<typeof BackupThing>;

const largestPage = 100;

export const BackupContents = z.object({
  things: z.array(BackupThing),
  /** How many there are by that name, on all pages. */
  total: count,
  /** False where some of it can't be read. */
  isWhole: z.boolean(),
});
export type BackupContents = z.infer<typeof BackupContents>;

/** What was fetched, and what of it was left behind. */
export const Fetched = z.object({
  kind: z.enum(fetchedKinds),
  id: z.string(),
  /** As it is called now. */
  name: z.string(),
  groupName: z.string(),
  /** Of the page on which it is seen; null where it has none, or it lies in another group than the caller's. */
  path: z.string().nullable(),
  came: z.array(z.object({ what: z.string(), number: count })),
  /** What did not come along: what is missing or damaged in the backup, or does not go with it. */
  missing: z.array(z.object({ what: z.string(), number: count })),
  /** The move by which it can be taken back; null where nothing came that could be. */
  moveId: z.string().nullable().default(null),
});
export type Fetched = z.infer<typeof Fetched>;

const admin = { access: 'admin', topics: [] } as const;

/** One recipe, one list or one group out of a backup, while everything else stays as it is. */
export const backupContents = {
  list: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/backups/{name}/contents',
    query: z.object({
      kind: z.enum(fetchedKinds).default('recipe'),
      search: z.string().max(200).default(''),
      page: z.coerce.number().int().min(1).max(10_000).default(1),
      perPage: z.coerce.number().int().min(1).max(largestPage).default(50),
    }),
    summary: 'The recipes, shopping lists or groups that a backup holds, by name',
    reply: BackupContents,
  }),
  picture: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/backups/{name}/pictures/{sha256}',
    summary: 'A picture that lies in a backup, by its SHA-256',
    reply: file('image/webp'),
  }),
  compare: endpoint({
    ...admin,
    method: 'GET',
    path: '/admin/backups/{name}/recipes/{recipeId}/comparison',
    summary: 'What a recipe that is still there would become if that of the backup replaced it',
    reply: VersionComparison,
  }),
  fetch: endpoint({
    ...admin,
    method: 'POST',
    path: '/admin/backups/{name}/fetch',
    body: z.object({
      kind: z.enum(fetchedKinds),
      id: z.string().max(100),
      /** A recipe that is still there becomes what it was, as a new version of it. */
      replaces: z.boolean().default(false),
      /** What a group has comes into the caller's own, and not as a group of its own. */
      joins: z.boolean().default(false),
    }),
    status: 202,
    summary: 'Begin to fetch one recipe, list or group back out of a backup',
    reply: Message,
  }),
};
