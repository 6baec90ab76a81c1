import type { RecipeInput } from '@larder/contract';
import { plainText } from '@larder/kitchen';
import type { MoveOrganizerRow } from '../reading/organizers.repository.ts';
import type { StagedRecipe } from '../staged-recipe.ts';

type Organizers = NonNullable<RecipeInput['tags']>;

const longestName = 255;

/** The categories and tags that a recipe gets by what somebody has chosen for each name. */
export const organizersFor = (
  { categories, tags, cuisines, equipment }: StagedRecipe,
  chosen: readonly MoveOrganizerRow[],
  appTag: string | null,
) => {
  const byName = new Map(chosen.map((row) => [`${row.kind} ${row.nameKey}`, row]));
  const taken = { recipeCategory: new Map<string, Organizers[number]>(), tags: new Map<string, Organizers[number]>() };
  const take = (kind: 'category' | 'tag', name: string) => {
    const row = byName.get(`${kind} ${plainText(name)}`);
    const text = name.trim().slice(0, longestName);
    if (row?.action === 'leave' || plainText(text) === '') return;
    const into = kind === 'tag' || row?.action === 'as-tag' ? taken.tags : taken.recipeCategory;
    const isMapped = row?.action === 'map' && row.targetId !== null;
    into.set(isMapped ? String(row.targetId) : plainText(text), isMapped ? { id: row.targetId } : { name: text });
  };
  for (const name of categories) take('category', name);
  for (const name of [...tags, ...cuisines]) take('tag', name);
  if (appTag) taken.tags.set(plainText(appTag), { name: appTag });
  return {
    recipeCategory: [...taken.recipeCategory.values()],
    tags: [...taken.tags.values()],
    tools: [...new Set(equipment.map((name) => name.trim().slice(0, longestName)).filter(Boolean))].map((name) => ({
      name,
    })),
  };
};
