import { contract, type Recipe } from '@larder/contract';
import { useNavigate } from '@tanstack/react-router';
import { useChange, useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { avatarOf } from '../../../lib/session/index.ts';
import { toast } from '../../../lib/toasts/toasts.ts';

/** The pictures of those who saved versions, as far as they still belong to the household. */
export function useAvatars(): (userId: string | null) => string | undefined {
  const { data: members = [] } = useFetch(contract.groups.members);
  return (userId) => {
    const member = members.find(({ id }) => id === userId);
    return member && avatarOf(member);
  };
}

/** Makes a recipe what it was in a version, and shows it; a button takes that back. */
export function useRestoreVersion(recipe: Pick<Recipe, 'id' | 'version'>, groupSlug: string) {
  const navigate = useNavigate();
  const { mutateAsync, isPending } = useChange(contract.recipeVersions.restore);
  // Not by callbacks of the call: the list of versions may have a newer one before the reply is here, which takes this part away.
  const goTo = async (version: number): Promise<boolean> => {
    const call = { params: { slug: recipe.id, version: String(version) } };
    const restored = await mutateAsync(call).catch(() => null);
    if (!restored) return false;
    void navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: restored.slug } });
    return true;
  };
  return {
    isRestoring: isPending,
    restore: async (version: number, when: string) => {
      const isDone = await goTo(version);
      if (isDone) toast.undoable(t('history.restored', { when }), t('action.undo'), () => void goTo(recipe.version));
    },
  };
}
