import { contract, type Move } from '@larder/contract';
import { Button, Progress } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useChange, useFetch } from '../../lib/api/index.ts';
import { formatNumber } from '../../lib/dates/dates.ts';
import { t } from '../../lib/messages/index.ts';
import { useMe } from '../../lib/session/index.ts';
import { RecipePhoto } from '../recipe-pictures/index.ts';
import { RecipeFacts } from '../recipes/index.ts';
import { MovePage } from './MovePage.tsx';
import classes from './MovingIn.module.css';
import { appsInWords } from './moving-in.api.ts';
import { useMinutesLeft } from './use-minutes-left.ts';

/** While it goes on by itself. */
export function Moving({ move }: { move: Move }) {
  const stop = useChange(contract.moves.stop);
  const { found, brought, incomplete, refused } = move.progress;
  const done = move.recipes - found;
  const minutes = useMinutesLeft(done, found);
  return (
    <MovePage title={t('moving.running', { apps: appsInWords(move) })} hint={t('moving.running-hint')}>
      <div className={classes.work}>
        <p role="status">
          <b>{t('moving.progress', { done, all: move.recipes })}</b>
          <small>
            {minutes !== undefined && t('moving.left', { minutes })}{' '}
            {move.picturesToFetch > 0 && t('moving.pictures-follow', { count: move.picturesToFetch })}
          </small>
        </p>
        <Button variant="default" loading={stop.isPending} onClick={() => stop.mutate({ params: { moveId: move.id } })}>
          {t('moving.stop')}
        </Button>
        <Progress
          value={(100 * done) / Math.max(move.recipes, 1)}
          color="herb"
          aria-label={t('moving.progress-label')}
        />
      </div>
      <dl className={classes.counts}>
        {(['brought', 'incomplete', 'refused'] as const).map((state) => (
          <div key={state}>
            <dt>{t(`moving.state.${state}`)}</dt>
            <dd>{formatNumber({ brought, incomplete, refused }[state])}</dd>
          </div>
        ))}
      </dl>
      <JustArrived move={move} />
    </MovePage>
  );
}

const shown = 5;

/** The last recipes that came, as they lie in the household now. */
function JustArrived({ move: { id, reportId } }: { move: Move }) {
  const groupSlug = useMe()?.groupSlug ?? '';
  const { data } = useFetch(
    contract.moves.recipes,
    { params: { moveId: id }, query: { state: 'arrived', orderDirection: 'desc', perPage: shown } },
    { keepPrevious: true },
  );
  if (!data || data.items.length === 0) return null;
  return (
    <section className={classes.part}>
      <header>
        <h2>{t('moving.arrived')}</h2>
        {reportId && (
          <Button
            variant="subtle"
            renderRoot={(props) => <Link to="/group/reports/$reportId" params={{ reportId }} {...props} />}
          >
            {t('moving.full-report')}
          </Button>
        )}
      </header>
      <ul className={classes.cards}>
        {data.items.map((found) => (
          <li key={found.number}>
            {found.recipe && (
              <Link to="/g/$groupSlug/r/$recipeSlug" params={{ groupSlug, recipeSlug: found.recipe.slug }}>
                <RecipePhoto recipe={found.recipe} ratio="4 / 3" className={classes.picture} />
                <b dir="auto">{found.recipe.name}</b>
                <RecipeFacts recipe={{ ...found, performTime: null }} />
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
