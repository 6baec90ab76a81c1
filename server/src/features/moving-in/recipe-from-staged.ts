import type { RecipeInput } from '@larder/contract';
import type { AppTime } from '@larder/reader';
import type { Words } from '../../platform/http/index.ts';
import { recipeFromReading } from '../import/index.ts';
import type { StagedRecipe } from './staged-recipe.ts';

const minutes = (time: AppTime | undefined): number | null => (typeof time === 'number' ? time : null);
const inWords = (time: AppTime | undefined): string | undefined =>
  typeof time === 'string' ? time.slice(0, longestTime) : undefined;
const longestTime = 200;

/** A recipe of another app as a recipe of ours, without categories and tags. What has no field becomes a note under the app's own name. */
export const recipeFromStaged = (staged: StagedRecipe, words: Words): RecipeInput => {
  const { prepTime, cookTime, totalTime, counted } = staged;
  const input = recipeFromReading(
    {
      name: staged.name.trim(),
      description: staged.description ?? null,
      url: staged.url ?? '',
      language: staged.language ?? null,
      yield: staged.yield && counted ? { text: staged.yield, ...counted } : null,
      prepMinutes: minutes(prepTime),
      performMinutes: null,
      cookMinutes: minutes(cookTime),
      totalMinutes: minutes(totalTime),
      ingredientGroups: staged.ingredientGroups.map(({ name, ingredients }) => ({
        name,
        ingredients: ingredients.map(({ text }) => text),
      })),
      instructionSections: staged.instructionSections,
      nutrition: staged.nutrition,
      notes: [...staged.notes, ...unplacedNotes(staged, words)],
      category: [],
      keywords: [],
    },
    { includeTags: false },
  );
  return {
    ...input,
    prepTime: input.prepTime ?? inWords(prepTime),
    performTime: input.performTime ?? inWords(cookTime),
    totalTime: input.totalTime ?? inWords(totalTime),
  };
};

const unplacedNotes = ({ unplaced, author, video }: StagedRecipe, words: Words) => [
  ...(author ? [{ title: words('moving.note.author'), text: author }] : []),
  ...(video ? [{ title: words('moving.note.video'), text: video }] : []),
  ...unplaced.map(({ name, text }) => ({ title: name, text })),
];
