import { ErrorState } from '../../../components/ErrorState.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { ParsedLines, type Parsing } from '../../ingredients/index.ts';
import classes from './PreviewForm.module.css';

/** How the lines are understood, to be put right before they are saved. */
export function UnderstoodLines({ parsing }: { parsing: Parsing }) {
  return (
    <div className={classes.understood}>
      {parsing.error ? (
        <ErrorState error={parsing.error} onRetry={parsing.retry} />
      ) : parsing.isPending ? (
        <SkeletonRows count={4} height={88} />
      ) : (
        <ParsedLines parsing={parsing} />
      )}
    </div>
  );
}
