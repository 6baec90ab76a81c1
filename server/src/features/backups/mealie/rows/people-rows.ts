import { slugify } from '@larder/kitchen';
import type { InstanceGroup, InstanceUser } from '@larder/reader';
import { flag } from '../../../../platform/database/index.ts';
import { type Context, free, stamps, synced, type WrittenRows } from '../../drafts/written-rows.ts';

export interface TakenNames {
  groups: Set<string>;
  slugs: Set<string>;
  /** User names and addresses: both are good for logging in, so that none is that of two. */
  people: Set<string>;
}

/** What is known of a group itself. */
type GroupItself = Pick<InstanceGroup, 'id' | 'name' | 'slug' | 'createdAt' | 'preferences' | 'recipes'>;

export const groupRow = (
  { id, name, slug, createdAt, preferences, recipes }: GroupItself,
  { now }: Pick<Context, 'now'>,
  taken: TakenNames,
): NonNullable<WrittenRows['groups']>[number] => {
  const called = free(name || slug || 'Home', taken.groups, ' ');
  return {
    id,
    name: called,
    slug: free(slug || slugify(called), taken.slugs),
    ...synced,
    ...{ recipesRevision: 1, groupDataRevision: 1, plansRevision: 1, shoppingRevision: 1, householdRevision: 1 },
    searchRevision: 1,
    recipeCount: recipes.length,
    publicRecipeCount: recipes.filter(({ settings }) => settings?.public ?? preferences.recipePublic).length,
    privateGroup: flag(preferences.privateGroup),
    firstDayOfWeek: preferences.firstDayOfWeek,
    recipePublic: flag(preferences.recipePublic),
    recipeShowNutrition: flag(preferences.recipeShowNutrition),
    recipeShowAssets: flag(preferences.recipeShowAssets),
    recipeLandscapeView: flag(preferences.recipeLandscapeView),
    recipeDisableComments: flag(preferences.recipeDisableComments),
    recipeDisableAmount: flag(preferences.recipeDisableAmount),
    mealTimes: '',
    currency: '',
    ...stamps({ now }, { createdAt }),
  };
};

/** People log in by their names in small letters, whatever they type. */
const nameOf = (text: string, taken: Set<string>): string => free(text.toLowerCase(), taken);

const userRow = (user: InstanceUser, context: Context, { people }: TakenNames) => {
  const username = nameOf(user.username || user.email || user.id, people);
  const email = user.email.toLowerCase();
  return {
    id: user.id,
    groupId: context.groupId,
    username,
    email: email === username ? email : nameOf(email || `${username}@localhost`, people),
    // By it a provider finds those who have logged in there before.
    provenEmail: email,
    fullName: user.fullName || user.username,
    // What is none opens nothing, until another is set.
    passwordHash: user.passwordHash,
    authMethod: user.authMethod,
    admin: flag(user.admin),
    advanced: flag(user.advanced),
    canInvite: flag(user.canInvite || user.admin),
    canManage: flag(user.canManage || user.admin),
    canOrganize: flag(user.canOrganize || user.admin),
    tokenVersion: 0,
    cacheKey: '',
    locale: null,
    theme: 'system' as const,
    ...stamps(context, user),
  };
};

export const peopleRows = ({ users }: InstanceGroup, context: Context, taken: TakenNames): WrittenRows => ({
  users: users.map((user) => userRow(user, context, taken)),
  recipeOpinions: users.flatMap(({ id: userId, favourites, ratings }) => {
    const liked = new Set(favourites);
    return [...new Set([...favourites, ...Object.keys(ratings)])].map((recipeId) => ({
      ...{ groupId: context.groupId, userId, recipeId },
      rating: ratings[recipeId] ?? null,
      isFavorite: flag(liked.has(recipeId)),
    }));
  }),
});
