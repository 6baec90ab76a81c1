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
  const restore = useChange(contract.recipeVersions.restore);
  const show = ({ slug }: Recipe) =>
    void navigate({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: slug } });
  const paramsOf = (version: number) => ({ params: { slug: recipe.id, version: String(version) } });
  const undo = () => restore.mutate(paramsOf(recipe.version), { onSuccess: show });
  return {
    isRestoring: restore.isPending,
    restore: (version: number, when: string) =>
      restore.mutate(paramsOf(version), {
        onSuccess: (restored) => {
          toast.undoable(t('history.restored', { when }), t('action.undo'), undo);
          show(restored);
        },
      }),
  };
}
