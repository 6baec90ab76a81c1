import { contract, type Recipe } from '@larder/contract';
import { Button } from '@mantine/core';
import { IconChefHat } from '@tabler/icons-react';
import { Link, useParams } from '@tanstack/react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { Page } from '../../../components/Page.tsx';
import { SkeletonPage } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { formatNearDay } from '../../../lib/dates/dates.ts';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { RecipePhoto } from '../../recipe-pictures/index.ts';
import Comments from '../comments/Comments.tsx';
import { useMadeEvents } from '../made/made.api.ts';
import { useMadeThis } from '../made/use-made-this.tsx';
import { useRecipe } from '../recipes.api.ts';
import { RecipeNotFound } from '../view/RecipeNotFound.tsx';
import classes from './Timeline.module.css';
import { TimelineFilter } from './TimelineFilter.tsx';
import { TimelineList } from './TimelineList.tsx';
import { TimelineOrder } from './TimelineOrder.tsx';

/** How often a recipe was made, what was said of it, and everything that happened to it. */
export function RecipeTimelineScreen() {
  const { groupSlug = '', recipeSlug = '' } = useParams({ strict: false });
  const { data: recipe, error, refetch } = useRecipe(recipeSlug);
  useTitle(recipe ? t('timeline.title-of', { name: recipe.name }) : t('timeline.title'));
  if (error?.status === 404 && !recipe) return <RecipeNotFound groupSlug={groupSlug} />;
  if (error && !recipe) {
    return (
      <Page width="narrow">
        <ErrorState level={1} error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  if (!recipe) return <SkeletonPage />;
  return (
    <Page width="medium">
      <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug, recipeSlug: recipe.slug }} className={classes.back}>
        <RecipePhoto recipe={recipe} className={classes.backPicture} />
        <h1 dir="auto">{recipe.name}</h1>
      </Link>
      <MadeFigures recipe={recipe} />
      <div className={classes.columns} data-alone={recipe.settings.disableComments || undefined}>
        {!recipe.settings.disableComments && <Comments recipe={recipe} />}
        <section aria-labelledby="timeline-heading">
          <header className={classes.sectionHead}>
            <h2 id="timeline-heading">{t('timeline.title')}</h2>
            <TimelineOrder />
          </header>
          <TimelineFilter />
          <TimelineList
            recipeId={recipe.id}
            empty={<p className={classes.nothing}>{t('timeline.none-of-recipe')}</p>}
          />
        </section>
      </div>
    </Page>
  );
}

/** How often and when, and the way to say that it was made once more. */
function MadeFigures({ recipe }: { recipe: Recipe }) {
  const { data } = useMadeEvents(recipe);
  const { data: members = [] } = useFetch(contract.groups.members);
  const made = useMadeThis(recipe);
  const [last] = data?.items ?? [];
  const cook = last && members.find(({ id }) => id === last.userId);
  return (
    <div className={classes.made}>
      {data && (
        <p>
          <b>{data.total}</b>
          <span>{t('timeline.times-made', { times: data.total })}</span>
        </p>
      )}
      {last && (
        <p>
          <b>{formatNearDay(last.timestamp)}</b>
          <span>{cook ? t('timeline.last-by', { who: cook.fullName }) : t('timeline.last')}</span>
        </p>
      )}
      <Button leftSection={<IconChefHat size={20} stroke={1.5} aria-hidden="true" />} onClick={made.begin}>
        {t('made.this')}
      </Button>
      {made.card}
    </div>
  );
}
