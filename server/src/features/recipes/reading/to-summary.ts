import type { RecipeSummary, Tool } from '@larder/contract';

/** An organizer of a recipe as it comes out of the database. */
export interface OrganizerRow {
  kind: 'category' | 'tag' | 'tool';
  id: string;
  name: string;
  slug: string;
  onHand: number;
}

export interface CardRow {
  id: string;
  userId: string | null;
  groupId: string;
  name: string;
  slug: string;
  image: string | null;
  imageColor: string | null;
  recipeYield: string | null;
  recipeServings: number;
  recipeYieldQuantity: number;
  totalTime: string | null;
  prepTime: string | null;
  cookTime: string | null;
  performTime: string | null;
  description: string;
  rating: number | null;
  orgUrl: string | null;
  dateAdded: string;
  dateUpdated: string;
  lastMade: string | null;
  createdAt: string;
  updatedAt: string;
}

export const toSummary = (row: CardRow, organizers: OrganizerRow[]): RecipeSummary => {
  const recipeCategory: Tool[] = [];
  const tags: Tool[] = [];
  const tools: Tool[] = [];
  const lists = { category: recipeCategory, tag: tags, tool: tools };
  for (const { kind, id, name, slug, onHand } of organizers) {
    lists[kind].push({ id, groupId: row.groupId, name, slug, onHand: onHand === 1 });
  }
  return {
    id: row.id,
    userId: row.userId ?? '',
    groupId: row.groupId,
    householdId: row.groupId,
    name: row.name,
    slug: row.slug,
    image: row.image,
    imageColor: row.imageColor,
    recipeYield: row.recipeYield,
    recipeServings: row.recipeServings,
    recipeYieldQuantity: row.recipeYieldQuantity,
    totalTime: row.totalTime,
    prepTime: row.prepTime,
    cookTime: row.cookTime,
    performTime: row.performTime,
    description: row.description,
    recipeCategory,
    tags,
    tools,
    rating: row.rating,
    orgURL: row.orgUrl,
    dateAdded: row.dateAdded,
    dateUpdated: row.dateUpdated,
    lastMade: row.lastMade,
    createdAt: row.createdAt,
    updateAt: row.updatedAt,
    updatedAt: row.updatedAt,
  };
};
