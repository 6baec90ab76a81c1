import { contract, type OrganizerKind, type RecipeSummary } from '@larder/contract';
import type { GroupDatabase } from '../../platform/database/index.ts';
import { found } from '../../platform/errors/index.ts';
import { implement, type MemberContext, type Route } from '../../platform/http/index.ts';
import { getItem, type Links, listUnused, mergeHandlers, tableHandlers } from '../group-data/index.ts';
import { organizerTables } from './organizer-table.ts';
import { organizerRows, readOrganizers } from './organizers.repository.ts';

/** The recipes that have an organizer, which a feature above knows. */
type RecipesWith = (db: GroupDatabase, organizerId: string) => Promise<RecipeSummary[]>;

const handlersOf = (kind: OrganizerKind, links: Links, recipesWith: RecipesWith) => {
  const table = organizerTables[kind];
  return {
    ...tableHandlers(table, links),
    ...mergeHandlers(table, links, (two: { from: string; to: string }) => two),
    empty: async (_: unknown, { db }: Pick<MemberContext, 'db'>) => {
      const organizers = await listUnused(db, table, links, 'recipe');
      return organizers.map((organizer) => ({ ...organizer, group_id: organizer.groupId }));
    },
    getBySlug: async ({ params }: { params: { slug: string } }, { db }: Pick<MemberContext, 'db'>) => {
      const [organizer] = await readOrganizers(organizerRows(db, kind).where('slug', '=', params.slug));
      const { id } = found(organizer, table.codes.notFound);
      return { ...(await getItem(db, table, id)), recipes: await recipesWith(db, id) };
    },
  };
};

export const organizerRoutes = (links: Links, recipesWith: RecipesWith): Route[] => {
  const categories = handlersOf('category', links, recipesWith);
  const tags = handlersOf('tag', links, recipesWith);
  const tools = handlersOf('tool', links, recipesWith);
  const withRecipes = async <Organizer extends { id: string }>(db: GroupDatabase, organizer: Organizer) => ({
    ...organizer,
    recipes: await recipesWith(db, organizer.id),
  });
  return [
    ...implement(contract.categories, {
      ...categories,
      remove: async (request, context) => {
        await categories.remove(request, context);
        return null;
      },
    }),
    ...implement(contract.tags, {
      ...tags,
      get: async (request, context) => withRecipes(context.db, await tags.get(request, context)),
      replace: async (request, context) => withRecipes(context.db, await tags.replace(request, context)),
      remove: async (request, context) => {
        await tags.remove(request, context);
        return null;
      },
    }),
    ...implement(contract.tools, tools),
  ];
};
