import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import salad from '../../../art/garden-salad.webp';
import roast from '../../../art/roast-vegetables.webp';
import soup from '../../../art/tomato-soup.webp';
import { BackLink } from '../../../components/BackLink.tsx';
import { EmptyState } from '../../../components/EmptyState.tsx';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { NotShown } from '../../../components/NotShown.tsx';
import { t } from '../../../lib/messages/index.ts';
import { useTitle } from '../../../lib/screen/use-title.ts';
import { useGroup, useMe } from '../../../lib/session/index.ts';
import { Explorer } from './Explorer.tsx';
import type { FilterKind } from './explorer-search.ts';
import { isId, type Named, useNamed } from './named.api.ts';

const relations = { categories: 'recipeCategory', tags: 'tags', tools: 'tools' } as const;

/** What all recipes of one category, tag, tool or food have in common. */
const conditionOf = (kind: FilterKind, value: string): string =>
  kind === 'foods'
    ? `recipeIngredient.foodId = ${JSON.stringify(value)}`
    : `${relations[kind]}.${isId(value) ? 'id' : 'slug'} = ${JSON.stringify(value)}`;

interface RecipesOfProps {
  kind: FilterKind;
  /** At the end of the title's line, for members. */
  actions?: (named: Named) => ReactNode;
  /** Below it. */
  intro?: (named: Named) => ReactNode;
}

/** The recipes of one category, tag, tool or food, under its name. */
export function RecipesOf({ kind, actions, intro }: RecipesOfProps) {
  const { value = '' } = useParams({ strict: false });
  const { isOwn } = useGroup();
  const { named, error, refetch } = useNamed(kind, [value]);
  const [it] = named ?? [];
  const name = it?.name;
  useTitle(name ?? t('data.title', { kind }));

  if (error?.status === 404 && !isOwn) return <NotShown />;
  if (error && !named) return <ErrorState level={1} error={error} onRetry={refetch} />;
  // A food is named by nothing but its id.
  if ((named && name === undefined) || (kind === 'foods' && !isId(value))) {
    return (
      <EmptyState title={t('explorer.not-there')} action={<Back kind={kind} />}>
        {t('explorer.not-there-text')}
      </EmptyState>
    );
  }
  const back = <Back kind={kind} />;
  return (
    <Explorer
      key={value}
      title={name ?? ''}
      condition={conditionOf(kind, value)}
      back={back}
      actions={isOwn && it && actions?.(it)}
      intro={isOwn && it && intro?.(it)}
      empty={
        <EmptyState title={t('explorer.none-of', { name: name ?? '' })} pictures={[soup, salad, roast]} action={back}>
          {t(isOwn ? 'explorer.none-of-text' : 'explorer.empty-visitor-text')}
        </EmptyState>
      }
    />
  );
}

/** To all of the kind; to all recipes for who does not see those. */
function Back({ kind }: { kind: FilterKind }) {
  const { slug, isOwn } = useGroup();
  const me = useMe();
  const groupSlug = slug ?? '';
  if (kind === 'foods') {
    if (isOwn && me?.canOrganize) return <BackLink to="/group/data/foods">{t('data.title', { kind })}</BackLink>;
  } else if (isOwn) {
    return (
      <BackLink to={`/g/$groupSlug/recipes/${kind}`} params={{ groupSlug }}>
        {t('data.title', { kind })}
      </BackLink>
    );
  }
  return (
    <BackLink to="/g/$groupSlug" params={{ groupSlug }}>
      {t('nav.recipes')}
    </BackLink>
  );
}

export const RecipesOfFood = () => <RecipesOf kind="foods" />;
