import type { Recipe, RecipeAction } from '@larder/contract';
import { mergedAddress } from '@larder/kitchen';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { AppError } from '../../platform/errors/index.ts';
import type { MemberContext } from '../../platform/http/index.ts';
import { deliverNow, type Sender } from '../deliveries/index.ts';
import { getRecipe } from '../recipes/index.ts';
import { getAction } from './recipe-actions.repository.ts';

const addressFor = (action: RecipeAction, recipe: Recipe, base: string, groupSlug: string, scale: number): string =>
  mergedAddress(action.url, {
    id: recipe.id,
    slug: recipe.slug,
    url: `${base}/g/${groupSlug}/r/${recipe.slug}`,
    servings: String((recipe.recipeServings ?? 0) * scale),
  });

interface Wanted {
  actionId: string;
  slug: string;
  scale: number;
}

/** Sends a recipe to the address of an action. @throws AppError where that does not arrive, or the action is a link */
export const triggerAction = async (
  db: GroupDatabase,
  { actionId, slug, scale }: Wanted,
  { platform, member }: MemberContext,
): Promise<void> => {
  const action = await getAction(db, actionId);
  if (action.actionType !== 'post') throw new AppError('recipe-action.is-link');
  const recipe = await getRecipe(db, slug);
  const address = addressFor(action, recipe, platform.settings.BASE_URL, member.groupSlug, scale);
  const send: Sender = async (_, { signal }) => {
    const body = JSON.stringify({ action, content: recipe, recipeScale: scale, recipe_scale: scale });
    const { status } = await platform.outbound.send(address, { contentType: 'application/json', body, signal });
    return status;
  };
  const message = { targetId: action.id, event: 'recipe', subject: recipe.name, content: {} };
  const { state, problem, httpStatus } = await deliverNow(db, 'recipeAction', message, { ...platform, send });
  if (state === 'arrived') return;
  const values = { title: action.title, status: httpStatus ?? 0 };
  if (problem === 'blocked-address')
    throw new AppError('delivery.blocked-address', { host: new URL(address).hostname });
  throw new AppError(problem === 'status' ? 'recipe-action.refused' : 'recipe-action.unreachable', values);
};
