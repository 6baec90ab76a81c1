import type { Found, FoundEntity, FoundRecipe } from '@larder/contract';
import type { Icon } from '@tabler/icons-react';
import { IconBlender, IconBook2, IconCarrot, IconCategory, IconList, IconTag } from '@tabler/icons-react';
import { type LinkOptions, linkOptions, useNavigate } from '@tanstack/react-router';
import { t } from '../../lib/messages/index.ts';
import { useGroup } from '../../lib/session/index.ts';
import { useCookbooks } from '../cookbooks/index.ts';
import { named, type SearchPlace } from './search-places.ts';

/** Something that Enter opens. */
export interface SearchOption {
  key: string;
  icon?: Icon;
  recipe?: FoundRecipe;
  name: string;
  hint?: string | undefined;
  keys?: string[] | undefined;
  /** Its name is no match. */
  isPlain?: boolean;
  open: () => void;
}

export interface SearchSection {
  title: string;
  options: SearchOption[];
}

/** Recipes beside which there is something else to be seen. */
const mostBesideOthers = 7;
const mostCookbooks = 4;

/** What was found, by sections. */
export function useSearchOptions(found: Found | undefined, text: string, places: readonly SearchPlace[]) {
  const groupSlug = useGroup().slug ?? '';
  const navigate = useNavigate();
  const books = useCookbooks().data?.items ?? [];
  const go = (link: LinkOptions) => () => void navigate(link);
  const params = { groupSlug };
  if (text.trim() === '') return [];

  const cookbooks = named(books, text, ({ name }) => name)
    .slice(0, mostCookbooks)
    .map(({ id, name, slug: bookSlug }) => ({
      key: id,
      icon: IconBook2,
      name,
      open: go(linkOptions({ to: '/g/$groupSlug/cookbooks/$bookSlug', params: { groupSlug, bookSlug } })),
    }));
  const entities = (kind: 'categories' | 'tags' | 'tools' | 'foods', icon: Icon): SearchOption[] =>
    (found?.[kind] ?? []).map(({ id, name, slug }: FoundEntity) => ({
      key: id,
      icon,
      name,
      hint: t('search.kind', { kind }),
      open: go(linkOptions({ to: `/g/$groupSlug/recipes/${kind}/$value`, params: { groupSlug, value: slug ?? id } })),
    }));
  const fitting = named(places, text, ({ title, hint = '' }) => `${title} ${hint}`);
  const ofKind = (kind: SearchPlace['kind']): SearchOption[] =>
    fitting
      .filter((place) => place.kind === kind)
      .map(({ key, icon, title, hint, keys, open }) => ({ key, icon, name: title, hint, keys, open }));

  const others: SearchSection[] = [
    { title: t('cookbook.title'), options: cookbooks },
    {
      title: t('search.organizers'),
      options: [
        ...entities('categories', IconCategory),
        ...entities('tags', IconTag),
        ...entities('tools', IconBlender),
      ],
    },
    { title: t('data.title', { kind: 'foods' }), options: entities('foods', IconCarrot) },
    { title: t('search.actions'), options: ofKind('action') },
    { title: t('search.pages'), options: ofKind('page') },
  ].filter(({ options }) => options.length > 0);

  const { items = [], total = 0 } = found?.recipes ?? {};
  const shown = others.length > 0 ? items.slice(0, mostBesideOthers) : items;
  const recipes: SearchOption[] = shown.map((recipe) => ({
    key: recipe.recipe.id,
    recipe,
    name: recipe.recipe.name,
    open: go(linkOptions({ to: '/g/$groupSlug/r/$recipeSlug', params: { groupSlug, recipeSlug: recipe.recipe.slug } })),
  }));
  if (total > shown.length) {
    recipes.push({
      key: 'all',
      icon: IconList,
      name: t('search.all', { count: total }),
      isPlain: true,
      open: go(linkOptions({ to: '/g/$groupSlug', params, search: { search: text.trim() } })),
    });
  }
  return recipes.length > 0 ? [{ title: t('nav.recipes'), options: recipes }, ...others] : others;
}
