import { t } from '../lib/messages/index.ts';
import { Skeleton } from './Skeleton.tsx';
import classes from './SkeletonPage.module.css';

/** A page whose own skeleton is not known yet: only when its code takes long to come. */
export function SkeletonPage() {
  return (
    <div className={classes.page} role="status" aria-label={t('layout.loading')}>
      <Skeleton width="min(14rem, 60%)" height={32} radius={8} />
      <Skeleton width="min(35rem, 100%)" />
      <Skeleton width="min(30rem, 90%)" />
      <Skeleton width="min(32rem, 96%)" />
    </div>
  );
}
