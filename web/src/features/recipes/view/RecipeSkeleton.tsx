import { VisuallyHidden } from '@mantine/core';
import { Skeleton, SkeletonRows } from '../../../components/Skeleton.tsx';
import { t } from '../../../lib/messages/index.ts';
import classes from './RecipeView.module.css';

/** The place of a recipe while it is under way, with the sizes that it will have. */
export function RecipeSkeleton() {
  return (
    <div className={classes.recipe} role="status">
      <VisuallyHidden component="h1">{t('layout.loading')}</VisuallyHidden>
      <div className={classes.lead}>
        <div className={classes.hero}>
          <span className={classes.picture} style={{ background: 'var(--pressed)' }} />
        </div>
        <div className={classes.intro}>
          <Skeleton width="30%" />
          <Skeleton width="80%" height={44} style={{ marginBlock: 'var(--space-4)' }} />
          <Skeleton width="70%" />
        </div>
      </div>
      <div className={classes.columns}>
        <SkeletonRows count={8} height={46} />
        <SkeletonRows count={5} height={92} />
      </div>
    </div>
  );
}
