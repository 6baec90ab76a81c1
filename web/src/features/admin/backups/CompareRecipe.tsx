import { type BackupThing, contract } from '@larder/contract';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { RecipeDifferences } from '../../recipes/index.ts';
import { backupPicture } from './backups.api.ts';

/** What a recipe of today would become if that of the backup replaced it. */
export function CompareRecipe({ backup: name, thing }: { backup: string; thing: BackupThing }) {
  const { data, error, refetch } = useFetch(
    contract.backupContents.compare,
    { params: { name, recipeId: thing.id } },
    { isSteady: true },
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows count={3} height={44} />;
  const address = backupPicture(name, thing.picture);
  const pictures = data.after.image && address ? { [data.after.image]: address } : {};
  const today = { id: thing.id, image: data.before?.image ?? null };
  return <RecipeDifferences recipe={today} comparison={data} pictures={pictures} />;
}
