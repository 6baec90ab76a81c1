import { z } from 'zod';
import { ApiToken } from '../auth/auth.ts';

export const User = z.object({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  authMethod: z.string(),
  admin: z.boolean(),
  group: z.string(),
  groupId: z.string(),
  groupSlug: z.string(),
  household: z.string(),
  householdId: z.string(),
  householdSlug: z.string(),
  advanced: z.boolean(),
  canInvite: z.boolean(),
  canManage: z.boolean(),
  canManageHousehold: z.boolean(),
  canOrganize: z.boolean(),
  favoriteRecipes: z.array(z.string()),
  tokens: z.array(ApiToken),
  cacheKey: z.string(),
  /** Language of the interface, or null while the browser decides. */
  locale: z.string().nullable(),
  /** Appearance that the user chose. */
  theme: z.enum(['light', 'dark', 'system']),
});
export type User = z.infer<typeof User>;

export const Username = z.string().trim().toLowerCase().min(1).max(255).regex(/^\S+$/, 'no-white-space');
export const Email = z.string().trim().toLowerCase().max(255).pipe(z.email());
/** At least 8 characters, everywhere. */
export const Password = z.string().min(8).max(1000);
export const Locale = z.string().regex(/^[a-z]{2,3}-[A-Z]{2}$/);
