import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { RecipeSummary } from '../recipes/recipe.ts';
import { SentDay } from '../sent-times.ts';
import { Id } from '../shapes.ts';
import { EntryType, entryTypes } from './planned.ts';

/** As many days as suggestions are made for at once. */
export const mostSuggestedDays = 31;

/** Why a recipe was chosen. */
export const suggestionReasons = ['rule', 'at-home', 'never-made', 'long-ago', 'liked', 'different'] as const;

export const SuggestionReason = z.object({
  reason: z.enum(suggestionReasons),
  /** At home: the foods of the recipe that are on hand. */
  foods: z.array(z.string()).optional(),
  /** Long ago: days since it was made or planned last. */
  days: z.number().int().optional(),
  /** Liked: what members think of it, of 5. */
  rating: z.number().optional(),
});
export type SuggestionReason = z.infer<typeof SuggestionReason>;

const Meal = z.object({ date: z.string(), entryType: EntryType });

export const MealSuggestion = Meal.extend({ recipe: RecipeSummary, reasons: z.array(SuggestionReason) });
export type MealSuggestion = z.infer<typeof MealSuggestion>;

export const MealSuggestions = z.object({
  /** Sent again it brings the same suggestions, as long as nothing has changed. */
  seed: z.string(),
  suggestions: z.array(MealSuggestion),
  /** Meals for which no recipe was left. */
  missing: z.array(Meal),
});
export type MealSuggestions = z.infer<typeof MealSuggestions>;

const SentMeal = z.object({ date: SentDay, entryType: EntryType });

export const SuggestionsWanted = z.object({
  startDate: SentDay,
  endDate: SentDay,
  entryTypes: z.array(EntryType).min(1).max(entryTypes.length).default(['dinner']),
  /** Drawn unless sent. */
  seed: z.string().max(100).nullish(),
  /** Only these meals; unless said every meal that is not planned yet. */
  meals: z.array(SentMeal).max(300).nullish(),
  /** Suggestions that stay, so that others differ from them. */
  keep: z
    .array(SentMeal.extend({ recipeId: Id }))
    .max(300)
    .default([]),
  /** Recipes that nobody wants to be offered again. */
  exclude: z.array(Id).max(1000).default([]),
});
export type SuggestionsWanted = z.infer<typeof SuggestionsWanted>;

export const mealplanSuggestions = {
  suggest: endpoint({
    method: 'POST',
    path: '/groups/mealplans/suggestions',
    access: 'member',
    topics: ['plans', 'recipes', 'groupData'],
    summary: 'What could be cooked on days that are not planned yet, and why; nothing is written',
    body: SuggestionsWanted,
    reply: MealSuggestions,
  }),
};
