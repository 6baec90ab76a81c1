import { Skeleton } from '../../components/Skeleton.tsx';
import classes from './Plan.module.css';

/** In the place of a week that is under way. */
export const PlanSkeleton = () => (
  <div className={classes.skeleton} aria-hidden="true">
    <Skeleton height={32} width={120} />
    <Skeleton height={80} radius={12} />
    <Skeleton height={80} radius={12} />
    <Skeleton height={32} width={120} />
    <Skeleton height={80} radius={12} />
  </div>
);
