import type { OrganizerKind, RecipeSummary, Tool } from '@larder/contract';

export type OrganizerTuple = [kind: OrganizerKind, id: string, name: string, slug: string, onHand: number];

/** A card as it comes out of the database, in the order of `cardColumns`. */
export type CardTuple = [
  id: string,
  userId: string | null,
  groupId: string,
  name: string,
  slug: string,
  image: string | null,
  imageColor: string | null,
  recipeYield: string | null,
  recipeServings: number,
  recipeYieldQuantity: number,
  totalTime: string | null,
  prepTime: string | null,
  cookTime: string | null,
  performTime: string | null,
  description: string,
  rating: number | null,
  orgUrl: string | null,
  dateAdded: string,
  dateUpdated: string,
  lastMade: string | null,
  createdAt: string,
  updatedAt: string,
  organizers: OrganizerTuple[],
];

export const toSummary = ([
  id,
  userId,
  groupId,
  name,
  slug,
  image,
  imageColor,
  recipeYield,
  recipeServings,
  recipeYieldQuantity,
  totalTime,
  prepTime,
  cookTime,
  performTime,
  description,
  rating,
  orgURL,
  dateAdded,
  dateUpdated,
  lastMade,
  createdAt,
  updatedAt,
  organizers,
]: CardTuple): RecipeSummary => {
  const recipeCategory: Tool[] = [];
  const tags: Tool[] = [];
  const tools: Tool[] = [];
  const lists = { category: recipeCategory, tag: tags, tool: tools };
  for (const [kind, id, name, slug, onHand] of organizers) {
    lists[kind].push({ id, groupId, name, slug, onHand: onHand === 1 });
  }
  return {
    id,
    userId: userId ?? '',
    groupId,
    name,
    slug,
    image,
    imageColor,
    recipeYield,
    recipeServings,
    recipeYieldQuantity,
    totalTime,
    prepTime,
    cookTime,
    performTime,
    description,
    recipeCategory,
    tags,
    tools,
    rating,
    orgURL,
    dateAdded,
    dateUpdated,
    lastMade,
    createdAt,
    updatedAt,
  };
};

export const organizersOf = (card: CardTuple): OrganizerTuple[] => card[22];
