import { contract, type Recipe, type RecipeVersion } from '@larder/contract';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { Page, PageHeading } from '../../../components/Page.tsx';
import { SkeletonRows } from '../../../components/Skeleton.tsx';
import { useFetch } from '../../../lib/api/index.ts';
import { t } from '../../../lib/messages/index.ts';
import { atLeast, useMedia } from '../../../lib/screen/media.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { useRecipe } from '../recipes.api.ts';
import { RecipeNotFound } from '../view/RecipeNotFound.tsx';
import { Comparison } from './Comparison.tsx';
import classes from './History.module.css';
import type { HistorySearch } from './history-search.ts';
import { VersionList } from './VersionList.tsx';

/** The saves of a recipe, and what each of them changed. */
export function HistoryScreen() {
  const { groupSlug = '', recipeSlug = '' } = useParams({ strict: false });
  const { data: recipe, error, refetch } = useRecipe(recipeSlug);
  const versions = useFetch(contract.recipeVersions.list, { params: { slug: recipeSlug } });
  useTitle(recipe ? t('history.title-of', { name: recipe.name }) : t('history.title'));
  const failure = (recipe ? null : error) ?? (versions.data ? null : versions.error);
  if (failure?.status === 404) return <RecipeNotFound groupSlug={groupSlug} />;
  if (failure) {
    return (
      <Page width="narrow">
        <ErrorState error={failure} onRetry={() => void Promise.all([refetch(), versions.refetch()])} />
      </Page>
    );
  }
  if (!recipe || !versions.data) {
    return (
      <Page width="medium">
        <SkeletonRows count={8} height={68} />
      </Page>
    );
  }
  return <History recipe={recipe} versions={versions.data} groupSlug={groupSlug} />;
}

interface HistoryProps {
  recipe: Recipe;
  versions: RecipeVersion[];
  groupSlug: string;
}

/** Side by side where there is room for both; else a version takes the place of the list. */
function History({ recipe, versions, groupSlug }: HistoryProps) {
  const search: HistorySearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const isBeside = useMedia(atLeast('lg'));
  const params = { groupSlug, recipeSlug: recipe.slug };
  const chosen = versions.find(({ version }) => version === search.version);
  const shown = chosen ?? (isBeside ? versions[0] : undefined);
  const toHistory = { to: '/g/$groupSlug/r/$recipeSlug/history', params } as const;
  return (
    <Page>
      <div className={classes.page}>
        {chosen && !isBeside ? (
          <Link {...toHistory} className={classes.back}>
            <IconArrowLeft className="flip" size={20} stroke={1.5} aria-hidden="true" />
            {t('history.title')}
          </Link>
        ) : (
          <Link to="/g/$groupSlug/r/$recipeSlug" params={params} className={classes.back}>
            <IconArrowLeft className="flip" size={20} stroke={1.5} aria-hidden="true" />
            <bdi>{recipe.name}</bdi>
          </Link>
        )}
        {(isBeside || !chosen) && (
          <PageHeading title={t('history.title')} aside={t('history.count', { count: versions.length })} />
        )}
        <div className={classes.history}>
          {(isBeside || !chosen) && <VersionList versions={versions} shown={shown?.version} link={toHistory} />}
          {shown && (
            <Comparison
              key={shown.version}
              recipe={recipe}
              versions={versions}
              shown={shown}
              comparedWith={search.with}
              groupSlug={groupSlug}
              level={isBeside ? 2 : 1}
              onCompareWith={(version) =>
                void navigate({ ...toHistory, search: { version: shown.version, with: version }, replace: true })
              }
            />
          )}
        </div>
      </div>
    </Page>
  );
}
