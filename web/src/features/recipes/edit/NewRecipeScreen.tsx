import {
  contract,
  type GroupPreferences,
  type Ingredient,
  noNutrition,
  type Recipe,
  type User,
} from '@larder/contract';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { today } from '../../../lib/dates/days.ts';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { useMe } from '../../../lib/session/index.ts';
import { RecipeSkeleton } from '../view/RecipeSkeleton.tsx';
import { newId } from './draft/rows.ts';
import { RecipeEditor } from './RecipeEditor.tsx';

/** A recipe is written where it will stand. There is none before it is saved. */
export function NewRecipeScreen() {
  useTitle(t('recipe.edit.heading-new'));
  const me = useMe();
  const { data: preferences, error, refetch } = useFetch(contract.groups.preferences, {}, { isSteady: true });
  if (error && !preferences) return <ErrorState level={1} error={error} onRetry={() => refetch()} />;
  return me && preferences ? <NewRecipe me={me} preferences={preferences} /> : <RecipeSkeleton />;
}

function NewRecipe({ me, preferences }: { me: User; preferences: GroupPreferences }) {
  const { groupSlug = '' } = useParams({ strict: false });
  const navigate = useNavigate();
  const [recipe] = useState(() => blankRecipe(me, preferences));
  return (
    <RecipeEditor
      recipe={recipe}
      resumes={false}
      onLeave={(recipeSlug) =>
        void navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug }, replace: true })
      }
      onCancel={() => void navigate({ to: '/g/$groupSlug', params: { groupSlug } })}
    />
  );
}

const blankIngredient = (): Ingredient => ({
  referenceId: newId(),
  title: null,
  quantity: null,
  unit: null,
  food: null,
  referencedRecipe: null,
  note: '',
  originalText: null,
  isFood: true,
  disableAmount: false,
  display: '',
});

/** With the settings that the household gives new recipes. */
const blankRecipe = (me: User, preferences: GroupPreferences): Recipe => ({
  id: '',
  userId: me.id,
  groupId: me.groupId,
  name: '',
  slug: '',
  image: null,
  imageColor: null,
  recipeYield: null,
  recipeServings: 0,
  recipeYieldQuantity: 0,
  totalTime: null,
  prepTime: null,
  cookTime: null,
  performTime: null,
  description: '',
  recipeCategory: [],
  tags: [],
  tools: [],
  rating: null,
  orgURL: null,
  dateAdded: today(),
  dateUpdated: '',
  lastMade: null,
  createdAt: null,
  updatedAt: null,
  version: 0,
  private: false,
  // A line of each to begin with: one without a word is no part of a recipe.
  recipeIngredient: [blankIngredient()],
  recipeInstructions: [{ id: newId(), title: '', summary: '', text: '', ingredientReferences: [] }],
  nutrition: noNutrition,
  settings: {
    public: preferences.recipePublic,
    showNutrition: preferences.recipeShowNutrition,
    showAssets: preferences.recipeShowAssets,
    landscapeView: preferences.recipeLandscapeView,
    disableComments: preferences.recipeDisableComments,
    disableAmount: preferences.recipeDisableAmount,
    locked: false,
  },
  assets: [],
  notes: [],
  extras: {},
  comments: [],
});
