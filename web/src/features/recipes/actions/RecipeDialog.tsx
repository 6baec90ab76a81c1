import type { RecipeSummary } from '@larder/contract';
import { Suspense } from 'react';
import { lazy } from '../../../lib/screen/lazy.ts';
import { AddToCookbookDialog } from '../../cookbooks/index.ts';
import { AddToPlanDialog } from '../../mealplans/index.ts';
import { ShareDialog } from '../../sharing/index.ts';

const AddToListDialog = lazy(() => import('../add-to-list/AddToListDialog.tsx'));
const DuplicateDialog = lazy(() => import('./DuplicateDialog.tsx'));
const OrganizeRecipeDialog = lazy(() => import('./OrganizeRecipeDialog.tsx'));

/** What of a recipe's actions asks for more. */
export type AskedOfRecipe = 'organize' | 'cookbook' | 'plan' | 'shopping' | 'share' | 'duplicate';

interface RecipeDialogProps {
  asked: AskedOfRecipe;
  recipe: RecipeSummary;
  groupSlug: string;
  /** What its amounts are multiplied with where it is shown. */
  scale?: number;
  onClose: () => void;
}

/** The dialog of what is about to be done with a recipe. */
export function RecipeDialog({ asked, recipe, groupSlug, scale = 1, onClose }: RecipeDialogProps) {
  return (
    <Suspense>
      {asked === 'organize' && <OrganizeRecipeDialog recipe={recipe} onClose={onClose} />}
      {asked === 'cookbook' && <AddToCookbookDialog slugs={[recipe.slug]} onClose={onClose} />}
      {asked === 'share' && (
        <ShareDialog shared={{ kind: 'recipe', item: recipe.id, name: recipe.name }} onClose={onClose} />
      )}
      {asked === 'plan' && <AddToPlanDialog recipe={recipe} onClose={onClose} />}
      {asked === 'shopping' && <AddToListDialog slugs={[recipe.slug]} scale={scale} onClose={onClose} />}
      {asked === 'duplicate' && <DuplicateDialog recipe={recipe} groupSlug={groupSlug} onClose={onClose} />}
    </Suspense>
  );
}
