import { t } from '../lib/messages/index.ts';
import { Skeleton } from './Skeleton.tsx';
import classes from './SkeletonPage.module.css';

/** A page whose own skeleton is not known yet: only when its code takes long to come. */
export function SkeletonPage() {
  return (
    <div className={classes.page} role="status" aria-label={t('layout.loading')}>
      <Skeleton width="min(220px, 60%)" height={32} radius={8} />
      <Skeleton width="min(560px, 100%)" />
      <Skeleton width="min(480px, 90%)" />
      <Skeleton width="min(520px, 96%)" />
    </div>
  );
}
