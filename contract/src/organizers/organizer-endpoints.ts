import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { tableEndpoints } from '../group-data/table-endpoints.ts';
import { mergeEndpoints } from '../merges/merge-endpoints.ts';
import { RecipeSummary } from '../recipes/recipe.ts';
import { Id, Name } from '../shapes.ts';
import { Organizer, Tool } from './organizers.ts';

export const OrganizerInput = z.object({ name: Name });
export const ToolInput = OrganizerInput.extend({ onHand: z.boolean().default(false) });

const used = { recipeCount: z.number().int() };
/** As lists show it: with the number of recipes that have it. */
export const OrganizerRow = Organizer.extend(used);
export type OrganizerRow = z.infer<typeof OrganizerRow>;
export const ToolRow = Tool.extend(used);
export type ToolRow = z.infer<typeof ToolRow>;

const recipes = { recipes: z.array(RecipeSummary) };
const TagWithRecipes = Organizer.extend(recipes);

/** The group under both spellings, for clients that read these rows as they lay in a database. */
const Empty = Organizer.extend({ group_id: z.string() });

const organizerEndpoints = <const Path extends string, Whole extends z.ZodType>(path: Path, whole: Whole) => ({
  empty: endpoint({
    method: 'GET',
    path: `/organizers/${path}/empty`,
    access: 'member',
    topics: ['groupData', 'recipes'],
    summary: `The ${path} that no recipe has`,
    reply: z.array(Empty),
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

export const categories = {
  ...organizerEndpoints('categories', Organizer.extend(recipes)),
  ...tableEndpoints({
    path: 'organizers/categories',
    many: 'categories',
    item: Organizer,
    row: OrganizerRow,
    create: OrganizerInput,
    change: OrganizerInput.partial(),
    removed: z.null(),
    createdWith: 201,
  }),
};

const tagTable = tableEndpoints({
  path: 'organizers/tags',
  many: 'tags',
  item: Organizer,
  row: OrganizerRow,
  create: OrganizerInput,
  change: OrganizerInput.partial(),
  removed: z.null(),
  createdWith: 201,
});

/** Tags come with their recipes wherever there is one of them. */
export const tags = {
  ...organizerEndpoints('tags', TagWithRecipes),
  ...tagTable,
  get: endpoint({ ...tagTable.get, topics: ['groupData', 'recipes'], reply: TagWithRecipes }),
  replace: endpoint({ ...tagTable.replace, reply: TagWithRecipes }),
};

export const tools = {
  ...organizerEndpoints('tools', Tool.extend(recipes)),
  ...tableEndpoints({
    path: 'organizers/tools',
    many: 'tools',
    item: Tool,
    row: ToolRow,
    create: ToolInput,
    change: z.object({ name: Name.optional(), onHand: z.boolean().optional() }),
    removed: Tool,
    createdWith: 201,
  }),
};
