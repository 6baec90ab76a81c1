import type { Draft, Origin, ReadRecipe, RecipeField } from '../recipe.ts';

export interface SourcedDraft {
  origin: Origin;
  draft: Draft;
  /** 0 to 1: how far values of this source can be trusted here. */
  trust: number;
}

/** One recipe of many drafts: each field from the first draft that has it. */
export function mergeDrafts(url: string, drafts: SourcedDraft[]): ReadRecipe {
  const origins: ReadRecipe['origins'] = {};
  const confidence: ReadRecipe['confidence'] = {};
  const pick = <F extends RecipeField>(field: F): Draft[F] | undefined => {
    const source = drafts.find(({ draft }) => hasValue(draft[field]));
    if (!source) return undefined;
    origins[field] = source.origin;
    confidence[field] = source.trust;
    return source.draft[field];
  };
  return {
    url,
    name: pick('name') ?? '',
    description: pick('description') ?? null,
    image: pick('image') ?? null,
    imageCandidates: pick('imageCandidates') ?? [],
    author: pick('author') ?? null,
    language: pick('language') ?? null,
    yield: pick('yield') ?? null,
    prepMinutes: pick('prepMinutes') ?? null,
    cookMinutes: pick('cookMinutes') ?? null,
    performMinutes: pick('performMinutes') ?? null,
    totalMinutes: pick('totalMinutes') ?? null,
    ingredientGroups: pick('ingredientGroups') ?? [],
    instructionSections: pick('instructionSections') ?? [],
    category: pick('category') ?? [],
    cuisine: pick('cuisine') ?? [],
    keywords: pick('keywords') ?? [],
    nutrition: pick('nutrition') ?? {},
    rating: pick('rating') ?? null,
    video: pick('video') ?? null,
    notes: pick('notes') ?? [],
    equipment: pick('equipment') ?? [],
    unplaced: [],
    isRuleOutdated: false,
    origins,
    confidence,
  };
}

function hasValue(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return false;
  if (Array.isArray(value)) return value.length > 0;
  return typeof value !== 'object' || Object.keys(value).length > 0;
}
