import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entity, entityEndpoints } from '../entities/entity.ts';
import { mergeEndpoints } from '../entities/merging.ts';
import { RecipeSummary } from '../recipes/recipe.ts';
import { Id, Name } from '../shapes.ts';
import { Organizer, Tool } from './organizers.ts';

export const OrganizerInput = z.object({ name: Name });
export const ToolInput = OrganizerInput.extend({ onHand: z.boolean().default(false) });

const recipes = { recipes: z.array(RecipeSummary) };
const TagWithRecipes = Organizer.extend(recipes);

const organizerEndpoints = <const Path extends string, Whole extends z.ZodType>(path: Path, whole: Whole) => ({
  empty: endpoint({
    method: 'GET',
    path: `/organizers/${path}/empty`,
    access: 'member',
    topics: ['groupData', 'recipes'],
    summary: `The ${path} that no recipe has`,
    reply: z.array(Organizer),
    cached: true,
  }),
  getBySlug: endpoint({
    method: 'GET',
    path: `/organizers/${path}/slug/{slug}`,
    access: 'member',
    topics: ['groupData', 'recipes'],
    summary: `One of the ${path} by its slug, with its recipes`,
    reply: whole,
    cached: true,
  }),
  ...mergeEndpoints(`organizers/${path}`, path, z.object({ from: Id, to: Id })),
});

const plain = {
  item: Organizer,
  create: OrganizerInput,
  change: OrganizerInput.partial(),
} as const;

export const categoryEntity = entity({ kind: 'category', path: 'organizers/categories', many: 'categories', ...plain });
export const tagEntity = entity({ kind: 'tag', path: 'organizers/tags', many: 'tags', ...plain });
export const toolEntity = entity({
  kind: 'tool',
  path: 'organizers/tools',
  many: 'tools',
  item: Tool,
  create: ToolInput,
  change: z.object({ name: Name.optional(), onHand: z.boolean().optional() }),
});

export const categories = {
  ...organizerEndpoints('categories', Organizer.extend(recipes)),
  ...entityEndpoints(categoryEntity),
};

const tagEndpoints = entityEndpoints(tagEntity);

/** Tags come with their recipes wherever there is one of them. */
export const tags = {
  ...organizerEndpoints('tags', TagWithRecipes),
  ...tagEndpoints,
  get: endpoint({ ...tagEndpoints.get, topics: ['groupData', 'recipes'], reply: TagWithRecipes }),
  replace: endpoint({ ...tagEndpoints.replace, reply: TagWithRecipes }),
};

export const tools = {
  ...organizerEndpoints('tools', Tool.extend(recipes)),
  ...entityEndpoints(toolEntity),
};
