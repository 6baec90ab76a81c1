import type { TimelineEvent } from '@larder/contract';
import { IconHistory } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '../../../lib/messages/index.ts';
import { useGroup } from '../../../lib/session/index.ts';
import classes from './Timeline.module.css';

/** To the version that was made, where the recipe is another one by now. */
export function VersionLink({ event: { recipe, recipeVersion } }: { event: TimelineEvent }) {
  const { slug: groupSlug } = useGroup();
  if (recipeVersion === null || recipeVersion >= recipe.version || !groupSlug) return null;
  return (
    <Link
      to="/g/$groupSlug/r/$recipeSlug/history"
      params={{ groupSlug, recipeSlug: recipe.slug }}
      search={{ version: recipeVersion }}
      className={classes.version}
    >
      <IconHistory size={16} stroke={1.5} aria-hidden="true" />
      {t('timeline.version')}
    </Link>
  );
}
