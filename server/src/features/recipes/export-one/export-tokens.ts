import { z } from 'zod';
import { AppError } from '../../../platform/errors/index.ts';
import type { Platform } from '../../../platform/http/index.ts';
import { createSignedTokens } from '../../../platform/security/index.ts';

const claims = z.object({ groupId: z.string(), slug: z.string() });
/** What a token opens: one recipe of one group. */
type Claims = z.infer<typeof claims>;

const lifeInSeconds = 30 * 60;

const tokens = ({ secret, clock }: Platform) =>
  createSignedTokens({ secret, purpose: 'recipe-zip', claims, now: () => clock.now().getTime() });

/** A token that fetches the zip of a recipe for 30 minutes, so that a browser can do it as an ordinary download. */
export const newExportToken = (platform: Platform, recipe: Claims): Promise<string> =>
  tokens(platform).sign(recipe, lifeInSeconds);

/** Throws `recipe.token-invalid` for a token that is forged or expired. */
export const readExportToken = async (platform: Platform, token: string): Promise<Claims> => {
  const read = await tokens(platform).read(token);
  if (!read) throw new AppError('recipe.token-invalid');
  return read.claims;
};
