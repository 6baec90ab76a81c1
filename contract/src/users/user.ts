import { z } from 'zod';
import { ApiToken } from '../auth/auth.ts';
import { isLocale, locales } from './locales.ts';

export const User = z.object({
  id: z.string(),
  username: z.string(),
  fullName: z.string(),
  email: z.string(),
  /** Who knows the password: this server, or one that it asks. The words are those of older clients. */
  authMethod: z.enum(['Mealie', 'LDAP', 'OIDC']),
  admin: z.boolean(),
  group: z.string(),
  groupId: z.string(),
  groupSlug: z.string(),
  advanced: z.boolean(),
  canInvite: z.boolean(),
  canManage: z.boolean(),
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
/** One of the languages that exist. */
export const Locale = z.string().superRefine((locale, { addIssue }) => {
  if (!isLocale(locale)) addIssue({ code: 'invalid_value', values: [...locales], input: locale });
});
