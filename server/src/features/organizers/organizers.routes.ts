import { contract, type OrganizerKind, type RecipeSummary } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { found } from '../../platform/errors/index.ts';
import { implement, type MemberContext, type Route } from '../../platform/http/index.ts';
import { type Dependents, entityHandlers, getItem, listUnused, mergeHandlers, rowsOf } from '../entities/index.ts';
import { organizers } from './organizer-entities.ts';
import { listPlanCategories, replacePlanCategories } from './plan-categories.repository.ts';

/** The recipes that have an organizer, which a feature above knows. */
type RecipesWith = (db: GroupDatabase, organizerId: string) => Promise<RecipeSummary[]>;

const handlersOf = (kind: OrganizerKind, dependents: Dependents, recipesWith: RecipesWith) => {
  const entity = organizers[kind];
  return {
    ...entityHandlers(entity, dependents),
    ...mergeHandlers(entity, dependents, (two: { from: string; to: string }) => two),
    empty: (_: unknown, { db }: Pick<MemberContext, 'db'>) => listUnused(db, entity, dependents),
    getBySlug: async ({ params }: { params: { slug: string } }, { db }: Pick<MemberContext, 'db'>) => {
      const [organizer] = await entity.read(rowsOf(db, entity).where('organizers.slug', '=', params.slug), db.dialect);
      const { id } = found(organizer, entity.codes.notFound);
      return { ...(await getItem(db, entity, id)), recipes: await recipesWith(db, id) };
    },
  };
};

export const organizerRoutes = (dependents: Dependents, recipesWith: RecipesWith): Route[] => {
  const categories = handlersOf('category', dependents, recipesWith);
  const tags = handlersOf('tag', dependents, recipesWith);
  const tools = handlersOf('tool', dependents, recipesWith);
  const withRecipes = async <Organizer extends { id: string }>(db: GroupDatabase, organizer: Organizer) => ({
    ...organizer,
    recipes: await recipesWith(db, organizer.id),
  });
  return [
    ...implement(contract.categories, categories),
    ...implement(contract.tags, {
      ...tags,
      get: async (request, context) => withRecipes(context.db, await tags.get(request, context)),
      replace: async (request, context) => withRecipes(context.db, await tags.replace(request, context)),
    }),
    ...implement(contract.tools, tools),
    ...implement(contract.planCategories, {
      list: (_, { db }) => listPlanCategories(db),
      replace: async ({ body }, { db }) => {
        await replacePlanCategories(db, body);
        return listPlanCategories(db);
      },
    }),
  ];
};
